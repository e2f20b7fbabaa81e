import type { Team } from '@rondo/contract/creators';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/nested-rows.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';

/** Levels of one team that a reply carries unless it says fewer. */
const MOST_LEVELS = 1000;

/** Ids by a part of name, alias or description; all teams by name without a text. */
export async function selectTeamIds(
  db: Db,
  text: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from teams
    where ${text} = '' or search like like_contains(${text}) or search_text(description) like like_contains(${text})
    order by name_key, id limit ${page.limit} offset ${page.offset}`.execute(db);
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

/** A team and its figures, which are of all levels that the viewer may see. */
export type TeamFigures = Omit<Team, 'members' | 'levels' | 'credits'> & Team['credits'];

type TeamWithLevels = TeamFigures & Pick<Team, 'members' | 'levels'>;

/** Levels in no public list are for super admins only. */
export type TeamView = { readonly isSuperAdmin: boolean; readonly mostLevels?: number };

const teamSql = (columns: string) =>
  prepared(`
  SELECT t.id, t.name, t.description, t.aliases, t.is_verified AS "isVerified", m."memberCount", w.* ${columns}
  FROM unnest($1::integer[]) WITH ORDINALITY AS wanted (id, place)
  JOIN teams t ON t.id = wanted.id
  CROSS JOIN LATERAL (
    SELECT count(*) AS "memberCount"
    FROM team_members x JOIN creators c ON c.id = x.creator_id AND c.merged_into_id IS NULL
    WHERE x.team_id = t.id
  ) m
  CROSS JOIN LATERAL (
    SELECT count(*) AS "totalLevels", count(*) FILTER (WHERE l.is_verified) AS "verifiedLevels"
    FROM levels l WHERE l.team_id = t.id AND ($2::boolean OR NOT (l.is_deleted OR l.is_hidden))
  ) w
  ORDER BY wanted.place`);

const figuresSql = teamSql('');
const withLevelsSql = teamSql(`,
  coalesce(${rowsOf(`
    SELECT c.id, c.name, c.aliases, c.is_verified AS "isVerified"
    FROM team_members x JOIN creators c ON c.id = x.creator_id AND c.merged_into_id IS NULL
    WHERE x.team_id = t.id ORDER BY c.name_key`)}, '[]') AS members,
  coalesce(${rowsOf(`
    SELECT id, song, artist, diff_id AS "diffId", is_verified AS "isVerified"
    FROM levels WHERE team_id = t.id AND ($2::boolean OR NOT (is_deleted OR is_hidden))
    ORDER BY id LIMIT $3::int`)}, '[]') AS levels`);

/** The teams in the order of the ids, with their members and the first of their levels. */
export async function selectTeams(
  db: Db | Trx,
  ids: readonly number[],
  { isSuperAdmin, mostLevels = MOST_LEVELS }: TeamView,
): Promise<TeamWithLevels[]> {
  if (ids.length === 0) return [];
  return (await runText<TeamWithLevels>(db, withLevelsSql, [ids, isSuperAdmin, mostLevels])).rows;
}

export async function selectTeamFigures(
  db: Db | Trx,
  ids: readonly number[],
  { isSuperAdmin }: TeamView,
): Promise<TeamFigures[]> {
  if (ids.length === 0) return [];
  return (await runText<TeamFigures>(db, figuresSql, [ids, isSuperAdmin])).rows;
}
