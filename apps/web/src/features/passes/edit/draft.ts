import {
  isJudgementCount,
  isSpeed,
  isUploadTime,
  JUDGEMENT_KEYS,
  type JudgementKey,
  type Judgements,
  readCount,
  readSpeed,
} from '@rondo/domain/passes';
import type { FieldCode } from '../../../lib/form-errors.ts';
import type { PassDetail } from '../detail/api.ts';

const PLAIN = [
  'videoLink',
  'vidTitle',
  'feelingRating',
  'is12K',
  'is16K',
  'isNoHoldTap',
  'isAnnounced',
  'isDuplicate',
] as const;

/** A pass as the form holds it: numbers as they are typed, the upload time in UTC to the second. */
export type PassDraft = Pick<PassDetail, (typeof PLAIN)[number]> & {
  levelText: string;
  player: { id: number | null; name: string };
  time: string;
  speed: string;
  counts: Readonly<Record<JudgementKey, string>>;
};

/** Only the changed keys travel. */
export type PassEdit = Partial<
  Pick<PassDetail, (typeof PLAIN)[number] | 'levelId' | 'playerId' | 'speed'>
> & {
  vidUploadTime?: string;
  judgements?: Partial<Judgements>;
};

const TO_THE_SECOND = 19;

export function draftOf(pass: PassDetail): PassDraft {
  const counts = JUDGEMENT_KEYS.map((key) => [key, String(pass.judgements[key])]);
  const plain = Object.fromEntries(PLAIN.map((field) => [field, pass[field]])) as Pick<
    PassDetail,
    (typeof PLAIN)[number]
  >;
  return {
    ...plain,
    levelText: String(pass.levelId),
    player: { id: pass.playerId, name: pass.player.name },
    time: pass.vidUploadTime.slice(0, TO_THE_SECOND),
    speed: String(pass.speed),
    counts: Object.fromEntries(counts) as PassDraft['counts'],
  };
}

/** The number that stands in the level's box; null where there is none. */
export function levelIdOf({ levelText }: PassDraft): number | null {
  const digits = /^#?(\d{1,9})$/.exec(levelText.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** What the draft, which has no problems, changes of the pass. */
export function changesOf(pass: PassDetail, draft: PassDraft): PassEdit {
  const stored = draftOf(pass);
  const plain = PLAIN.filter((field) => draft[field] !== stored[field]);
  const counts = JUDGEMENT_KEYS.filter((key) => draft.counts[key] !== stored.counts[key]);
  const levelId = levelIdOf(draft);
  const speed = readSpeed(draft.speed);
  return {
    ...(Object.fromEntries(plain.map((field) => [field, draft[field]])) as PassEdit),
    ...(levelId !== null && levelId !== pass.levelId ? { levelId } : {}),
    ...(draft.player.id !== null && draft.player.id !== pass.playerId ? { playerId: draft.player.id } : {}),
    ...(speed !== null && speed !== pass.speed ? { speed } : {}),
    ...(draft.time === stored.time ? {} : { vidUploadTime: `${draft.time}Z` }),
    ...(counts.length > 0
      ? { judgements: Object.fromEntries(counts.map((key) => [key, readCount(draft.counts[key]) ?? 0])) }
      : {}),
  };
}

/** The counts where each is one; null otherwise. */
export function judgementsOf({ counts }: PassDraft): Judgements | null {
  const read = JUDGEMENT_KEYS.map((key) => [key, readCount(counts[key])] as const);
  const isWhole = read.every(([, count]) => count !== null && isJudgementCount(count));
  return isWhole ? (Object.fromEntries(read) as Record<JudgementKey, number>) : null;
}

/** What keeps the draft from being saved; an old pass may keep what nobody could hand in today. */
export function draftProblems(pass: PassDetail, draft: PassDraft, isLevelMissing: boolean): FieldCode[] {
  const stored = draftOf(pass);
  const isChanged = (field: 'videoLink' | 'vidTitle' | 'feelingRating' | 'speed' | 'time') =>
    draft[field] !== stored[field];
  const found: (FieldCode | false)[] = [
    levelIdOf(draft) === null && { field: 'levelId', code: 'LEVEL_NUMBER' },
    isLevelMissing && { field: 'levelId', code: 'LEVEL_NOT_FOUND' },
    draft.player.id === null && { field: 'playerId', code: 'PLAYER_REQUIRED' },
    ...(['videoLink', 'vidTitle', 'feelingRating'] as const).map(
      (field) => isChanged(field) && draft[field].trim() === '' && { field, code: 'REQUIRED' },
    ),
    isChanged('time') && !isTime(draft.time) && { field: 'vidUploadTime', code: 'TIME_INVALID' },
    isChanged('speed') &&
      !isSpeed(readSpeed(draft.speed) ?? Number.NaN) && { field: 'speed', code: 'SPEED_INVALID' },
    ...JUDGEMENT_KEYS.map((key) => {
      const count = readCount(draft.counts[key]);
      return (count === null || !isJudgementCount(count)) && { field: key, code: 'COUNT_INVALID' };
    }),
  ];
  const problems = found.filter((problem) => problem !== false);
  const isEmpty = JUDGEMENT_KEYS.every((key) => readCount(draft.counts[key]) === 0);
  return isEmpty ? [...problems, { field: 'perfect', code: 'JUDGEMENTS_EMPTY' }] : problems;
}

function isTime(text: string): boolean {
  return text !== '' && isUploadTime(new Date(`${text}Z`), new Date());
}
