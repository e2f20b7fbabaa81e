import { call } from '../../lib/api/call.ts';
import type { Reply } from '../../lib/api/contract.ts';

export type PlayerHit = Reply<'searchPlayers'>[number];

/** Players by a part of their name, for a box that looks them up. */
export const playerLookup = {
  kind: 'players',
  load: (name: string, signal: AbortSignal) => call('searchPlayers', { name }, { signal }),
};
