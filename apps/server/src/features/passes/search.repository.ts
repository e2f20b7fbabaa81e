import type { SearchTerm } from '@rondo/domain/levels';
import type { PassSearchField } from '@rondo/domain/passes';
import { normaliseSearch, textLength } from '@rondo/domain/text';
import type { Db } from '../../platform/db/database.ts';
import { runText } from '../../platform/db/prepared.ts';
import { SqlValues } from '../../platform/db/sql-values.ts';
import { patternSql } from '../levels/index.ts';

export type PassTerm = SearchTerm<PassSearchField>;

/** The rows that a term names, by their table; `null`: too many to hand over, or the term does not look there. */
export interface TermHits {
  readonly levels: readonly number[] | null;
  readonly players: readonly number[] | null;
  readonly passes: readonly number[] | null;
}

/** Above this a list reads its own order and asks each row, instead of starting from the hits. */
const MOST_HITS = 1_000;

type Column = 'song' | 'artist' | 'name' | 'title' | 'video';
const columnsOf: Readonly<Record<PassSearchField | 'any', readonly Column[]>> = {
  player: ['name'],
  song: ['song'],
  artist: ['artist'],
  video: ['video'],
  title: ['title'],
  any: ['song', 'artist', 'name', 'title', 'video'],
};

interface Place {
  readonly key: keyof TermHits;
  /** Column of `passes` that holds the hit's id. */
  readonly column: string;
  readonly matches: (columns: readonly Column[], pattern: string) => string | null;
  /** Ids of every matching row. */
  readonly idsSql: (matches: string, pattern: string) => string;
  /** Whether the row behind one pass matches: a subquery, so that no plan makes a table of all matches first. */
  readonly isHitSql: (matches: string, pattern: string) => string;
}

const anyOf =
  (names: Readonly<Partial<Record<Column, string>>>) => (columns: readonly Column[], pattern: string) => {
    const named = columns.flatMap((column) => names[column] ?? []);
    return named.length === 0 ? null : named.map((name) => `${name} LIKE ${pattern}`).join(' OR ');
  };

const places: readonly Place[] = [
  {
    key: 'levels',
    column: 'p.level_id',
    matches: anyOf({ song: 's.song', artist: 's.artist' }),
    idsSql: (matches) => `SELECT s.level_id FROM level_search s WHERE ${matches}`,
    isHitSql: (matches) => `(SELECT ${matches} FROM level_search s WHERE s.level_id = p.level_id)`,
  },
  {
    key: 'players',
    column: 'p.player_id',
    matches: (columns, pattern) =>
      columns.includes('name') ? `pl.name_search LIKE ${pattern} OR pl.handle_search LIKE ${pattern}` : null,
    idsSql: (matches, pattern) =>
      `SELECT pl.id FROM players pl WHERE ${matches} UNION
       SELECT u.player_id FROM users u WHERE u.name_search LIKE ${pattern} AND u.player_id IS NOT NULL`,
    isHitSql: (matches, pattern) =>
      `(SELECT ${matches} OR coalesce((SELECT u.name_search LIKE ${pattern} FROM users u WHERE u.player_id = pl.id), false)
       FROM players pl WHERE pl.id = p.player_id)`,
  },
  {
    key: 'passes',
    column: 'p.id',
    matches: anyOf({ title: 'x.title', video: 'x.video' }),
    idsSql: (matches) => `SELECT x.pass_id FROM pass_lookup x WHERE ${matches}`,
    isHitSql: (matches) => `(SELECT ${matches} FROM pass_lookup x WHERE x.pass_id = p.id)`,
  },
];

/** Fewer characters than a trigram index needs: finding them reads a whole table. */
const SHORT = 3;

/** Looks a term's rows up in each table that it speaks of. */
export async function selectTermHits(db: Db, term: PassTerm): Promise<TermHits> {
  if (textLength(normaliseSearch(term.value)) >= SHORT)
    return selectHits(db, term, ['levels', 'players', 'passes']);
  const hits = await selectHits(db, term, ['levels', 'players']);
  if (isOften(term, hits)) return hits;
  return { ...hits, passes: (await selectHits(db, term, ['passes'])).passes };
}

/** This many levels or players have enough passes for some to turn up soon. */
const MANY_HITS = 100;

/**
 * Whether a short term is certain to turn up soon in any order of passes, so that asking row by row is quicker than
 * reading all titles and links: it names many levels or players, or may be a piece of a link's random signs.
 */
function isOften(term: PassTerm, hits: TermHits): boolean {
  const isLinkPiece = columnsOf[term.field].includes('video') && /^[\w-]+$/.test(term.value);
  const others = placesOf(term).filter(({ key }) => key !== 'passes');
  return isLinkPiece || others.some(({ key }) => (hits[key]?.length ?? MANY_HITS) >= MANY_HITS);
}

async function selectHits(db: Db, term: PassTerm, keys: readonly (keyof TermHits)[]): Promise<TermHits> {
  const none: TermHits = { levels: null, players: null, passes: null };
  const values = new SqlValues();
  const asked = placesOf(term).filter(({ key }) => keys.includes(key));
  if (asked.length === 0) return none;
  const pattern = patternSql(term, values);
  const parts = asked.map(({ key, matches, idsSql }) => {
    const condition = matches(columnsOf[term.field], pattern) ?? 'false';
    return `ARRAY(SELECT * FROM (${idsSql(condition, pattern)}) hits LIMIT ${MOST_HITS + 1}) AS ${key}`;
  });
  const { rows } = await runText<Partial<TermHits>>(db, `SELECT ${parts.join(', ')}`, values.all);
  const few = (ids: readonly number[] | null | undefined) => (ids && ids.length <= MOST_HITS ? ids : null);
  const [hits] = rows;
  return { levels: few(hits?.levels), players: few(hits?.players), passes: few(hits?.passes) };
}

/** True when some row has to be asked for itself: no list of ids covers the term. */
export function isWalk(term: PassTerm, hits: TermHits): boolean {
  return placesOf(term).some(({ key }) => hits[key] === null);
}

/** The condition of a term on `p` passes for a page: by ids where they are few, else row by row. */
export function termPageSql(term: PassTerm, hits: TermHits, values: SqlValues): string {
  return termSql(term, hits, values, ({ isHitSql }, matches, pattern) => isHitSql(matches, pattern));
}

/** The same for a count, which meets every row: tables of all matches are made once. */
export function termCountSql(term: PassTerm, hits: TermHits, values: SqlValues): string {
  return termSql(
    term,
    hits,
    values,
    ({ column, idsSql }, matches, pattern) => `${column} IN (${idsSql(matches, pattern)})`,
  );
}

function placesOf({ field }: PassTerm): readonly Place[] {
  return places.filter(({ matches }) => matches(columnsOf[field], '') !== null);
}

/** `manySql` says what stands where the ids are too many. */
function termSql(
  term: PassTerm,
  hits: TermHits,
  values: SqlValues,
  manySql: (place: Place, matches: string, pattern: string) => string,
): string {
  const conditions = placesOf(term).map((place) => {
    const ids = hits[place.key];
    if (ids !== null) return `${place.column} = ANY (${values.add(ids)}::integer[])`;
    const pattern = patternSql(term, values);
    return manySql(place, place.matches(columnsOf[term.field], pattern) ?? 'false', pattern);
  });
  return conditions.join(' OR ');
}
