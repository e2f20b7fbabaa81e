import type { IconNode } from 'lucide';
import { createElement, memo } from 'react';

export type IconDrawing = IconNode;

export interface IconProps {
  of: IconDrawing;
  /** Edge in pixels; 20 alone, 18 in buttons, 14 in chips. */
  size?: number;
  className?: string;
}

/** Edge of the square that the drawings are drawn in. */
const GRID = 24;
/** Width of a line in pixels, at every size. */
const STROKE = 1.6;

/** A decorative drawing; the words beside it carry the meaning. */
export const Icon = memo(function Icon({ of: drawing, size = 20, className = '' }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={`block flex-none ${className}`}
      width={size}
      height={size}
      viewBox={`0 0 ${GRID} ${GRID}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={(STROKE * GRID) / size}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawing.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
});
