import { memo } from 'react';
import type { CardKind } from './tier.ts';

/** Drawn as strokes on a field of 20. */
const paths: Readonly<Record<CardKind, string>> = {
  ranked_add: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM10 6.5v7M6.5 10h7',
  ranked_multiply: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM7.5 7.5l5 5M12.5 7.5l-5 5',
  oops_all_miss: 'M10 3a7 7 0 0 1 7 7M10 17a7 7 0 0 1-7-7M13 4.5l-2.5 4 2.5 2-2.5 5',
  score_flip: 'M4 12.5V11a4 4 0 0 1 4-4h8m0 0-3-3m3 3-3 3M4 16h12',
  king_of_castle: 'M4 16.5v-9l2 1.5V5h2.5v2h3V5H14v4l2-1.5v9zM8.5 16.5v-3a1.5 1.5 0 0 1 3 0v3',
  score_combine: 'M14.5 6V4h-9l5 6-5 6h9v-2',
  ban_hammer: 'm9.5 4 6.5 6.5-2.5 2.5L7 6.5zM9 9l-6 6 2 2 6-6',
  player_swap: 'M4 7h11m0 0-3-3m3 3-3 3M16 13H5m0 0 3-3m-3 3 3 3',
  super_admin: 'M3 6.5 6.5 10 10 4l3.5 6L17 6.5 15.5 15h-11z',
  nothing: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM6.5 10h7',
};

export interface ModifierGlyphProps {
  of: CardKind;
  /** Edge in pixels. */
  size?: number;
}

/** The sign of a modifier; the words beside it carry the meaning. */
export const ModifierGlyph = memo(function ModifierGlyph({ of, size = 20 }: ModifierGlyphProps) {
  return (
    <svg
      aria-hidden="true"
      className="block flex-none"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={size > 40 ? 1.1 : 1.6}
    >
      <path d={paths[of]} />
    </svg>
  );
});
