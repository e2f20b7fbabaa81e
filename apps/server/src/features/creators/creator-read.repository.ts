import type { Creator } from '@rondo/contract/creators';
import type { CreatorSummary } from '@rondo/contract/submissions/submission';
import type { CreatorSort } from '@rondo/domain/creators';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import { rowOf, rowsOf } from '../../platform/db/nested-rows.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';

/** Levels of one creator that a reply carries at most (docs/rules/creators.md#lists). */
const MOST_LEVELS = 1000;

export interface CreatorFilter {
  readonly search: string;
  readonly hideVerified: boolean;
  readonly onlyVerified: boolean;
  readonly excludeAliases: boolean;
}

const orders: Record<CreatorSort, RawBuilder<unknown>> = {
  NAME_ASC: sql`c.name_key, c.id`,
  NAME_DESC: sql`c.name_key desc, c.id`,
  ID_ASC: sql`c.id`,
  ID_DESC: sql`c.id desc`,
  CHARTS_ASC: sql`k.charts nulls first, c.id`,
  CHARTS_DESC: sql`k.charts desc nulls last, c.id`,
};

/** The levels of all creators, counted at once: an index holds them in this order. */
const charts = sql`left join (
  select creator_id, count(distinct level_id) as charts from credits group by creator_id
) k on k.creator_id = c.id`;

function matching(filter: CreatorFilter): RawBuilder<unknown> {
  const { search, hideVerified, onlyVerified, excludeAliases } = filter;
  const conditions = [sql`c.merged_into_id is null`];
  if (search !== '') conditions.push(sql`c.search like like_contains(${search})`);
  // The index finds by name or alias; what it found is then held against the name alone.
  if (search !== '' && excludeAliases)
    conditions.push(sql`split_part(c.search, U&'\\001F', 2) like like_contains(${search})`);
  if (hideVerified) conditions.push(sql`not c.is_verified`);
  if (onlyVerified) conditions.push(sql`c.is_verified`);
  return sql.join(conditions, sql` and `);
}

/** Ids of one page, one more than `limit` where there is another page. */
export async function selectCreatorIds(
  db: Db,
  filter: CreatorFilter,
  sort: CreatorSort,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from creators c ${sort.startsWith('CHARTS') ? charts : sql``} where ${matching(filter)}
    order by ${orders[sort]} limit ${limit + 1} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countCreators(db: Db, filter: CreatorFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from creators c where ${matching(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Ids by a part of name or alias: equal ones first, then by name. A merged creator has no key. */
export async function findIds(
  db: Db,
  table: 'creators' | 'teams',
  text: string,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where name_key is not null and search like like_contains(${text})
    order by name_key = key_of_name(${text}) desc, search like like_equals(${text}) desc, name_key, id
    limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A creator and its figures, which are of all levels that the viewer may see. */
export type CreatorFigures = Omit<CreatorSummary, 'creditCounts'> & {
  readonly charters: number;
  readonly total: number;
};

export type CreditedLevel = Omit<Creator['createdLevels'][number], 'id' | 'LevelCredit'> & {
  readonly levelId: number;
  /** Of the credit; `isLevelVerified` is of the level. */
  readonly isVerified: boolean;
  readonly isLevelVerified: boolean;
};

/** Chat ids are answered, and levels that are hidden or deleted counted and listed, for super admins only. */
export type View = { readonly isSuperAdmin: boolean } | null;

const isSuperAdmin = '$2::boolean';

const creatorSql = (columns: string) =>
  prepared(`
  SELECT c.id, c.name, c.aliases, c.is_verified AS "isVerified", c.country,
    CASE WHEN ${isSuperAdmin} THEN c.discord_id END AS "discordId",
    ${rowOf(`SELECT u.id, u.username, u.avatar_url AS "avatarUrl",
        CASE WHEN ${isSuperAdmin} THEN d.provider_id END AS "discordId"
      FROM users u LEFT JOIN user_providers d ON d.user_id = u.id AND d.provider = 'discord'
      WHERE u.id = c.user_id`)} AS "user",
    w.* ${columns}
  FROM unnest($1::integer[]) WITH ORDINALITY AS wanted (id, place)
  JOIN creators c ON c.id = wanted.id AND c.merged_into_id IS NULL
  CROSS JOIN LATERAL (
    SELECT count(DISTINCT k.level_id) AS "levelCount", count(*) FILTER (WHERE k.role = 'charter') AS charters,
      count(*) AS total
    FROM credits k JOIN levels l ON l.id = k.level_id
    WHERE k.creator_id = c.id AND (${isSuperAdmin} OR NOT (l.is_deleted OR l.is_hidden))
  ) w
  ORDER BY wanted.place`);

const figuresSql = creatorSql('');
const withLevelsSql = creatorSql(
  `, coalesce(${rowsOf(`
  SELECT k.level_id AS "levelId", k.role, k.is_verified AS "isVerified", l.song, l.artist, l.charter, l.vfxer,
    l.diff_id AS "diffId", l.is_verified AS "isLevelVerified",
    ${rowsOf(`SELECT a.creator_id AS "creatorId", r.name AS "creatorName", a.role
      FROM credits a JOIN creators r ON r.id = a.creator_id
      WHERE a.level_id = k.level_id ORDER BY a.role, a.id`)} AS credits
  FROM credits k JOIN levels l ON l.id = k.level_id
  WHERE k.creator_id = c.id AND (${isSuperAdmin} OR NOT (l.is_deleted OR l.is_hidden))
  ORDER BY k.level_id, k.role LIMIT ${MOST_LEVELS}`)}, '[]') AS credited`,
);

/** The creators in the order of the ids, with the first of their levels; unknown and merged ones are left out. */
export const selectCreators = selectBy<CreatorFigures & { readonly credited: CreditedLevel[] }>(
  withLevelsSql,
);

export const selectCreatorFigures = selectBy<CreatorFigures>(figuresSql);

/** A read of the rows of ids ($1) as a viewer ($2) sees them. */
export function selectBy<R>(statement: string) {
  return async (
    db: Db | Trx,
    ids: readonly number[],
    view: View,
    ...more: readonly unknown[]
  ): Promise<R[]> => {
    if (ids.length === 0) return [];
    return (await runText<R>(db, statement, [ids, view?.isSuperAdmin ?? false, ...more])).rows;
  };
}
