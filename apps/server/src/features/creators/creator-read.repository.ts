import type { CreatorSort } from '@rondo/domain/creators';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';

/** Levels of one creator that a reply carries at most (api §7). */
const MOST_LEVELS = 1000;

export interface CreatorFilter {
  readonly search: string;
  readonly hideVerified: boolean;
  readonly excludeAliases: boolean;
}

const orders: Record<CreatorSort, RawBuilder<unknown>> = {
  NAME_ASC: sql`c.name_key, c.id`,
  NAME_DESC: sql`c.name_key desc, c.id`,
  ID_ASC: sql`c.id`,
  ID_DESC: sql`c.id desc`,
  CHARTS_ASC: sql`(select count(distinct level_id) from credits where creator_id = c.id), c.id`,
  CHARTS_DESC: sql`(select count(distinct level_id) from credits where creator_id = c.id) desc, c.id`,
};

function matching({ search, hideVerified, excludeAliases }: CreatorFilter): RawBuilder<unknown> {
  const conditions = [sql`c.merged_into_id is null`];
  if (search !== '') conditions.push(sql`c.search like like_contains(${search})`);
  // The index finds by name or alias; what it found is then held against the name alone.
  if (search !== '' && excludeAliases) conditions.push(sql`c.name_key like like_contains(${search})`);
  if (hideVerified) conditions.push(sql`not c.is_verified`);
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
    select c.id from creators c where ${matching(filter)}
    order by ${orders[sort]} limit ${limit + 1} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countCreators(db: Db, filter: CreatorFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from creators c where ${matching(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Ids by a part of name or alias: equal ones first, then by name. */
export async function findCreatorIds(db: Db, text: string, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from creators where merged_into_id is null and search like like_contains(${text})
    order by name_key = search_text(${text}) desc, search like like_equals(${text}) desc, name_key, id
    limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface CreatorView {
  /** Chat ids are answered, and levels that are hidden or deleted listed, for super admins only. */
  readonly isSuperAdmin: boolean;
}

/** The creators as JSON texts in the order of the ids; unknown and merged ones are left out. */
export async function creatorJson(
  db: Db | Trx,
  ids: readonly number[],
  { isSuperAdmin }: CreatorView,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ json: string }>`
    select json_build_object(
      'id', c.id, 'name', c.name, 'aliases', c.aliases, 'isVerified', c.is_verified, 'country', c.country,
      'discordId', case when ${isSuperAdmin} then c.discord_id end,
      'user', case when u.id is not null then json_build_object('id', u.id, 'username', u.username,
        'avatarUrl', u.avatar_url, 'discordId', case when ${isSuperAdmin} then d.provider_id end) end,
      'levelCount', w.level_count,
      'createdLevels', coalesce(w.levels, '[]'::json),
      'credits', coalesce(w.credits, '[]'::json),
      'creditCounts', json_build_object('charterCount', w.charters, 'vfxerCount', w.vfxers, 'totalCredits', w.total)
    )::text as json
    from unnest(${[...ids]}::integer[]) with ordinality as wanted (id, place)
    join creators c on c.id = wanted.id and c.merged_into_id is null
    left join users u on u.id = c.user_id
    left join user_providers d on d.user_id = u.id and d.provider = 'discord'
    cross join lateral (
      select count(distinct k.level_id) as level_count,
        count(*) filter (where k.role = 'charter') as charters,
        count(*) filter (where k.role = 'vfxer') as vfxers,
        count(*) as total,
        json_agg(json_build_object('role', k.role, 'levelId', k.level_id, 'isVerified', k.is_verified)
          order by k.level_id, k.role) as credits,
        json_agg(json_build_object('id', l.id, 'song', l.song, 'artist', l.artist, 'charter', l.charter,
          'vfxer', l.vfxer, 'diffId', l.diff_id, 'isVerified', l.is_verified, 'role', k.role,
          'LevelCredit', json_build_object('role', k.role), 'credits', o.credits) order by l.id, k.role) as levels
      from (
        select k.* from credits k join levels l on l.id = k.level_id
        where k.creator_id = c.id and (${isSuperAdmin} or not (l.is_deleted or l.is_hidden))
        order by k.level_id limit ${MOST_LEVELS}
      ) k
      join levels l on l.id = k.level_id
      cross join lateral (
        select json_agg(json_build_object('creatorId', r.id, 'creatorName', r.name, 'role', a.role)
          order by a.role, a.id) as credits
        from credits a join creators r on r.id = a.creator_id where a.level_id = k.level_id
      ) o
    ) w
    order by wanted.place`.execute(db);
  return rows.map(({ json }) => json);
}
