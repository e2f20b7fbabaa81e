import type { PassSort } from '@rondo/domain/passes';
import type { Db } from '../../platform/db/database.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';
import { SqlValues } from '../../platform/db/sql-values.ts';
import { levelOfPass, passFields, playerRef } from '../../platform/db/wire/fragments.ts';
import { jsonObject, jsonText } from '../../platform/db/wire/json.ts';
import { searchSql } from '../levels/index.ts';
import type { PassQuery } from './pass-query.ts';
import { isWalk, type PassTerm, type TermHits, termCountSql, termPageSql } from './search.repository.ts';

const itemSql = jsonText(jsonObject(passFields(playerRef, levelOfPass)));

type Order = readonly (readonly [column: string, direction: 'ASC' | 'DESC'])[];
const ties: Order = [
  ['score_v2', 'DESC'],
  ['id', 'DESC'],
];
/** Keys of each order (docs/rules/passes.md#pass-list); an index of `passes` reads listed ones in it. */
const orders: Readonly<Record<Exclude<PassSort, 'RANDOM'>, Order>> = {
  SCORE_DESC: ties,
  SCORE_ASC: [
    ['score_v2', 'ASC'],
    ['id', 'DESC'],
  ],
  RECENT_DESC: [['vid_upload_time', 'DESC'], ...ties],
  RECENT_ASC: [['vid_upload_time', 'ASC'], ...ties],
  XACC_DESC: [['accuracy', 'DESC'], ...ties],
  XACC_ASC: [['accuracy', 'ASC'], ...ties],
  DIFF_DESC: [['diff_sort', 'DESC'], ...ties],
  DIFF_ASC: [['diff_sort', 'ASC'], ...ties],
};

/** The rows that each term of a search names. */
export type Hits = ReadonlyMap<PassTerm, TermHits>;

/** JSON of each pass of the page, and of one more where there is one. */
export async function selectPassItems(db: Db, query: PassQuery, hits: Hits): Promise<string[]> {
  const values = new SqlValues();
  const { page, order } = pageSql(query, hits, values);
  const text = `
    SELECT ${itemSql} AS item
    FROM (${page}) i
    JOIN passes p ON p.id = i.id
    JOIN players pl ON pl.id = p.player_id
    JOIN level_cards c ON c.level_id = p.level_id
    JOIN difficulties d ON d.id = p.diff_id
    ORDER BY ${order}`;
  const { rows } = await runText<{ item: string }>(db, isPlain(query) ? prepared(text) : text, values.all);
  return rows.map(({ item }) => item);
}

/** The number of passes that the filter leaves, whatever the page. */
export async function countPasses(db: Db, query: PassQuery, hits: Hits): Promise<number> {
  const values = new SqlValues();
  const where = conditions(query, values, (term) => termCountSql(term, hitsOf(hits, term), values));
  const { rows } = await runText<{ count: number }>(
    db,
    `SELECT count(*) AS count FROM passes p ${whereSql(where)}`,
    values.all,
  );
  return rows[0]?.count ?? 0;
}

function pageSql(query: PassQuery, hits: Hits, values: SqlValues) {
  const termSql = (term: PassTerm) => termPageSql(term, hitsOf(hits, term), values);
  if (query.sort === 'RANDOM') return randomPage(query, values, conditions(query, values, termSql));
  const order = orders[query.sort];
  const page = isByDifficulty(query, hits)
    ? pageByDifficulty(query, order, values, termSql)
    : `SELECT ${keysOf(order, 'p')} FROM passes p ${whereSql(conditions(query, values, termSql))}
       ORDER BY ${orderSql(order, 'p')} LIMIT ${query.window.limit + 1} OFFSET ${values.add(query.window.offset)}`;
  return { page, order: orderSql(order, 'i') };
}

/** From the start to the end of the random column, then from its beginning: both halves in the column's order. */
function randomPage({ start, window: { limit, offset } }: PassQuery, values: SqlValues, where: string[]) {
  const from = values.add(start);
  const half = (part: number, side: string) => `
    (SELECT p.id, p.shuffle, ${part} AS part FROM passes p
    ${whereSql([...where, `p.shuffle ${side} ${from}::float8`])}
    ORDER BY p.shuffle, p.id LIMIT ${limit + 1 + offset})`;
  return {
    page: `SELECT * FROM (${half(0, '>=')} UNION ALL ${half(1, '<')}) r LIMIT ${limit + 1} OFFSET ${offset}`,
    order: 'i.part, i.shuffle, i.id',
  };
}

/** Most rows that merging one ordered stream for each difficulty may read. */
const MOST_MERGED = 100_000;

/**
 * Scores go with difficulty, so the index of scores may hold the wanted difficulties at its far end: then the best of
 * each difficulty are read and merged.
 */
function isByDifficulty(query: PassQuery, hits: Hits): boolean {
  const { difficulties, sort, deleted, keyFlag, levelId, playerId, window } = query;
  if (sort !== 'SCORE_DESC' && sort !== 'SCORE_ASC') return false;
  if (difficulties === null || deleted !== 'hide' || keyFlag !== 'all') return false;
  if (levelId !== null || playerId !== null) return false;
  if (difficulties.length * (window.offset + window.limit + 1) > MOST_MERGED) return false;
  return hits.size === 0 || [...hits].some(([term, found]) => isWalk(term, found));
}

function pageByDifficulty(
  query: PassQuery,
  order: Order,
  values: SqlValues,
  termSql: (term: PassTerm) => string,
): string {
  const { limit, offset } = query.window;
  const ids = values.add((query.difficulties ?? []).map(({ id }) => id));
  const where = [...conditions({ ...query, difficulties: null }, values, termSql), 'p.diff_id = w.id'];
  return `
    SELECT p.* FROM unnest(${ids}::integer[]) AS w (id)
    CROSS JOIN LATERAL (
      SELECT ${keysOf(order, 'p')} FROM passes p ${whereSql(where)}
      ORDER BY ${orderSql(order, 'p')} LIMIT ${offset + limit + 1}
    ) p ORDER BY ${orderSql(order, 'p')} LIMIT ${limit + 1} OFFSET ${offset}`;
}

function conditions(query: PassQuery, values: SqlValues, termSql: (term: PassTerm) => string): string[] {
  const where: string[] = [];
  if (query.deleted === 'hide') where.push('p.is_listed');
  if (query.deleted === 'only') where.push('p.is_deleted');
  if (query.keyFlag !== 'all') where.push(query.keyFlag === '12k' ? 'p.is_12k' : 'p.is_16k');
  if (query.levelId !== null) where.push(`p.level_id = ${values.add(query.levelId)}`);
  if (query.playerId !== null) where.push(`p.player_id = ${values.add(query.playerId)}`);
  if (query.difficulties !== null) where.push(difficultyCondition(query, values));
  if (query.search.kind === 'id') where.push(`p.id = ${values.add(query.search.id)}`);
  if (query.search.kind === 'terms') where.push(searchSql(query.search.groups, termSql));
  return where;
}

/** Each difficulty has a sort order of its own: in that order, it narrows as well as the id and reads less. */
function difficultyCondition({ difficulties, sort }: PassQuery, values: SqlValues): string {
  const isOrder = sort === 'DIFF_ASC' || sort === 'DIFF_DESC';
  const wanted = (difficulties ?? []).map(({ id, sort_order }) => (isOrder ? sort_order : id));
  return `p.${isOrder ? 'diff_sort' : 'diff_id'} = ANY (${values.add(wanted)}::integer[])`;
}

const nothing: TermHits = { levels: null, players: null, passes: null };
const hitsOf = (hits: Hits, term: PassTerm) => hits.get(term) ?? nothing;

/** There are few lists without words and ids: each keeps its plan. */
function isPlain({ search, difficulties, levelId, playerId, sort }: PassQuery): boolean {
  const isUnfiltered = difficulties === null && levelId === null && playerId === null;
  return search.kind === 'all' && isUnfiltered && sort !== 'RANDOM';
}

const whereSql = (where: readonly string[]) => (where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`);
const keysOf = (order: Order, alias: string) => order.map(([column]) => `${alias}.${column}`).join(', ');
const orderSql = (order: Order, alias: string) =>
  order.map(([column, direction]) => `${alias}.${column} ${direction}`).join(', ');
