import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../lib/api/client.ts';
import { keys } from '../../../lib/queries/keys.ts';
import { previousRows } from '../../../lib/queries/previous-rows.ts';

const most = 5;

const findLevels = (text: string, signal: AbortSignal) =>
  answer(
    api.POST('/v2/database/levels/filter', {
      params: { query: { query: text, limit: most, offset: 0 } },
      body: {},
      signal,
    }),
  );

const findPlayers = (text: string, signal: AbortSignal) =>
  answer(api.GET('/v2/database/leaderboard', { params: { query: { query: text, limit: most } }, signal }));

const findCreators = (text: string, signal: AbortSignal) =>
  answer(api.GET('/v2/database/creators', { params: { query: { search: text, limit: most } }, signal }));

type Found<F extends (text: string, signal: AbortSignal) => Promise<{ results: unknown[] }>> = Awaited<
  ReturnType<F>
>['results'];

export type LevelHit = Found<typeof findLevels>[number];
export type PlayerHit = Found<typeof findPlayers>[number];
export type CreatorHit = Found<typeof findCreators>[number];

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
    findLevels(text, signal),
    findPlayers(text, signal),
    isNumber(text) ? { results: [] } : findCreators(text, signal),
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
    queryKey: keys.quickSearch(text),
    queryFn: ({ signal }) => find(text, signal),
    enabled: text !== '',
    placeholderData: previousRows,
  });
}
