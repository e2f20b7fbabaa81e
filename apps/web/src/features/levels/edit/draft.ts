import type { FieldCode } from '../../../lib/form-errors.ts';
import type { LevelDetail } from '../api.ts';
import { readBaseScore } from './read-base-score.ts';

const TEXTS = [
  'song',
  'artist',
  'creator',
  'charter',
  'vfxer',
  'team',
  'videoLink',
  'dlLink',
  'workshopLink',
  'publicComments',
  'rerateNum',
  'rerateReason',
] as const;
const PLAIN = [...TEXTS, 'diffId', 'toRate', 'ratingCommentRequired'] as const;

/** A level as the form holds it; the base score as it is typed. */
export type LevelDraft = Pick<LevelDetail, (typeof PLAIN)[number]> & { baseText: string };
/** Only the changed keys travel. */
export type LevelEdit = Partial<Omit<LevelDraft, 'baseText'>> & { baseScore?: number | null };
export type TextName = (typeof TEXTS)[number];

export function draftOf(level: LevelDetail): LevelDraft {
  const plain = Object.fromEntries(PLAIN.map((field) => [field, level[field]]));
  const baseText = level.baseScore === null ? '' : String(level.baseScore);
  return { ...plain, baseText } as LevelDraft;
}

/** What the draft changes of the level; a base score that cannot be read changes nothing. */
export function changesOf(level: LevelDetail, draft: LevelDraft): LevelEdit {
  const changed = PLAIN.filter((field) => draft[field] !== level[field]);
  const edit = Object.fromEntries(changed.map((field) => [field, draft[field]])) as LevelEdit;
  const base = readBaseScore(draft.baseText);
  return base === undefined || base === level.baseScore ? edit : { ...edit, baseScore: base };
}

/** The draft's changes on top of what somebody else has saved meanwhile. */
export function rebased(draft: LevelDraft, before: LevelDetail, now: LevelDetail): LevelDraft {
  const { baseScore, ...edit } = changesOf(before, draft);
  const fresh = draftOf(now);
  return { ...fresh, ...edit, baseText: baseScore === undefined ? fresh.baseText : draft.baseText };
}

/** What keeps the draft from being saved. An old level may lack what it lacked before. */
export function draftProblems(level: LevelDetail, draft: LevelDraft): FieldCode[] {
  const blank = (['song', 'artist'] as const).filter(
    (field) => draft[field].trim() === '' && level[field] !== draft[field],
  );
  const problems: FieldCode[] = blank.map((field) => ({ field, code: 'REQUIRED' }));
  return readBaseScore(draft.baseText) === undefined
    ? [...problems, { field: 'baseScore', code: 'BASE_INVALID' }]
    : problems;
}
