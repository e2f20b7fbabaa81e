import {
  isKeyModeOffered,
  type JudgementKey,
  JUDGEMENT_KEYS,
  readCount,
  readSpeed,
} from '@rondo/domain/passes';
import type { PassForm } from '@rondo/domain/submissions';
import type { LevelHit, VideoDetails } from '../api.ts';
import { keptChoice, keptObject, keptText } from '../parts/named-choice.ts';
import type { NamedChoice } from '../parts/named-choice.ts';
import type { DraftKind } from '../parts/use-draft.ts';

export interface PassDraft {
  levelText: string;
  level: LevelHit | null;
  videoLink: string;
  /** By hand, for videos that nothing is known of. */
  title: string;
  /** By hand as YYYY-MM-DD, for videos without a known time. */
  date: string;
  /** Null while nobody has touched it: then the video's channel proposes somebody. */
  player: NamedChoice | null;
  speed: string;
  feeling: string;
  isNoHoldTap: boolean;
  is12K: boolean;
  is16K: boolean;
  counts: Readonly<Record<JudgementKey, string>>;
}

const emptyPassDraft: PassDraft = {
  levelText: '',
  level: null,
  videoLink: '',
  title: '',
  date: '',
  player: null,
  speed: '',
  feeling: '',
  isNoHoldTap: false,
  is12K: false,
  is16K: false,
  counts: Object.fromEntries(JUDGEMENT_KEYS.map((key) => [key, ''])) as Record<JudgementKey, string>,
};

export const passDrafts: DraftKind<PassDraft> = {
  type: 'pass',
  empty: emptyPassDraft,
  plain: ({ level, ...draft }) => ({ ...draft, levelText: level ? String(level.id) : draft.levelText }),
  read: (kept) => {
    const { player, speed, counts, ...rest } = keptObject(kept);
    const sent = keptObject(counts);
    return {
      levelText: keptText(rest['levelText']),
      level: null,
      videoLink: keptText(rest['videoLink']),
      title: keptText(rest['title']),
      date: keptText(rest['date']),
      player: player === null || player === undefined ? null : keptChoice(player),
      speed: keptText(speed),
      feeling: keptText(rest['feeling']),
      isNoHoldTap: rest['isNoHoldTap'] === true,
      is12K: rest['is12K'] === true,
      is16K: rest['is16K'] === true,
      counts: Object.fromEntries(JUDGEMENT_KEYS.map((key) => [key, keptText(sent[key])])) as Record<
        JudgementKey,
        string
      >,
    };
  },
};

/** What was found out beside the draft. */
export interface PassFacts {
  level: LevelHit | null;
  details: VideoDetails | null;
  player: NamedChoice;
}

/** The draft as the form that the rules look at. */
export function passFormOf(draft: PassDraft, { level, details, player }: PassFacts): PassForm {
  const hasKeyModes = level !== null && isKeyModeOffered(level.difficulty);
  return {
    levelId: level?.id ?? (draft.levelText.trim() === '' ? null : Number.NaN),
    videoLink: draft.videoLink.trim(),
    passer: player.name.trim(),
    passerId: player.id,
    passerRequest: player.id === null && player.isNew,
    speed: readSpeed(draft.speed),
    feelingDifficulty: draft.feeling.trim(),
    title: details?.title ?? draft.title.trim(),
    rawTime: rawTimeOf(draft, details),
    judgements: Object.fromEntries(
      JUDGEMENT_KEYS.map((key) => [key, readCount(draft.counts[key])]),
    ) as PassForm['judgements'],
    is12K: hasKeyModes && draft.is12K,
    is16K: hasKeyModes && draft.is16K,
    isNoHoldTap: draft.isNoHoldTap,
  };
}

function rawTimeOf({ date }: PassDraft, details: VideoDetails | null): Date | null {
  if (details?.timestamp) return new Date(details.timestamp);
  return date === '' ? null : new Date(`${date}T00:00:00Z`);
}

/** The body of the call: lateDouble is always 0. */
export function passBodyOf({ judgements, rawTime, speed, ...form }: PassForm): Record<string, unknown> {
  return { ...form, ...judgements, lateDouble: 0, speed: speed ?? 1, rawTime: rawTime?.toISOString() };
}
