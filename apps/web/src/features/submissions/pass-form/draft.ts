import { parseVideoLink } from '@rondo/domain/media';
import {
  isKeyModeOffered,
  type JudgementKey,
  JUDGEMENT_KEYS,
  moment,
  readUploadTime,
  type UploadTime,
  uploadTimeText,
} from '@rondo/domain/passes';
import { type FieldProblem, readDecimal, readWhole } from '@rondo/domain/text';
import { type LookedUp, type PassForm, passFormProblems } from '@rondo/domain/submissions';
import type { FieldCode } from '../../../lib/form-errors.ts';
import { serverNow } from '../../../lib/server-now.ts';
import { PART_OF_TIME } from '../../../ui/TimeOfDayField.tsx';
import type { DuplicateQuery, LevelHit } from '../api.ts';
import { keptChoice, keptFields, type NamedChoice } from '../parts/named-choice.ts';
import type { DraftKind } from '../parts/use-draft.ts';
import type { KnownVideo } from '../parts/use-video.ts';
import type { KnownLevel } from './use-level.ts';

export interface PassDraft {
  levelText: string;
  videoLink: string;
  /** By hand, for videos that nothing is known of. */
  title: string;
  /** By hand as YYYY-MM-DD, for videos without a known time. */
  date: string;
  /** Of that day, where the person is; may be left out. */
  time: string;
  /** Null while nobody has touched it: then the video's channel proposes somebody. */
  player: NamedChoice | null;
  speed: string;
  feeling: string;
  isNoHoldTap: boolean;
  is12K: boolean;
  is16K: boolean;
  counts: Readonly<Record<JudgementKey, string>>;
}

/** One value for each judgement. */
function forEachJudgement<T>(valueOf: (key: JudgementKey) => T) {
  return Object.fromEntries(JUDGEMENT_KEYS.map((key) => [key, valueOf(key)])) as Record<JudgementKey, T>;
}

const empty: PassDraft = {
  levelText: '',
  videoLink: '',
  title: '',
  date: '',
  time: '',
  player: null,
  speed: '',
  feeling: '',
  isNoHoldTap: false,
  is12K: false,
  is16K: false,
  counts: forEachJudgement(() => ''),
};

export const passDrafts: DraftKind<PassDraft> = {
  kind: 'pass',
  empty,
  read: ({ player, counts, ...texts }) => ({
    ...keptFields(empty, texts),
    ...(texts.time === PART_OF_TIME ? { time: '' } : {}),
    player: player === null || player === undefined ? null : keptChoice(player),
    counts: keptFields(empty.counts, counts),
  }),
};

/** The draft, with what was found out beside it, as the form that the rules look at. */
export function passFormOf(
  draft: PassDraft,
  level: LevelHit | null,
  lookedUp: LookedUp,
  player: NamedChoice,
): PassForm {
  const hasKeyModes = level !== null && isKeyModeOffered(level.difficulty);
  return {
    levelId: level?.id ?? (draft.levelText.trim() === '' ? null : Number.NaN),
    videoLink: draft.videoLink.trim(),
    passer: player.name.trim(),
    passerId: player.id,
    passerRequest: player.id === null && player.isNew,
    speed: readDecimal(draft.speed),
    feelingDifficulty: draft.feeling.trim(),
    title: lookedUp.title ?? draft.title.trim(),
    rawTime: lookedUp.time ?? typedTime(draft),
    // A kept form may have counts that are too late, for which there is no box.
    judgements: { ...forEachJudgement((key) => readWhole(draft.counts[key])), lateDouble: null },
    is12K: hasKeyModes && draft.is12K,
    is16K: hasKeyModes && draft.is16K,
    isNoHoldTap: draft.isNoHoldTap,
  };
}

function typedTime({ date, time }: PassDraft): UploadTime | null {
  if (date === '') return null;
  return time === '' ? readUploadTime(date) : moment(localTime(date, time));
}

/** A time where the person is; one that their clocks skip is as much later as they skip. */
export function localTime(date: string, time: string): Date {
  return new Date(`${date}T${time}`);
}

/** Codes of the rules whose words depend on the field. */
const words = new Map([
  ['levelId INVALID', 'LEVEL_NOT_CHOSEN'],
  ['rawTime REQUIRED', 'TIME_REQUIRED'],
  ['time INVALID', 'TIME_PARTIAL'],
  ['rawTime OUT_OF_RANGE', 'TIME_OUT_OF_RANGE'],
]);

/** Everything that keeps a pass from being sent; title and time are asked for once the video's look-up has ended. */
export function passProblems(
  form: PassForm,
  { level, isMissing }: KnownLevel,
  video: KnownVideo['status'],
): FieldCode[] {
  const problems = passFormProblems(form, { now: serverNow(), difficulty: level?.difficulty ?? null });
  const isByHand = video !== 'none' && video !== 'loading';
  const shown = problems
    .filter(({ field }) => isByHand || (field !== 'title' && field !== 'rawTime'))
    // A box for a date gives a day or nothing, so that it is the time.
    .map((problem) =>
      problem.field === 'rawTime' && problem.code === 'INVALID' ? { ...problem, field: 'time' } : problem,
    )
    .map((problem) => ({ ...problem, code: shownCode(problem, isMissing) }));
  return video === 'loading' ? [...shown, { field: 'videoLink', code: 'VIDEO_LOADING' }] : shown;
}

function shownCode({ field, code, most }: FieldProblem, isLevelMissing: boolean): string {
  if (isLevelMissing && field === 'levelId') return 'LEVEL_NOT_FOUND';
  return most === undefined ? (words.get(`${field} ${code}`) ?? code) : 'COUNT_INVALID';
}

/** The body of the call: lateDouble is always 0. */
export function passBodyOf({ judgements, rawTime, speed, ...form }: PassForm): Record<string, unknown> {
  return {
    ...form,
    ...judgements,
    lateDouble: 0,
    speed: speed ?? 1,
    rawTime: rawTime && uploadTimeText(rawTime),
  };
}

/** What may exist already; null while the level or the video is missing. */
export function passQuery(level: LevelHit | null, link: string): DuplicateQuery | null {
  const videoLink = link.trim();
  return level && parseVideoLink(videoLink) ? { type: 'pass', levelId: level.id, videoLink } : null;
}
