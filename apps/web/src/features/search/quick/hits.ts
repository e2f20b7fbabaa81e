import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import type { Reply } from '../../../lib/api/contract.ts';
import { madeKey } from '../../../lib/queries/key.ts';
import { previousRows } from '../../../lib/queries/previous-rows.ts';

const most = 5;

export type LevelHit = Reply<'filterLevels'>['results'][number];
export type PlayerHit = Reply<'leaderboard'>['results'][number];
export type CreatorHit = Reply<'creators'>['results'][number];

export interface Hits {
  /** What they were found by. */
  text: string;
  levels: LevelHit[];
  players: PlayerHit[];
  creators: CreatorHit[];
}

/** A number names no creator: their pages are lists of levels. */
const isNumber = (text: string) => /^[#＃]/.test(text);

/** At most five of each kind. A kind that fails is left out, unless all do. */
async function find(text: string, signal: AbortSignal): Promise<Hits> {
  const [levels, players, creators] = await Promise.allSettled([
    call('filterLevels', { query: text, limit: most, offset: 0, body: {} }, { signal }),
    call('leaderboard', { query: text, limit: most }, { signal }),
    isNumber(text) ? { results: [] } : call('creators', { search: text, limit: most }, { signal }),
  ]);
  signal.throwIfAborted();
  if (levels.status === 'rejected' && players.status === 'rejected') throw levels.reason;
  return {
    text,
    levels: resultsOf(levels),
    players: resultsOf(players),
    creators: resultsOf(creators),
  };
}

function resultsOf<T>(settled: PromiseSettledResult<{ results: T[] }>): T[] {
  return settled.status === 'fulfilled' ? settled.value.results : [];
}

/** What a text finds; the previous hits stay until the new ones are there. */
export function hitsQuery(text: string) {
  return queryOptions({
    queryKey: madeKey('search', 'quick', text),
    queryFn: ({ signal }) => find(text, signal),
    enabled: text !== '',
    placeholderData: previousRows,
  });
}
