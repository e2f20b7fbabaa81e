import type { CreatorSort } from '@rondo/domain/creators';
import { type RawBuilder, sql } from 'kysely';
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

/** Levels of one creator that a reply carries at most (docs/rules/creators.md#lists). */
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
  CHARTS_ASC: sql`k.charts nulls first, c.id`,
  CHARTS_DESC: sql`k.charts desc nulls last, c.id`,
};

/** The levels of all creators, counted at once: an index holds them in this order. */
const charts = sql`left join (
  select creator_id, count(distinct level_id) as charts from credits group by creator_id
) k on k.creator_id = c.id`;

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
    select c.id from creators c ${sort.startsWith('CHARTS') ? charts : sql``} where ${matching(filter)}
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

const isSuperAdmin = '$2::boolean';

const creditText = jsonText(
  jsonObject({
    role: jsonPlainString('k.role'),
    levelId: jsonNumber('k.level_id'),
    isVerified: jsonBoolean('k.is_verified'),
  }),
);

const creditedText = jsonText(
  jsonObject({
    creatorId: jsonNumber('r.id'),
    creatorName: jsonString('r.name'),
    role: jsonPlainString('a.role'),
  }),
);

const levelText = jsonText(
  jsonObject({
    id: jsonNumber('k.level_id'),
    song: jsonString('k.song'),
    artist: jsonString('k.artist'),
    charter: jsonString('k.charter'),
    vfxer: jsonString('k.vfxer'),
    diffId: jsonNumber('k.diff_id'),
    isVerified: jsonBoolean('k.is_level_verified'),
    role: jsonPlainString('k.role'),
    LevelCredit: jsonObject({ role: jsonPlainString('k.role') }),
    credits: [
      `'['`,
      `(select string_agg(${creditedText}, ',' order by a.role, a.id)
        from credits a join creators r on r.id = a.creator_id where a.level_id = k.level_id)`,
      `']'`,
    ],
  }),
);

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
    levelCount: jsonNumber('w.level_count'),
    createdLevels: [`'['`, 'w.levels', `']'`],
    credits: [`'['`, 'w.credits', `']'`],
    creditCounts: jsonObject({
      charterCount: jsonNumber('w.charters'),
      vfxerCount: jsonNumber('w.total - w.charters'),
      totalCredits: jsonNumber('w.total'),
    }),
  }),
);

/** Counts are of all levels that the viewer may see, lists of the first of them. */
const creatorSql = prepared(`
  select ${creatorText} as json
  from unnest($1::integer[]) with ordinality as wanted (id, place)
  join creators c on c.id = wanted.id and c.merged_into_id is null
  left join users u on u.id = c.user_id
  left join user_providers d on d.user_id = u.id and d.provider = 'discord'
  cross join lateral (
    select count(*) filter (where k.is_first) as level_count,
      count(*) filter (where k.role = 'charter') as charters,
      count(*) as total,
      string_agg(${creditText}, ',') filter (where k.place <= ${MOST_LEVELS}) as credits,
      string_agg(${levelText}, ',') filter (where k.place <= ${MOST_LEVELS}) as levels
    from (
      select k.level_id, k.role, k.is_verified, l.song, l.artist, l.charter, l.vfxer, l.diff_id,
        l.is_verified as is_level_verified,
        row_number() over (order by k.level_id, k.role) as place,
        lag(k.level_id) over (order by k.level_id, k.role) is distinct from k.level_id as is_first
      from credits k join levels l on l.id = k.level_id
      where k.creator_id = c.id and (${isSuperAdmin} or not (l.is_deleted or l.is_hidden))
      order by k.level_id, k.role
    ) k
  ) w
  order by wanted.place`);

/** The creators as JSON texts in the order of the ids; unknown and merged ones are left out. */
export async function creatorJson(
  db: Db | Trx,
  ids: readonly number[],
  view: CreatorView,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await runText<{ json: string }>(db, creatorSql, [ids, view.isSuperAdmin]);
  return rows.map(({ json }) => json);
}
