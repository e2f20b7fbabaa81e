import type { Difficulty } from '@rondo/contract/difficulties';
import type { DifficultyRef } from '@rondo/contract/shapes';
import { iconUrl, legacyIconUrl } from './icon-address.ts';
import type { DifficultyRow } from './repository.ts';

export function difficultyRef(row: DifficultyRow, origin: string): DifficultyRef {
  return {
    id: row.id,
    name: row.name,
    icon: iconUrl(row, origin),
    legacyIcon: legacyIconUrl(row, origin),
    color: row.color,
    baseScore: row.base_score,
    sortOrder: row.sort_order,
    type: row.type,
  };
}

/** The whole difficulty; `ref` is the one that the row carries ready made. */
export function difficulty(row: DifficultyRow): Difficulty {
  const ref = JSON.parse(row.ref) as DifficultyRef;
  return { ...ref, emoji: row.emoji, legacyEmoji: row.legacy_emoji, legacy: row.legacy };
}
