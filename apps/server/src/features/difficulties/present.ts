import type { Difficulty } from '@rondo/contract/difficulties';
import type { DifficultyRef } from '@rondo/contract/shapes';
import { badgeHash, type BadgeVariant } from '@rondo/domain/badges';
import { AUTO_ICON } from '@rondo/domain/difficulties';
import type { DifficultyRow } from './repository.ts';

/** As other shapes name it; `origin` is empty or comes before the addresses of drawn badges. */
export function difficultyRef(row: DifficultyRow, origin: string): DifficultyRef {
  const address = <A extends string | null>(icon: A, variant: BadgeVariant) =>
    icon === AUTO_ICON ? drawnUrl(row, variant, origin) : icon;
  return {
    id: row.id,
    name: row.name,
    icon: address(row.icon, 'icon'),
    legacyIcon: address(row.legacy_icon, 'legacy'),
    color: row.color,
    baseScore: row.base_score,
    sortOrder: row.sort_order,
    type: row.type,
  };
}

/** A drawing is cached by id and by a hash of what it shows. */
function drawnUrl(row: DifficultyRow, variant: BadgeVariant, origin: string): string {
  const legacy = variant === 'legacy' ? '&legacy=1' : '';
  return `${origin}/v2/media/icon/${row.id}.svg?v=${badgeHash(row, variant)}${legacy}`;
}

/** The whole difficulty; `ref` is the one that the row carries ready made. */
export function difficulty(row: DifficultyRow): Difficulty {
  const ref = JSON.parse(row.ref) as DifficultyRef;
  return { ...ref, emoji: row.emoji, legacyEmoji: row.legacy_emoji, legacy: row.legacy };
}
