import type { LevelSort } from '@rondo/domain/levels';
import type { Db } from '../../platform/db/database.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';
import { SqlValues } from '../../platform/db/sql-values.ts';
import { levelListItem } from '../../platform/db/wire/fragments.ts';
import { jsonText } from '../../platform/db/wire/json.ts';
import type { LevelWish } from './level-wish.ts';
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
export async function selectLevelItems(db: Db, wish: LevelWish): Promise<string[]> {
  const values = new SqlValues();
  const { page, order } = wish.sort === 'RANDOM' ? randomPage(wish, values) : orderedPage(wish, values);
  const text = `
    SELECT ${itemSql} AS item
    FROM (${page}) i
    JOIN level_cards c ON c.level_id = i.id
    JOIN difficulties d ON d.id = i.diff_id
    ORDER BY ${order}`;
  const { rows } = await runText<{ item: string }>(db, isPlain(wish) ? prepared(text) : text, values.all);
  return rows.map(({ item }) => item);
}

/** The number of levels that the filter leaves, whatever the page. */
export function levelCountSql(wish: LevelWish): {
  readonly text: string;
  readonly values: readonly unknown[];
} {
  const values = new SqlValues();
  const isSearch = wish.search.kind === 'terms';
  // level_search alone knows enough, unless clears are asked for.
  const isSearchAlone = isSearch && wish.cleared === 'show';
  const where = isSearchAlone ? searchConditions(wish, values) : levelConditions(wish, values);
  const from = isSearchAlone ? 'level_search s' : `levels l ${isSearch ? joinSearch : ''}`;
  return { text: `SELECT count(*) AS count FROM ${from} ${whereSql(where)}`, values: values.all };
}

export async function countLevels(db: Db, wish: LevelWish): Promise<number> {
  const { text, values } = levelCountSql(wish);
  const { rows } = await runText<{ count: number }>(db, text, values);
  return rows[0]?.count ?? 0;
}

const joinSearch = 'JOIN level_search s ON s.level_id = l.id';

function orderedPage(wish: LevelWish, values: SqlValues) {
  const order = orders[wish.sort as Exclude<LevelSort, 'RANDOM'>];
  const keys = new Set(['id', 'diff_id', ...(order.match(/diff_sort|clears/g) ?? [])]);
  const page = `
    SELECT ${[...keys].map((key) => `l.${key}`).join(', ')}
    FROM ${fromSql(wish)} ${whereSql(levelConditions(wish, values))}
    ORDER BY ${aliased(order, 'l')} LIMIT ${wish.window.limit + 1} OFFSET ${values.add(wish.window.offset)}`;
  return { page, order: aliased(order, 'i') };
}

/** From the start to the end of the random column, then from its beginning: both halves in the column's order. */
function randomPage(wish: LevelWish, values: SqlValues) {
  const where = levelConditions(wish, values);
  const start = values.add(wish.start);
  const { limit, offset } = wish.window;
  const half = (part: number, side: string) => `
    (SELECT l.id, l.diff_id, l.shuffle, ${part} AS part FROM ${fromSql(wish)}
    ${whereSql([...where, `l.shuffle ${side} ${start}::float8`])}
    ORDER BY l.shuffle, l.id LIMIT ${limit + 1 + offset})`;
  return {
    page: `SELECT * FROM (${half(0, '>=')} UNION ALL ${half(1, '<')}) r LIMIT ${limit + 1} OFFSET ${offset}`,
    order: 'i.part, i.shuffle, i.id',
  };
}

function fromSql({ search }: LevelWish): string {
  return search.kind === 'terms' ? `levels l ${joinSearch}` : 'levels l';
}

function levelConditions(wish: LevelWish, values: SqlValues): string[] {
  const where: string[] = [];
  if (wish.deleted === 'hide') where.push('NOT l.is_deleted AND NOT l.is_hidden');
  if (wish.deleted === 'only') where.push('(l.is_deleted OR l.is_hidden)');
  if (wish.cleared === 'hide') where.push('l.clears = 0');
  if (wish.cleared === 'only') where.push('l.clears > 0');
  if (wish.difficulties !== null) where.push(difficultyCondition(wish, values));
  if (wish.search.kind === 'id') where.push(`l.id = ${values.add(wish.search.id)}`);
  if (wish.search.kind === 'terms') where.push(levelSearchSql(wish.search.groups, values));
  return where;
}

/** Each difficulty has a sort order of its own: in that order, it narrows as well as the id and reads less. */
function difficultyCondition({ difficulties, sort }: LevelWish, values: SqlValues): string {
  const isByDifficulty = sort === 'DIFF_ASC' || sort === 'DIFF_DESC';
  const wanted = (difficulties ?? []).map(({ id, sort_order }) => (isByDifficulty ? sort_order : id));
  return `l.${isByDifficulty ? 'diff_sort' : 'diff_id'} = ANY (${values.add(wanted)}::integer[])`;
}

function searchConditions(wish: LevelWish, values: SqlValues): string[] {
  const where: string[] = [];
  if (wish.deleted === 'hide') where.push('s.is_visible');
  if (wish.deleted === 'only') where.push('NOT s.is_visible');
  if (wish.difficulties !== null)
    where.push(`s.diff_id = ANY (${values.add(wish.difficulties.map(({ id }) => id))}::integer[])`);
  if (wish.search.kind === 'terms') where.push(levelSearchSql(wish.search.groups, values));
  return where;
}

const whereSql = (conditions: readonly string[]) =>
  conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;

/** Lists without words and ids are few: each keeps its plan. */
function isPlain({ search, difficulties, sort }: LevelWish): boolean {
  return search.kind === 'all' && difficulties === null && sort !== 'RANDOM';
}

function aliased(order: string, alias: string): string {
  return order.replace(/\b(id|diff_sort|clears)\b/g, `${alias}.$1`);
}
