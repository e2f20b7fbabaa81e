import type { Team } from '@rondo/contract/creators';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/nested-rows.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { selectBy } from './creator-read.repository.ts';

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

/** A team and its figures, which are of all levels that the viewer may see. */
export type TeamFigures = Omit<Team, 'members' | 'levels' | 'credits'> & Team['credits'];

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

/** The teams in the order of the ids, with their members and the first of their levels, as many as $3 says. */
export const selectTeams = selectBy<TeamFigures & Pick<Team, 'members' | 'levels'>>(withLevelsSql);

export const selectTeamFigures = selectBy<TeamFigures>(figuresSql);
