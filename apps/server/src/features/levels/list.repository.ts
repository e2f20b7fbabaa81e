import type { LevelSort } from '@rondo/domain/levels';
import type { Db } from '../../platform/db/database.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';
import { SqlValues } from '../../platform/db/sql-values.ts';
import { levelListItem } from '../../platform/db/wire/fragments.ts';
import { jsonText } from '../../platform/db/wire/json.ts';
import type { KeptCounts } from '../../platform/paging/kept-counts.ts';
import type { LevelQuery, ListQuery } from './level-query.ts';
import { levelSearchSql } from './search.repository.ts';

const itemSql = jsonText(levelListItem);

const itemsSql = prepared(`
  SELECT l.id, ${itemSql} AS item FROM levels l
  JOIN level_cards c ON c.level_id = l.id
  JOIN difficulties d ON d.id = l.diff_id
  WHERE l.id = ANY ($1::integer[])`);

/** Keys of each order (docs/rules/levels.md#level-list); an index of `levels` reads visible levels in it. */
const orders: Readonly<Record<LevelSort, string | null>> = {
  RANDOM: null,
  RECENT_DESC: 'id DESC',
  RECENT_ASC: 'id',
  DIFF_DESC: 'diff_place_down, id DESC',
  DIFF_ASC: 'diff_place, id DESC',
  CLEARS_DESC: 'clears DESC, id DESC',
  CLEARS_ASC: 'clears, id DESC',
};

/** JSON of each level of the page, and of one more where there is one. */
export function selectLevelItems(db: Db, query: LevelQuery): Promise<string[]> {
  const values = new SqlValues();
  const from = query.search.kind === 'terms' ? `levels l ${joinSearch}` : 'levels l';
  const listed = { from, alias: 'l', more: ', diff_id', where: levelConditions(query, values) };
  const { page, order } = listPage(listed, orders[query.sort], query, values);
  const text = `
    SELECT ${itemSql} AS item
    FROM (${page}) i
    JOIN level_cards c ON c.level_id = i.id
    JOIN difficulties d ON d.id = i.diff_id
    ORDER BY ${order}`;
  const keepsPlan = isPlain(query) && query.myClears === 'show';
  return selectItems(db, keepsPlan ? prepared(text) : text, values);
}

/** JSON of the list's item of each of these levels, by id; removed ones as well. */
export async function selectListItems(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await runText<{ id: number; item: string }>(db, itemsSql, [ids]);
  return new Map(rows.map(({ id, item }) => [id, item]));
}

/** The number of levels that the filter leaves, whatever the page, counted as seldom as may be. */
export function countLevels(db: Db, counts: KeptCounts, query: LevelQuery): Promise<number> {
  const values = new SqlValues();
  const isSearch = query.search.kind === 'terms';
  // level_search alone knows enough, unless clears or ratings are asked for.
  const isSearchAlone =
    isSearch && query.cleared === 'show' && query.myClears === 'show' && query.toRate === 'show';
  const where = isSearchAlone ? searchConditions(query, values) : levelConditions(query, values);
  const from = isSearchAlone ? 'level_search s' : `levels l ${isSearch ? joinSearch : ''}`;
  const text = `SELECT count(*) AS count FROM ${from} ${whereSql(where)}`;
  return counts.count(`${text} ${JSON.stringify(values.all)}`, async () => {
    const { rows } = await runText<{ count: number }>(db, text, values.all);
    return rows[0]?.count ?? 0;
  });
}

const joinSearch = 'JOIN level_search s ON s.level_id = l.id';

/** Rows `alias` that a list shows, as far as their page needs them: `more` after the keys of its order. */
type Listed = {
  readonly from: string;
  readonly alias: string;
  readonly more: string;
  readonly where: readonly string[];
};

/**
 * A page of a list in the order of its keys, with one row more, and the order of its rows `i`. Without an order it is
 * random: from the start to the end of the random column, then from its beginning, both halves in the column's order.
 */
export function listPage(
  { from, alias, more, where }: Listed,
  order: string | null,
  { start, window: { limit, offset } }: Pick<LevelQuery, 'start' | 'window'>,
  values: SqlValues,
): { readonly page: string; readonly order: string } {
  const keys = order?.replaceAll(' DESC', '') ?? 'id, shuffle';
  const columns = aliased(`${keys}${more}`, alias);
  if (order !== null)
    return {
      page: `
        SELECT ${columns} FROM ${from} ${whereSql(where)}
        ORDER BY ${aliased(order, alias)} LIMIT ${limit + 1} OFFSET ${values.add(offset)}`,
      order: aliased(order, 'i'),
    };
  const begin = values.add(start);
  const half = (part: number, side: string) => `
    (SELECT ${columns}, ${part} AS part FROM ${from}
    ${whereSql([...where, `${alias}.shuffle ${side} ${begin}::float8`])}
    ORDER BY ${alias}.shuffle, ${alias}.id LIMIT ${limit + 1 + offset})`;
  return {
    page: `SELECT * FROM (${half(0, '>=')} UNION ALL ${half(1, '<')}) r LIMIT ${limit + 1} OFFSET ${offset}`,
    order: 'i.part, i.shuffle, i.id',
  };
}

function levelConditions(query: LevelQuery, values: SqlValues): string[] {
  const where: string[] = [];
  if (query.deleted === 'hide') where.push('NOT l.is_deleted AND NOT l.is_hidden');
  if (query.deleted === 'only') where.push('(l.is_deleted OR l.is_hidden)');
  if (query.cleared === 'hide') where.push('l.clears = 0');
  if (query.cleared === 'only') where.push('l.clears > 0');
  if (query.myClears !== 'show') {
    const mine = `EXISTS (SELECT FROM passes m WHERE m.player_id = ${values.add(query.playerId)}
      AND m.level_id = l.id AND NOT m.is_deleted AND NOT m.is_duplicate)`;
    // Passes on a deleted level count for nothing.
    const isCleared = query.deleted === 'hide' ? mine : `(NOT l.is_deleted AND ${mine})`;
    where.push(query.myClears === 'only' ? isCleared : `NOT ${isCleared}`);
  }
  if (query.toRate === 'hide') where.push('NOT l.to_rate');
  if (query.toRate === 'only') where.push('l.to_rate');
  if (query.difficulties !== null) where.push(difficultyCondition('l', query, values));
  if (query.search.kind === 'id') where.push(`l.id = ${values.add(query.search.id)}`);
  if (query.search.kind === 'terms') where.push(levelSearchSql(query.search.groups, values));
  return where;
}

/** Each difficulty has a place of its own: in the order of places, it narrows as well as the id and reads less. */
export function difficultyCondition(
  alias: string,
  { difficulties, sort }: ListQuery,
  values: SqlValues,
): string {
  const chosen = difficulties ?? [];
  const among = (column: string, wanted: readonly number[], type: string) =>
    `${alias}.${column} = ANY (${values.add(wanted)}::${type}[])`;
  const places = (way: 'place' | 'place_down') =>
    among(
      `diff_${way}`,
      chosen.map((row) => row[way]),
      'bigint',
    );
  if (sort === 'DIFF_ASC') return places('place');
  if (sort === 'DIFF_DESC') return places('place_down');
  return among(
    'diff_id',
    chosen.map(({ id }) => id),
    'integer',
  );
}

function searchConditions(query: LevelQuery, values: SqlValues): string[] {
  const where: string[] = [];
  if (query.deleted === 'hide') where.push('s.is_visible');
  if (query.deleted === 'only') where.push('NOT s.is_visible');
  if (query.difficulties !== null)
    where.push(`s.diff_id = ANY (${values.add(query.difficulties.map(({ id }) => id))}::integer[])`);
  if (query.search.kind === 'terms') where.push(levelSearchSql(query.search.groups, values));
  return where;
}

export const whereSql = (conditions: readonly string[]) =>
  conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;

/** There are few lists without words and ids: each keeps its plan. */
export function isPlain({ search, difficulties, sort }: ListQuery): boolean {
  return search.kind === 'all' && difficulties === null && sort !== 'RANDOM';
}

/** Keys such as `clears DESC, id DESC`, each with its table. */
export function aliased(keys: string, alias: string): string {
  return keys.replace(/(^|, )/g, `$1${alias}.`);
}

/** The column `item` of each row. */
export async function selectItems(db: Db, text: string, values: SqlValues): Promise<string[]> {
  const { rows } = await runText<{ item: string }>(db, text, values.all);
  return rows.map(({ item }) => item);
}
