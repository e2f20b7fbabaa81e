import { pictureAddress } from '../../lib/picture-address.ts';

/** What a badge needs to know of its difficulty. */
export interface BadgeOf {
  name: string;
  icon: string;
  legacyIcon: string | null;
}

export interface DifficultyBadgeProps {
  of: BadgeOf;
  /** Edge in pixels: 20, 28, 32, 40, 48, 64 or 80. */
  size?: number;
  legacy?: boolean;
  /** The name stands beside it already. */
  decorative?: boolean;
  className?: string;
}

/** The drawn badge of a difficulty. */
export function DifficultyBadge({
  of,
  size = 48,
  legacy = false,
  decorative = false,
  className = '',
}: DifficultyBadgeProps) {
  return (
    <img
      src={pictureAddress((legacy && of.legacyIcon) || of.icon)}
      alt={decorative ? '' : of.name}
      title={decorative ? undefined : of.name}
      width={size}
      height={size}
      decoding="async"
      className={`badge flex-none ${className}`}
    />
  );
}
