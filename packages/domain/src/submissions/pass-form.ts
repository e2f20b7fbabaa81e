import { enteredVideoLink, hasForeignScheme, MAX_LINK } from '../media/index.ts';
import {
  forJudgements,
  isJudgementCount,
  isReadable,
  isSpeed,
  isUploadTime,
  JUDGEMENT_KEYS,
  type JudgementKey,
  type Judgements,
  keyModeProblem,
  MAX_JUDGEMENT_COUNT,
  type UploadTime,
} from '../passes/index.ts';
import { type FieldProblem, isVisible, LARGEST_ID, textProblem } from '../text/index.ts';

/** A pass form, its numbers already read: null = left empty, NaN = not a number. */
export interface PassForm {
  readonly levelId: number | null;
  readonly videoLink: string;
  readonly passer: string;
  readonly passerId: number | null;
  readonly passerRequest: boolean;
  readonly speed: number | null;
  readonly feelingDifficulty: string;
  readonly title: string;
  readonly rawTime: UploadTime | null;
  readonly judgements: Readonly<Record<JudgementKey, number | null>>;
  readonly is12K: boolean;
  readonly is16K: boolean;
  readonly isNoHoldTap: boolean;
}

/** What the rules need to know beyond the form. */
export interface PassFormContext {
  readonly now: Date;
  /** The level's difficulty; null while the level is not known: key modes are then not checked. */
  readonly difficulty: { readonly id: number; readonly name: string } | null;
}

export const PASS_TITLE = { max: 500, isRequired: true } as const;

const TEXTS = [
  ['videoLink', { max: MAX_LINK, isRequired: true }],
  ['passer', { max: 100 }],
  ['feelingDifficulty', { max: 255, isRequired: true }],
  ['title', PASS_TITLE],
] as const;

/** Everything that is wrong with a pass form (docs/rules/submissions.md#pass-form); empty when it may be sent. */
export function passFormProblems(form: PassForm, context: PassFormContext): readonly FieldProblem[] {
  return [
    ...levelProblems(form),
    ...textProblems(form),
    ...(hasForeignScheme(enteredVideoLink(form.videoLink))
      ? [{ field: 'videoLink', code: 'LINK_SCHEME' }]
      : []),
    ...passerProblems(form),
    ...timeProblems(form, context.now),
    ...speedProblems(form),
    ...countProblems(form.judgements),
    ...keyModeProblems(form, context),
  ];
}

/** The seven counts of a form without problems; an empty lateDouble is 0. Null while a count is missing or wrong. */
export function formJudgements(counts: PassForm['judgements']): Judgements | null {
  if (countProblems(counts).length > 0) return null;
  return forJudgements((key) => counts[key] ?? 0);
}

function levelProblems({ levelId }: PassForm): FieldProblem[] {
  if (levelId === null) return [{ field: 'levelId', code: 'REQUIRED' }];
  const isId = Number.isInteger(levelId) && levelId > 0 && levelId <= LARGEST_ID;
  return isId ? [] : [{ field: 'levelId', code: 'INVALID' }];
}

function textProblems(form: PassForm): FieldProblem[] {
  return TEXTS.flatMap(([field, rule]) => {
    const code = textProblem(form[field], rule);
    return code === null ? [] : [{ field, code }];
  });
}

function passerProblems({ passer, passerId }: PassForm): FieldProblem[] {
  return passerId === null && !isVisible(passer) ? [{ field: 'passer', code: 'REQUIRED' }] : [];
}

function timeProblems({ rawTime }: PassForm, now: Date): FieldProblem[] {
  if (rawTime === null) return [{ field: 'rawTime', code: 'REQUIRED' }];
  if (!isReadable(rawTime)) return [{ field: 'rawTime', code: 'INVALID' }];
  return isUploadTime(rawTime, now) ? [] : [{ field: 'rawTime', code: 'OUT_OF_RANGE' }];
}

function speedProblems({ speed }: PassForm): FieldProblem[] {
  return speed === null || isSpeed(speed) ? [] : [{ field: 'speed', code: 'SPEED_INVALID' }];
}

function countProblems(counts: PassForm['judgements']): FieldProblem[] {
  const problems = JUDGEMENT_KEYS.flatMap((field): FieldProblem[] => {
    const count = counts[field];
    if (count === null) return field === 'lateDouble' ? [] : [{ field, code: 'REQUIRED' }];
    return isJudgementCount(count) ? [] : [{ field, code: 'INVALID', least: 0, most: MAX_JUDGEMENT_COUNT }];
  });
  const isEmpty = problems.length === 0 && JUDGEMENT_KEYS.every((key) => (counts[key] ?? 0) === 0);
  return isEmpty ? [{ field: 'judgements', code: 'JUDGEMENTS_EMPTY' }] : problems;
}

function keyModeProblems(form: PassForm, { difficulty }: PassFormContext): FieldProblem[] {
  if (difficulty === null) {
    return form.is12K && form.is16K ? [{ field: 'is12K', code: 'KEY_MODE_CONFLICT' }] : [];
  }
  const code = keyModeProblem(form, difficulty);
  return code === null ? [] : [{ field: form.is16K && !form.is12K ? 'is16K' : 'is12K', code }];
}
