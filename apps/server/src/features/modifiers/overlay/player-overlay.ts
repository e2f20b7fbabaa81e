import type { PlayerOverlay } from '@rondo/contract/modifiers';
import type { ShownPlayer } from './read-overlays.ts';

/** What a reply says about a player whom modifiers touch. */
export function playerOverlay({ stored, modifiers, steps, face }: ShownPlayer): PlayerOverlay {
  const types = new Set(modifiers.map(({ type }) => type));
  const own = modifiers.filter(({ playerId }) => playerId === stored.id).map(({ type }) => type);
  return {
    types: [...types],
    stored: {
      ...(face && { name: stored.ref.name, country: stored.ref.country, avatarUrl: stored.ref.avatarUrl }),
      rankedScore: stored.rankedScore,
      rankedScoreRank: stored.rank,
    },
    active: modifiers.map(({ type, value, expiresAt, playerId, playerName, partner }) => ({
      type,
      value,
      partnerName: partner && (playerId === stored.id ? partner.name : playerName),
      expiresAt: expiresAt.toISOString(),
    })),
    steps: steps.map(({ modifier: { type, value }, rankedScore }) => ({ type, value, rankedScore })),
    ...(own.includes('super_admin') && { crown: true as const }),
    ...(own.includes('ban_hammer') && { bannedLook: true as const }),
  };
}
