import { type BadgeDifficulty, type BadgeVariant, badgeHash, difficultyBadgeSvg } from '@rondo/domain/badges';
import { AUTO_ICON } from '@rondo/domain/difficulties';

/** A difficulty as far as its icons are concerned. */
export interface IconSubject extends BadgeDifficulty {
  readonly id: number;
  /** An address, or `auto` for the drawn badge. */
  readonly icon: string;
  readonly legacy_icon: string | null;
}

/** Address of the icon that readers get; `origin` is empty or comes before the drawn ones. */
export function iconUrl(difficulty: IconSubject, origin: string): string {
  return difficulty.icon === AUTO_ICON ? drawnUrl(difficulty, 'icon', origin) : difficulty.icon;
}

export function legacyIconUrl(difficulty: IconSubject, origin: string): string | null {
  return difficulty.legacy_icon === AUTO_ICON
    ? drawnUrl(difficulty, 'legacy', origin)
    : difficulty.legacy_icon;
}

/** The drawn badge with the hash that its address carries. */
export function drawnIcon(
  difficulty: IconSubject,
  variant: BadgeVariant,
): { readonly svg: string; readonly hash: string } {
  return { svg: difficultyBadgeSvg(difficulty, variant), hash: badgeHash(difficulty, variant) };
}

/** A drawing is cached by id and by a hash of what it shows. */
function drawnUrl(difficulty: IconSubject, variant: BadgeVariant, origin: string): string {
  const legacy = variant === 'legacy' ? '&legacy=1' : '';
  return `${origin}/v2/media/icon/${difficulty.id}.svg?v=${badgeHash(difficulty, variant)}${legacy}`;
}
