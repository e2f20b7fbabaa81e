import type { LeaderboardKey } from '@rondo/domain/players';
import type { Db } from '../../platform/db/database.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';
import { SqlValues } from '../../platform/db/sql-values.ts';
import { playerPicture, playerRef } from '../../platform/db/wire/fragments.ts';
import {
  jsonNumber,
  jsonNumberOrNull,
  jsonObject,
  jsonPlainString,
  jsonString,
  jsonStringOrNull,
  jsonText,
} from '../../platform/db/wire/json.ts';
import type { LeaderboardRequest } from './leaderboard-request.ts';
import { movement } from './ranks/movement.repository.ts';
import { figureFields, topFields, topJoins } from './stats-json.repository.ts';
import { LARGEST_ID } from '../../platform/db/row-id.ts';

/** The LeaderRow of the wire without its position. */
const rowText = jsonText(
  jsonObject({
    id: jsonNumber('pl.id'),
    name: jsonString('pl.name'),
    country: jsonPlainString('pl.country'),
    avatarUrl: jsonStringOrNull(playerPicture),
    rank: jsonNumber('coalesce(s.rank, 0)'),
    moved: movement,
    ...figureFields,
    topDiff: jsonNumberOrNull('s.top_diff_id'),
    top12kDiff: jsonNumberOrNull('s.top_12k_diff_id'),
    player: playerRef,
    stats: jsonObject({ rankedScoreRank: figureFields.rankedScoreRank, ...topFields }),
  }),
);

const columns: Readonly<Record<LeaderboardKey, string>> = {
  rankedScore: 'ranked_score',
  generalScore: 'general_score',
  ppScore: 'pp_score',
  wfScore: 'wf_score',
  score12K: 'score_12k',
  averageXacc: 'average_xacc',
  totalPasses: 'total_passes',
  universalPassCount: 'universal_pass_count',
  worldsFirstCount: 'worlds_first_count',
  topDiff: 'top_diff_sort',
  top12kDiff: 'top_12k_diff_sort',
};

/** A player with the ranked score that is shown instead of the stored one. */
export interface ShownScore {
  readonly id: number;
  readonly score: number;
  readonly isRanked: boolean;
}

/** Each row of the page at `offset` as JSON without its position, and one more where there is one. */
export async function selectLeaderRows(
  db: Db,
  request: LeaderboardRequest,
  offset: number,
  shown: readonly ShownScore[],
): Promise<{ readonly id: number; readonly item: string }[]> {
  const values = new SqlValues();
  const isShown = request.key === 'rankedScore' && shown.length > 0;
  const { page, order } = isShown
    ? shownPageSql(request, offset, shown, values)
    : storedPageSql(request, offset, values);
  const text = `
    SELECT pl.id, ${rowText} AS item
    FROM (${page}) page
    JOIN player_stats s ON s.player_id = page.player_id
    JOIN players pl ON pl.id = s.player_id
    ${topJoins}
    ORDER BY ${order}`;
  const { rows } = await runText<{ id: number; item: string }>(
    db,
    isPlain(request) ? prepared(text) : text,
    values.all,
  );
  return rows;
}

type PageSql = { readonly page: string; readonly order: string };

function storedPageSql(request: LeaderboardRequest, offset: number, values: SqlValues): PageSql {
  const order = orderSql(request);
  const page = `
    SELECT s.player_id FROM player_stats s ${whereSql(request, values)}
    ORDER BY ${order} LIMIT ${request.window.limit + 1} OFFSET ${values.add(offset)}`;
  return { page, order };
}

/** By the scores that are shown. */
function shownPageSql(
  request: LeaderboardRequest,
  offset: number,
  shown: readonly ShownScore[],
  values: SqlValues,
): PageSql {
  const direction = request.isAscending ? 'ASC' : 'DESC';
  const page = isPlain(request)
    ? mergedPageSql(request, offset, shown, values)
    : `SELECT s.player_id, coalesce(o.score, s.ranked_score) AS shown
      FROM player_stats s LEFT JOIN ${scoresSql(shown, values)} ON o.id = s.player_id ${whereSql(request, values)}`;
  const skipped = isPlain(request) ? skippedOf(offset, shown) : 0;
  const window = `LIMIT ${request.window.limit + 1} OFFSET ${values.add(offset - skipped)}`;
  return {
    page: `SELECT x.player_id, x.shown FROM (${page}) x ORDER BY x.shown ${direction}, x.player_id ${window}`,
    order: `page.shown ${direction}, page.player_id`,
  };
}

/** The ranked players who have their stored score, in order, and the few others who come up to the end of the page. */
function mergedPageSql(
  request: LeaderboardRequest,
  offset: number,
  shown: readonly ShownScore[],
  values: SqlValues,
): string {
  const last = offset + request.window.limit + 1;
  const skipped = skippedOf(offset, shown);
  return `
    (SELECT s.player_id, s.ranked_score AS shown FROM player_stats s ${whereSql(request, values)}
        AND s.player_id NOT IN (SELECT unnest(${values.add(shown.map(({ id }) => id))}::int[]))
      ORDER BY ${orderSql(request)} LIMIT ${values.add(last - skipped)} OFFSET ${values.add(skipped)})
    UNION ALL
    SELECT o.id, o.score FROM ${scoresSql(firstOf(shown, last, request.isAscending), values)}`;
}

/** So many who have their stored score are before the page for sure, whoever of the others comes between. */
const skippedOf = (offset: number, shown: readonly ShownScore[]) => Math.max(0, offset - shown.length);

function scoresSql(shown: readonly ShownScore[], values: SqlValues): string {
  const ids = values.add(shown.map(({ id }) => id));
  const scores = values.add(shown.map(({ score }) => score));
  return `unnest(${ids}::int[], ${scores}::float8[]) AS o (id, score)`;
}

/** The first so many in the order shown. */
function firstOf(shown: readonly ShownScore[], count: number, isAscending: boolean): readonly ShownScore[] {
  const sign = isAscending ? 1 : -1;
  return shown
    .filter(({ isRanked }) => isRanked)
    .toSorted((a, b) => sign * (a.score - b.score) || a.id - b.id)
    .slice(0, count);
}

/** The list as it is shown first: of the ranked players, all of them. */
const isPlain = ({ query, banned, country }: LeaderboardRequest) =>
  query.kind === 'all' && banned === 'hide' && country === null;

export async function countLeaders(db: Db, request: LeaderboardRequest): Promise<number> {
  const values = new SqlValues();
  const { rows } = await runText<{ count: number }>(
    db,
    `SELECT count(*) AS count FROM player_stats s ${whereSql(request, values)}`,
    values.all,
  );
  return rows[0]?.count ?? 0;
}

/** How many stand before the player in the order shown; null for one who is not in the list. */
export async function countAhead(
  db: Db,
  request: LeaderboardRequest,
  playerId: number,
): Promise<number | null> {
  const values = new SqlValues();
  const where = whereSql(request, values);
  const key = `s.${columns[request.key]}`;
  const mine = `me.${columns[request.key]}`;
  const isEarlier = `(s.ranked_score > me.ranked_score OR (s.ranked_score = me.ranked_score AND s.player_id < me.player_id))`;
  const { rows } = await runText<{ ahead: number }>(
    db,
    `WITH me AS (SELECT s.* FROM player_stats s ${where} AND s.player_id = ${values.add(playerId)})
    SELECT (
      SELECT count(*) FROM player_stats s ${where} AND (
        ${key} ${request.isAscending ? '<' : '>'} ${mine} OR (${mine} IS NULL AND ${key} IS NOT NULL)
        OR (${key} IS NOT DISTINCT FROM ${mine} AND ${isEarlier})
      )
    ) AS ahead FROM me`,
    values.all,
  );
  return rows[0]?.ahead ?? null;
}

/** The key, then ranked score from the top, then id; players without a difficulty are last. */
function orderSql({ key, isAscending }: LeaderboardRequest): string {
  const direction = isAscending ? 'ASC' : 'DESC';
  if (key === 'rankedScore') return `s.ranked_score ${direction}, s.player_id`;
  const isDifficulty = key === 'topDiff' || key === 'top12kDiff';
  const nulls = isDifficulty ? ' NULLS LAST' : '';
  return `s.${columns[key]} ${direction}${nulls}, s.ranked_score DESC, s.player_id`;
}

function whereSql(request: LeaderboardRequest, values: SqlValues): string {
  const { country } = request;
  const conditions = [shownSql(request), ...querySql(request, values)];
  if (country !== null)
    conditions.push(`s.player_id IN (SELECT id FROM players WHERE country = ${values.add(country)})`);
  return `WHERE ${conditions.join(' AND ')}`;
}

/** Players without countable passes appear only when they are asked for (docs/rules/players.md#leaderboard). */
function shownSql({ banned, query }: LeaderboardRequest): string {
  if (query.kind === 'all') {
    return { hide: 's.is_ranked', show: 's.has_passes', only: 's.is_banned AND s.has_passes' }[banned];
  }
  return { hide: 'NOT s.is_banned', show: 'true', only: 's.is_banned' }[banned];
}

function querySql({ query, isStaff }: LeaderboardRequest, values: SqlValues): string[] {
  const among = (ids: string) => [
    `s.player_id IN (${ids})`,
    'NOT EXISTS (SELECT FROM players gone WHERE gone.id = s.player_id AND gone.merged_into_id IS NOT NULL)',
  ];
  switch (query.kind) {
    case 'all':
      return [];
    case 'id': {
      const id = Number(query.digits);
      const own = `SELECT ${values.add(id <= LARGEST_ID ? id : 0)}::integer`;
      return among(isStaff ? `${own} UNION ${chatAccountSql(values.add(query.digits))}` : own);
    }
    case 'handle': {
      const handle = values.add(query.handle);
      return among(`SELECT pl.id FROM players pl WHERE pl.handle_search LIKE like_equals(${handle})
        UNION SELECT u.player_id FROM users u WHERE u.username_key = lower(${handle})`);
    }
    case 'text': {
      const pattern = `like_contains(${values.add(query.text)})`;
      return among(`SELECT pl.id FROM players pl WHERE pl.name_search LIKE ${pattern} OR pl.handle_search LIKE ${pattern}
        UNION SELECT u.player_id FROM users u WHERE u.name_search LIKE ${pattern} AND u.player_id IS NOT NULL`);
    }
  }
}

/** The player of a linked chat account, its own or its user's. */
function chatAccountSql(account: string): string {
  return `SELECT pl.id FROM players pl WHERE pl.discord_id = ${account}
    UNION SELECT u.player_id FROM users u JOIN user_providers v ON v.user_id = u.id
    WHERE v.provider = 'discord' AND v.provider_id = ${account} AND u.player_id IS NOT NULL`;
}
