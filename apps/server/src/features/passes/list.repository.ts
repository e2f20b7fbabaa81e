import type { PassSort } from '@rondo/domain/passes';
import type { Db } from '../../platform/db/database.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';
import { SqlValues } from '../../platform/db/sql-values.ts';
import { levelOfPass, passFields, playerRef } from '../../platform/db/wire/fragments.ts';
import { jsonObject, jsonText } from '../../platform/db/wire/json.ts';
import {
  aliased,
  difficultyCondition,
  isPlain,
  listPage,
  searchSql,
  selectItems,
  whereSql,
} from '../levels/index.ts';
import type { PassQuery } from './pass-query.ts';
import { isWalk, type PassTerm, type TermHits, termCountSql, termPageSql } from './search.repository.ts';

const itemSql = jsonText(jsonObject(passFields(playerRef, levelOfPass)));

const ties = 'score_v2 DESC, id DESC';
/** Keys of each order (docs/rules/passes.md#pass-list); an index of `passes` reads listed ones in it. */
const orders: Readonly<Record<PassSort, string | null>> = {
  RANDOM: null,
  SCORE_DESC: ties,
  SCORE_ASC: 'score_v2, id DESC',
  RECENT_DESC: `vid_upload_time DESC, is_day_only DESC, ${ties}`,
  RECENT_ASC: `vid_upload_time, is_day_only, ${ties}`,
  XACC_DESC: `accuracy DESC, ${ties}`,
  XACC_ASC: `accuracy, ${ties}`,
  DIFF_DESC: `diff_place_down, ${ties}`,
  DIFF_ASC: `diff_place, ${ties}`,
};

/** The rows that each term of a search names. */
export type Hits = ReadonlyMap<PassTerm, TermHits>;

/** JSON of each pass of the page, and of one more where there is one. */
export function selectPassItems(db: Db, query: PassQuery, hits: Hits): Promise<string[]> {
  const values = new SqlValues();
  const termSql = (term: PassTerm) => termPageSql(term, hitsOf(hits, term), values);
  const { page, order } = isByDifficulty(query, hits)
    ? pageByDifficulty(query, values, termSql)
    : listPage(
        { from: 'passes p', alias: 'p', more: '', where: conditions(query, values, termSql) },
        orders[query.sort],
        query,
        values,
      );
  const text = `
    SELECT ${itemSql} AS item
    FROM (${page}) i
    JOIN passes p ON p.id = i.id
    JOIN players pl ON pl.id = p.player_id
    JOIN level_cards c ON c.level_id = p.level_id
    JOIN difficulties d ON d.id = p.diff_id
    ORDER BY ${order}`;
  const isKept = isPlain(query) && query.levelId === null && query.playerId === null;
  return selectItems(db, isKept ? prepared(text) : text, values);
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

/** Most rows that merging one ordered stream for each difficulty may read. */
const MOST_MERGED = 100_000;

/**
 * Scores go with difficulty, so the index of scores may hold the wanted difficulties at its far end: then the best of
 * each difficulty are read and merged.
 */
function isByDifficulty(query: PassQuery, hits: Hits): boolean {
  const { difficulties, sort, deleted, keys, levelId, playerId, window } = query;
  if (sort !== 'SCORE_DESC' && sort !== 'SCORE_ASC') return false;
  if (difficulties === null || deleted !== 'hide' || keys !== 'all') return false;
  if (levelId !== null || playerId !== null) return false;
  if (difficulties.length * (window.offset + window.limit + 1) > MOST_MERGED) return false;
  return hits.size === 0 || [...hits].some(([term, found]) => isWalk(term, found));
}

function pageByDifficulty(query: PassQuery, values: SqlValues, termSql: (term: PassTerm) => string) {
  const order = orders[query.sort] ?? ties;
  const { limit, offset } = query.window;
  const ids = values.add((query.difficulties ?? []).map(({ id }) => id));
  const where = [...conditions({ ...query, difficulties: null }, values, termSql), 'p.diff_id = w.id'];
  const page = `
    SELECT p.* FROM unnest(${ids}::integer[]) AS w (id)
    CROSS JOIN LATERAL (
      SELECT p.score_v2, p.id FROM passes p ${whereSql(where)}
      ORDER BY ${aliased(order, 'p')} LIMIT ${offset + limit + 1}
    ) p ORDER BY ${aliased(order, 'p')} LIMIT ${limit + 1} OFFSET ${offset}`;
  return { page, order: aliased(order, 'i') };
}

function conditions(query: PassQuery, values: SqlValues, termSql: (term: PassTerm) => string): string[] {
  const where: string[] = [];
  if (query.deleted === 'hide') where.push('p.is_listed');
  if (query.deleted === 'only') where.push('p.is_deleted');
  if (query.keys !== 'all') where.push(query.keys === '12k' ? 'p.is_12k' : 'p.is_16k');
  if (query.levelId !== null) where.push(`p.level_id = ${values.add(query.levelId)}`);
  if (query.playerId !== null) where.push(`p.player_id = ${values.add(query.playerId)}`);
  if (query.difficulties !== null) where.push(difficultyCondition('p', query, values));
  if (query.search.kind === 'id') where.push(`p.id = ${values.add(query.search.id)}`);
  if (query.search.kind === 'terms') where.push(searchSql(query.search.groups, termSql));
  return where;
}

const nothing: TermHits = { levels: null, players: null, passes: null };
const hitsOf = (hits: Hits, term: PassTerm) => hits.get(term) ?? nothing;
