import type { ModifierType } from '@rondo/domain/modifiers';
import './tier.css';

/** What a card may show: a type, or that the case is empty. */
export type CardKind = ModifierType | 'nothing';

/** How seldom a card is, by its colour; the class names of tier.css. */
const tiers: Readonly<Record<CardKind, 'blue' | 'orchid' | 'gold' | 'red' | 'white' | 'plain'>> = {
  ranked_add: 'blue',
  ranked_multiply: 'orchid',
  oops_all_miss: 'orchid',
  score_flip: 'gold',
  king_of_castle: 'gold',
  score_combine: 'gold',
  player_swap: 'red',
  ban_hammer: 'red',
  super_admin: 'white',
  nothing: 'plain',
};

export const tierClass = (kind: CardKind): string => `tier-${tiers[kind]}`;
