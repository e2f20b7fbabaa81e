import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';

const MOST_LEVELS = 1000;

/** Ids by a part of name, alias or description; all teams by name without a text. */
export async function selectTeamIds(db: Db, text: string, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from teams
    where ${text} = '' or search like like_contains(${text}) or search_text(description) like like_contains(${text})
    order by name_key, id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids by a part of name or alias: equal ones first, then by name. */
export async function findTeamIds(db: Db, text: string, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from teams where search like like_contains(${text})
    order by name_key = search_text(${text}) desc, search like like_equals(${text}) desc, name_key, id
    limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The teams as JSON texts in the order of the ids; levels in no public list are shown to super admins only. */
export async function teamJson(
  db: Db | Trx,
  ids: readonly number[],
  { isSuperAdmin }: { readonly isSuperAdmin: boolean },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ json: string }>`
    select json_build_object(
      'id', t.id, 'name', t.name, 'description', t.description, 'aliases', t.aliases, 'isVerified', t.is_verified,
      'members', coalesce(m.members, '[]'::json),
      'levels', coalesce(w.levels, '[]'::json),
      'credits', json_build_object('totalLevels', w.total, 'verifiedLevels', w.verified, 'memberCount', m.count)
    )::text as json
    from unnest(${[...ids]}::integer[]) with ordinality as wanted (id, place)
    join teams t on t.id = wanted.id
    cross join lateral (
      select count(*) as count,
        json_agg(json_build_object('id', c.id, 'name', c.name, 'aliases', c.aliases, 'isVerified', c.is_verified)
          order by c.name_key) as members
      from team_members x join creators c on c.id = x.creator_id and c.merged_into_id is null
      where x.team_id = t.id
    ) m
    cross join lateral (
      select count(*) as total, count(*) filter (where l.is_verified) as verified,
        json_agg(json_build_object('id', l.id, 'song', l.song, 'artist', l.artist, 'diffId', l.diff_id,
          'isVerified', l.is_verified) order by l.id) as levels
      from (
        select * from levels
        where team_id = t.id and (${isSuperAdmin} or not (is_deleted or is_hidden)) order by id limit ${MOST_LEVELS}
      ) l
    ) w
    order by wanted.place`.execute(db);
  return rows.map(({ json }) => json);
}
