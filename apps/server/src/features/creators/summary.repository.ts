import type { Db, Trx } from '../../platform/db/database.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';
import {
  jsonBoolean,
  jsonNullWhen,
  jsonNumber,
  jsonObject,
  jsonPlainString,
  jsonString,
  jsonStringOrNull,
  jsonText,
} from '../../platform/db/wire/json.ts';

const isSuperAdmin = '$2::boolean';

const creatorText = jsonText(
  jsonObject({
    id: jsonNumber('c.id'),
    name: jsonString('c.name'),
    aliases: [`to_json(c.aliases)`],
    isVerified: jsonBoolean('c.is_verified'),
    country: jsonPlainString('c.country'),
    discordId: jsonStringOrNull(`case when ${isSuperAdmin} then c.discord_id end`),
    user: jsonNullWhen(
      'u.id is null',
      jsonObject({
        id: jsonNumber('u.id'),
        username: jsonPlainString('u.username'),
        avatarUrl: jsonStringOrNull('u.avatar_url'),
        discordId: jsonStringOrNull(`case when ${isSuperAdmin} then d.provider_id end`),
      }),
    ),
    levelCount: jsonNumber('w.levels'),
    creditCounts: jsonObject({
      charterCount: jsonNumber('w.charters'),
      vfxerCount: jsonNumber('w.total - w.charters'),
      totalCredits: jsonNumber('w.total'),
    }),
  }),
);

const creatorSql = prepared(`
  select ${creatorText} as json
  from creators c
  left join users u on u.id = c.user_id
  left join user_providers d on d.user_id = u.id and d.provider = 'discord'
  cross join lateral (
    select count(distinct k.level_id) as levels, count(*) filter (where k.role = 'charter') as charters,
      count(*) as total
    from credits k join levels l on l.id = k.level_id
    where k.creator_id = c.id and (${isSuperAdmin} or not (l.is_deleted or l.is_hidden))
  ) w
  where c.id = any ($1::integer[]) and c.merged_into_id is null`);

const teamText = jsonText(
  jsonObject({
    id: jsonNumber('t.id'),
    name: jsonString('t.name'),
    description: jsonStringOrNull('t.description'),
    aliases: ['to_json(t.aliases)'],
    isVerified: jsonBoolean('t.is_verified'),
    credits: jsonObject({
      totalLevels: jsonNumber('w.total'),
      verifiedLevels: jsonNumber('w.verified'),
      memberCount: jsonNumber('m.count'),
    }),
  }),
);

const teamSql = prepared(`
  select ${teamText} as json
  from teams t
  cross join lateral (
    select count(*) as count
    from team_members x join creators c on c.id = x.creator_id and c.merged_into_id is null
    where x.team_id = t.id
  ) m
  cross join lateral (
    select count(*) as total, count(*) filter (where l.is_verified) as verified
    from levels l where l.team_id = t.id and (${isSuperAdmin} or not (l.is_deleted or l.is_hidden))
  ) w
  where t.id = any ($1::integer[])`);

type View = { readonly isSuperAdmin: boolean };

/** Creators with their figures but without their levels, as JSON texts in any order; merged ones are left out. */
export function creatorSummaries(db: Db | Trx, ids: readonly number[], view: View): Promise<string[]> {
  return texts(db, creatorSql, ids, view);
}

/** Teams with their figures but without members and levels, as JSON texts in any order. */
export function teamSummaries(db: Db | Trx, ids: readonly number[], view: View): Promise<string[]> {
  return texts(db, teamSql, ids, view);
}

async function texts(
  db: Db | Trx,
  statement: ReturnType<typeof prepared>,
  ids: readonly number[],
  view: View,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await runText<{ json: string }>(db, statement, [ids, view.isSuperAdmin]);
  return rows.map(({ json }) => json);
}
