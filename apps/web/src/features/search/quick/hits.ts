import { formatSearch } from '@rondo/domain/levels';
import { nearestWord, normaliseSearch } from '@rondo/domain/text';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { madeKey } from '../../../lib/queries/key.ts';
import { previousRows } from '../../../lib/queries/previous-rows.ts';
import type { CreatorHit, LevelHit, PlayerHit } from './found.ts';
import { matchesWords, wantedWords, type Why, whyLevel } from './why.ts';

const most = 5;

interface Found<T> {
  rows: T[];
  /** How many there are in all. */
  count: number;
}

export interface Hits {
  /** What they were found by. */
  text: string;
  levels: Found<LevelHit & { why: Why | null }>;
  players: Found<PlayerHit>;
  creators: Found<CreatorHit>;
  /** Where nothing was found: a song that is called almost so. */
  meant: LevelHit | null;
}

/** A number names no creator: their pages are lists of levels. */
const isNumber = (text: string) => /^[#＃]/.test(text);

/** At most five of each kind. A kind that fails is left out, unless all do. */
async function find(text: string, signal: AbortSignal): Promise<Hits> {
  const [levels, players, creators] = await Promise.allSettled([
    call('filterLevels', { query: text, limit: most, offset: 0, body: {} }, { signal }),
    call('leaderboard', { query: text, limit: most }, { signal }),
    isNumber(text) ? { results: [], count: 0 } : call('creators', { search: text, limit: most }, { signal }),
  ]);
  signal.throwIfAborted();
  if (levels.status === 'rejected' && players.status === 'rejected') throw levels.reason;
  const found = { players: foundOf(players), creators: foundOf(creators) };
  const { rows, count } = foundOf(levels);
  const isNothing = count + found.players.count + found.creators.count === 0;
  return {
    text,
    levels: { count, rows: await explained(rows, text, signal) },
    ...found,
    meant: isNothing && !isNumber(text) ? await songLike(text, signal) : null,
  };
}

function foundOf<T>(settled: PromiseSettledResult<{ results: T[]; count: number }>): Found<T> {
  if (settled.status === 'rejected') return { rows: [], count: 0 };
  return { rows: settled.value.results, count: settled.value.count };
}

/** Each level with why it was found. What its row does not say is another name of its song or artist. */
function explained(levels: LevelHit[], text: string, signal: AbortSignal) {
  const wanted = wantedWords(text);
  return Promise.all(
    levels.map(async (level) => {
      const why = whyLevel(level, wanted, []);
      if (
        isNumber(text) ||
        why !== null ||
        matchesWords(level.song, wanted) ||
        matchesWords(level.artist, wanted)
      )
        return { ...level, why };
      const aliases = await call('levelAliases', { id: level.id }, { signal }).catch(() => []);
      signal.throwIfAborted();
      return {
        ...level,
        why: whyLevel(
          level,
          wanted,
          aliases.map(({ alias }) => alias),
        ),
      };
    }),
  );
}

/** Letters from the beginning by which a song that was mistyped is looked for, and how many songs are compared. */
const beginning = 3;
const compared = 100;
const slips = 3;

/** The song of a few letters' difference, found by its beginning. */
async function songLike(text: string, signal: AbortSignal): Promise<LevelHit | null> {
  const begins = [...text].slice(0, beginning).join('');
  if (begins.length < beginning) return null;
  const term = { field: 'song', mode: 'contains', value: begins, isNegated: false } as const;
  const query = formatSearch({ kind: 'terms', groups: [[term]] });
  const given = { query, limit: compared, offset: 0, body: {} };
  const { results } = await call('filterLevels', given, { signal }).catch(() => ({
    results: [] as LevelHit[],
  }));
  signal.throwIfAborted();
  const songs = new Map(results.map((level) => [normaliseSearch(level.song), level]));
  const nearest = nearestWord(normaliseSearch(text), [...songs.keys()], slips);
  return nearest === null ? null : (songs.get(nearest) ?? null);
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
