import type { SiteStatistics } from '@rondo/contract/statistics';
import { ENOUGH_MANAGER_VOTES } from '@rondo/domain/ratings';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** What each number counts: docs/rules/statistics.md#totals. */
export async function selectOverview(db: Db, recentSince: Date): Promise<SiteStatistics['overview']> {
  const { rows } = await sql<SiteStatistics['overview']>`
    select
      (select count(*) from levels where not is_deleted and not is_hidden) as "totalLevels",
      (select count(*) from passes where not is_deleted) as "totalPasses",
      (select count(*) from players where merged_into_id is null) as "totalPlayers",
      (select count(*) from player_stats where has_passes) as "totalActivePlayers",
      (select count(*) from passes where not is_deleted and vid_upload_time >= ${recentSince}) as "passesLast30Days",
      (select count(*) from passes where is_listed) as "listedPasses",
      (select count(*) from passes where is_listed and vid_upload_time >= ${recentSince}) as "listedPassesLast30Days",
      (select count(*) from player_stats where is_ranked) as "rankedPlayers"
  `.execute(db);
  return rows[0]!;
}

export interface DifficultyCountRow {
  ref: string;
  levelCount: number;
  passCount: number;
}

/** Visible levels and listed passes of each difficulty, in its order. */
export async function selectDifficultyCounts(db: Db): Promise<DifficultyCountRow[]> {
  const { rows } = await sql<DifficultyCountRow>`
    select d.ref, coalesce(l.count, 0) as "levelCount", coalesce(p.count, 0) as "passCount"
    from difficulties d
    left join (
      select diff_id, count(*) as count from levels where not is_deleted and not is_hidden group by diff_id
    ) l on l.diff_id = d.id
    left join (select diff_id, count(*) as count from passes where is_listed group by diff_id) p on p.diff_id = d.id
    where d.removed_at is null
    order by d.sort_order
  `.execute(db);
  return rows;
}

/** Pending work; unrated for this user (docs/rules/ratings.md#unrated). */
export async function selectPending(db: Db, userId: number) {
  const { rows } = await sql<{ unrated: number; levels: number; passes: number }>`
    select
      (select count(*) from ratings r join levels l on l.id = r.level_id
        where r.confirmed_at is null and not l.is_deleted and not l.is_hidden and l.rerate_num !~* '^\\s*vote'
          and (select count(*) from rating_details d where d.rating_id = r.id and not d.is_community_rating) < ${ENOUGH_MANAGER_VOTES}
          and not exists (select 1 from rating_details d where d.rating_id = r.id and d.user_id = ${userId})
      ) as unrated,
      (select count(*) from level_submissions where status = 'pending') as levels,
      (select count(*) from pass_submissions where status = 'pending') as passes
  `.execute(db);
  return rows[0]!;
}

const isNews = sql`NOT is_deleted AND NOT is_hidden AND NOT is_announced AND NOT to_rate AND diff_id <> 0`;

/** More is shown as "at least". */
const MOST_UNTOLD = 1000;

/** What is not announced yet, at most 1,000 of each (docs/rules/announcements.md#news), and what could not be delivered. */
export async function selectUntold(db: Db) {
  const { rows } = await sql<{
    unannouncedLevels: number;
    unannouncedRerates: number;
    unannouncedPasses: number;
    failedDeliveries: number;
  }>`
    SELECT
      (SELECT count(*) FROM (SELECT FROM levels l WHERE ${isNews} AND previous_diff_id = 0 LIMIT ${MOST_UNTOLD}) n
      ) AS "unannouncedLevels",
      (SELECT count(*) FROM (SELECT FROM levels l WHERE ${isNews} AND previous_diff_id <> 0 LIMIT ${MOST_UNTOLD}) n
      ) AS "unannouncedRerates",
      (SELECT count(*) FROM (
        SELECT FROM passes WHERE is_listed AND NOT is_announced AND NOT is_duplicate LIMIT ${MOST_UNTOLD}) p
      ) AS "unannouncedPasses",
      (SELECT count(*) FROM (
        SELECT FROM jobs WHERE state = 'failed'
          AND (kind IN ('announcement', 'notice', 'test') OR kind LIKE 'mail.%') LIMIT ${MOST_UNTOLD}) j
      ) AS "failedDeliveries"`.execute(db);
  return rows[0]!;
}
