import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';
import {
  jsonBoolean,
  jsonNumber,
  jsonObject,
  jsonString,
  jsonStringOrNull,
  jsonText,
} from '../../platform/db/wire/json.ts';

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

const memberText = jsonText(
  jsonObject({
    id: jsonNumber('c.id'),
    name: jsonString('c.name'),
    aliases: ['to_json(c.aliases)'],
    isVerified: jsonBoolean('c.is_verified'),
  }),
);

const levelText = jsonText(
  jsonObject({
    id: jsonNumber('l.id'),
    song: jsonString('l.song'),
    artist: jsonString('l.artist'),
    diffId: jsonNumber('l.diff_id'),
    isVerified: jsonBoolean('l.is_verified'),
  }),
);

const teamText = jsonText(
  jsonObject({
    id: jsonNumber('t.id'),
    name: jsonString('t.name'),
    description: jsonStringOrNull('t.description'),
    aliases: ['to_json(t.aliases)'],
    isVerified: jsonBoolean('t.is_verified'),
    members: [`'['`, 'm.members', `']'`],
    levels: [`'['`, 'w.levels', `']'`],
    credits: jsonObject({
      totalLevels: jsonNumber('w.total'),
      verifiedLevels: jsonNumber('w.verified'),
      memberCount: jsonNumber('m.count'),
    }),
  }),
);

/** Counts are of all levels that the viewer may see, the list of the first of them. */
const teamSql = prepared(`
  select ${teamText} as json
  from unnest($1::integer[]) with ordinality as wanted (id, place)
  join teams t on t.id = wanted.id
  cross join lateral (
    select count(*) as count, string_agg(${memberText}, ',' order by c.name_key) as members
    from team_members x join creators c on c.id = x.creator_id and c.merged_into_id is null
    where x.team_id = t.id
  ) m
  cross join lateral (
    select count(*) as total, count(*) filter (where l.is_verified) as verified,
      string_agg(${levelText}, ',') filter (where l.place <= $3::int) as levels
    from (
      select id, song, artist, diff_id, is_verified, row_number() over (order by id) as place
      from levels where team_id = t.id and ($2::boolean or not (is_deleted or is_hidden)) order by id
    ) l
  ) w
  order by wanted.place`);

/** The teams as JSON texts in the order of the ids; levels in no public list are shown to super admins only. */
export async function teamJson(
  db: Db | Trx,
  ids: readonly number[],
  view: { readonly isSuperAdmin: boolean; readonly mostLevels?: number },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await runText<{ json: string }>(db, teamSql, [
    ids,
    view.isSuperAdmin,
    view.mostLevels ?? MOST_LEVELS,
  ]);
  return rows.map(({ json }) => json);
}
