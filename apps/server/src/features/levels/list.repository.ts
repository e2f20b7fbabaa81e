import type { LevelSort } from '@rondo/domain/levels';
import type { Db } from '../../platform/db/database.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';
import { SqlValues } from '../../platform/db/sql-values.ts';
import { levelListItem } from '../../platform/db/wire/fragments.ts';
import { jsonText } from '../../platform/db/wire/json.ts';
import type { LevelQuery } from './level-query.ts';
import { levelSearchSql } from './search.repository.ts';

const itemSql = jsonText(levelListItem);

/** Keys of each order (docs/rules/levels.md#level-list); an index of `levels` reads visible levels in it. */
const orders: Readonly<Record<Exclude<LevelSort, 'RANDOM'>, string>> = {
  RECENT_DESC: 'id DESC',
  RECENT_ASC: 'id',
  DIFF_DESC: 'diff_sort DESC, id DESC',
  DIFF_ASC: 'diff_sort, id DESC',
  CLEARS_DESC: 'clears DESC, id DESC',
  CLEARS_ASC: 'clears, id DESC',
};

/** JSON of each level of the page, and of one more where there is one. */
export async function selectLevelItems(db: Db, query: LevelQuery): Promise<string[]> {
  const values = new SqlValues();
  const { page, order } = query.sort === 'RANDOM' ? randomPage(query, values) : orderedPage(query, values);
  const text = `
    SELECT ${itemSql} AS item
    FROM (${page}) i
    JOIN level_cards c ON c.level_id = i.id
    JOIN difficulties d ON d.id = i.diff_id
    ORDER BY ${order}`;
  const { rows } = await runText<{ item: string }>(db, isPlain(query) ? prepared(text) : text, values.all);
  return rows.map(({ item }) => item);
}

/** The number of levels that the filter leaves, whatever the page. */
export function levelCountSql(query: LevelQuery): {
  readonly text: string;
  readonly values: readonly unknown[];
} {
  const values = new SqlValues();
  const isSearch = query.search.kind === 'terms';
  // level_search alone knows enough, unless clears are asked for.
  const isSearchAlone = isSearch && query.cleared === 'show';
  const where = isSearchAlone ? searchConditions(query, values) : levelConditions(query, values);
  const from = isSearchAlone ? 'level_search s' : `levels l ${isSearch ? joinSearch : ''}`;
  return { text: `SELECT count(*) AS count FROM ${from} ${whereSql(where)}`, values: values.all };
}

export async function countLevels(db: Db, query: LevelQuery): Promise<number> {
  const { text, values } = levelCountSql(query);
  const { rows } = await runText<{ count: number }>(db, text, values);
  return rows[0]?.count ?? 0;
}

const joinSearch = 'JOIN level_search s ON s.level_id = l.id';

function orderedPage(query: LevelQuery, values: SqlValues) {
  const order = orders[query.sort as Exclude<LevelSort, 'RANDOM'>];
  const keys = new Set(['id', 'diff_id', ...(order.match(/diff_sort|clears/g) ?? [])]);
  const page = `
    SELECT ${[...keys].map((key) => `l.${key}`).join(', ')}
    FROM ${fromSql(query)} ${whereSql(levelConditions(query, values))}
    ORDER BY ${aliased(order, 'l')} LIMIT ${query.window.limit + 1} OFFSET ${values.add(query.window.offset)}`;
  return { page, order: aliased(order, 'i') };
}

/** From the start to the end of the random column, then from its beginning: both halves in the column's order. */
function randomPage(query: LevelQuery, values: SqlValues) {
  const where = levelConditions(query, values);
  const start = values.add(query.start);
  const { limit, offset } = query.window;
  const half = (part: number, side: string) => `
    (SELECT l.id, l.diff_id, l.shuffle, ${part} AS part FROM ${fromSql(query)}
    ${whereSql([...where, `l.shuffle ${side} ${start}::float8`])}
    ORDER BY l.shuffle, l.id LIMIT ${limit + 1 + offset})`;
  return {
    page: `SELECT * FROM (${half(0, '>=')} UNION ALL ${half(1, '<')}) r LIMIT ${limit + 1} OFFSET ${offset}`,
    order: 'i.part, i.shuffle, i.id',
  };
}

function fromSql({ search }: LevelQuery): string {
  return search.kind === 'terms' ? `levels l ${joinSearch}` : 'levels l';
}

function levelConditions(query: LevelQuery, values: SqlValues): string[] {
  const where: string[] = [];
  if (query.deleted === 'hide') where.push('NOT l.is_deleted AND NOT l.is_hidden');
  if (query.deleted === 'only') where.push('(l.is_deleted OR l.is_hidden)');
  if (query.cleared === 'hide') where.push('l.clears = 0');
  if (query.cleared === 'only') where.push('l.clears > 0');
  if (query.difficulties !== null) where.push(difficultyCondition(query, values));
  if (query.search.kind === 'id') where.push(`l.id = ${values.add(query.search.id)}`);
  if (query.search.kind === 'terms') where.push(levelSearchSql(query.search.groups, values));
  return where;
}

/** Each difficulty has a sort order of its own: in that order, it narrows as well as the id and reads less. */
function difficultyCondition({ difficulties, sort }: LevelQuery, values: SqlValues): string {
  const isByDifficulty = sort === 'DIFF_ASC' || sort === 'DIFF_DESC';
  const wanted = (difficulties ?? []).map(({ id, sort_order }) => (isByDifficulty ? sort_order : id));
  return `l.${isByDifficulty ? 'diff_sort' : 'diff_id'} = ANY (${values.add(wanted)}::integer[])`;
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

const whereSql = (conditions: readonly string[]) =>
  conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;

/** There are few lists without words and ids: each keeps its plan. */
function isPlain({ search, difficulties, sort }: LevelQuery): boolean {
  return search.kind === 'all' && difficulties === null && sort !== 'RANDOM';
}

function aliased(order: string, alias: string): string {
  return order.replace(/\b(id|diff_sort|clears)\b/g, `${alias}.$1`);
}
