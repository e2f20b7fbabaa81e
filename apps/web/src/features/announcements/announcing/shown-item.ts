import { creditLine } from '@rondo/domain/levels';
import { formatAccuracy, formatBaseScore, formatScore } from '@rondo/domain/format';
import type { ItemKind, Plan, UnannouncedLevel, UnannouncedPass } from '../api.ts';

export type Unannounced = UnannouncedLevel | UnannouncedPass;
type Difficulty = UnannouncedLevel['difficulty'];

/** An item as its row, the progress and the dialogs name it. */
export interface ShownItem {
  id: number;
  levelId: number;
  difficulty: Difficulty;
  /** What it was before; only of a rerate to another difficulty. */
  previous: Difficulty | null;
  title: string;
  subtitle: string;
  updatedAt: string;
  plan: Plan;
  lastError: string | null;
}

/** @param on joins a player and a song: "NAME on SONG" in the reader's language */
export function shownItem(kind: ItemKind, item: Unannounced, on: (names: PassNames) => string): ShownItem {
  const { id, updatedAt, plan, lastError } = item;
  const rest = { id, updatedAt, plan, lastError };
  if ('passId' in item) {
    const { player, level, scoreV2, accuracy } = item;
    return {
      ...rest,
      levelId: level.id,
      difficulty: level.difficulty,
      previous: null,
      title: on({ player: player.name, song: level.song }),
      subtitle: `${formatScore(scoreV2)} · ${formatAccuracy(accuracy)}`,
    };
  }
  return {
    ...rest,
    levelId: id,
    difficulty: item.difficulty,
    previous: kind === 'rerates' && item.previousDiffId !== item.diffId ? item.previousDifficulty : null,
    title: `${item.song} - ${item.artist}`,
    subtitle: kind === 'rerates' ? rerateLine(item) : creditLine(item).text,
  };
}

type PassNames = {
  player: string;
  song: string;
};

/** "45.0 PP → 30.0 PP": the base scores that count, before and now. */
function rerateLine(level: UnannouncedLevel): string {
  const { previousDifficulty, previousBaseScore, difficulty, baseScore } = level;
  const before = previousBaseScore || (previousDifficulty ?? difficulty).baseScore;
  return `${formatBaseScore(before)} → ${formatBaseScore(baseScore || difficulty.baseScore)}`;
}
