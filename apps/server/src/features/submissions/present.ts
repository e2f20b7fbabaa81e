import type { LevelOfPass } from '@rondo/contract/shapes';
import type { LevelSubmission, PassSubmission } from '@rondo/contract/submissions/submission';
import { judgementFields, type UploadTime, uploadDay } from '@rondo/domain/passes';
import type { SubmissionKind } from '@rondo/domain/submissions';
import type { Db, Trx } from '../../platform/db/database.ts';
import { rowValues } from '../../platform/db/entity-row.ts';
import { creatorSummaries, teamSummaries } from '../creators/index.ts';
import type { ReviewRows } from './review.repository.ts';

/** Times nearer to each other are the same: services round to the second. */
const SAME_TIME_MS = 1000;

export type Submissions = { level: LevelSubmission; pass: PassSubmission };

/** Who looks: staff see hints, records and chat ids that the submitter does not. */
export type View = { readonly isSuperAdmin: boolean };

/** Level submissions with the chosen creators and teams and their figures. */
async function presentLevels(
  db: Db | Trx,
  rows: readonly ReviewRows['level'][],
  view: View,
): Promise<LevelSubmission[]> {
  const creatorIds = rows.flatMap(({ requests }) => requests?.map(({ creatorId }) => creatorId) ?? []);
  const teamIds = rows.map(({ team }) => team?.teamId ?? null);
  const creators = byId(await creatorSummaries(db, known(creatorIds), view));
  const teams = byId(await teamSummaries(db, known(teamIds), view));
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    song: row.song,
    artist: row.artist,
    diff: row.diff,
    videoLink: row.video_link,
    directDL: row.direct_dl,
    wsLink: row.ws_link,
    creatorRequests: (row.requests ?? []).map((request) => ({
      ...request,
      creator: creators.get(request.creatorId ?? 0) ?? null,
    })),
    teamRequestData: row.team && {
      ...row.team,
      role: 'team',
      team: teams.get(row.team.teamId ?? 0) ?? null,
    },
    levelId: row.level_id,
    ...review(row, view),
  }));
}

function presentPass(row: ReviewRows['pass'], view: View): PassSubmission {
  const { found_video_time: found, namesakes } = row;
  const rawTime = { at: row.raw_time, isDayOnly: row.is_day_only };
  return {
    id: row.id,
    status: row.status,
    title: row.title,
    levelId: row.level_id,
    level: JSON.parse(`${row.card},"difficulty":${row.difficulty}}`) as LevelOfPass,
    passer: row.passer,
    passerRequest: row.passer_request,
    ...(namesakes === null || row.assigned_player_id !== null
      ? {}
      : { details: namesakeText(row.passer, namesakes), sameNamePlayers: namesakes }),
    assignedPlayerId: row.assigned_player_id,
    assignedPlayer: row.assigned_player,
    feelingDifficulty: row.feeling_difficulty,
    speed: row.speed,
    rawTime: rawTime.at.toISOString(),
    vidUploadDay: uploadDay(rawTime),
    videoLink: row.video_link,
    judgements: rowValues(judgementFields, row),
    flags: { is12K: row.is_12k, is16K: row.is_16k, isNoHoldTap: row.is_no_hold_tap },
    accuracy: row.accuracy,
    scoreV2: row.score,
    passId: row.pass_id,
    videoTime: {
      found: found?.toISOString() ?? null,
      differs: found !== null && differs(found, rawTime),
    },
    ...review(row, view),
  };
}

/** Whether the video's own service states another time; another moment of a day that was given is none. */
function differs(found: Date, given: UploadTime): boolean {
  if (given.isDayOnly) return uploadDay({ ...given, at: found }) !== uploadDay(given);
  return Math.abs(found.getTime() - given.at.getTime()) >= SAME_TIME_MS;
}

/** Submissions on the wire, by kind. */
export const present: {
  [K in SubmissionKind]: (
    db: Db | Trx,
    rows: readonly ReviewRows[K][],
    view: View,
  ) => Promise<Submissions[K][]>;
} = {
  level: presentLevels,
  pass: async (_db, rows, view) => rows.map((row) => presentPass(row, view)),
};

function review<R extends ReviewRows[SubmissionKind]>(row: R, { isSuperAdmin }: View) {
  const duplicates: NonNullable<R['duplicates']> | null = row.duplicates;
  return {
    ...(isSuperAdmin && duplicates !== null ? { duplicates } : {}),
    submitter: row.submitter,
    submitterDiscordUsername: row.submitter_discord_username,
    declineReason: row.decline_reason,
    createdAt: row.created_at.toISOString(),
    queuePosition: row.place,
    ...(isSuperAdmin
      ? {
          decidedAt: row.decided_at?.toISOString() ?? null,
          submitterDiscordId: row.submitter_discord_id,
          submitterRecord: { approved: row.approved, declined: row.declined },
          claimedBy: row.claim_ends && row.claimer,
          claimedUntil: row.claim_ends?.toISOString() ?? null,
        }
      : {}),
  };
}

function namesakeText(name: string, players: readonly { id: number; country: string }[]): string {
  const list = players.map(({ id, country }) => `#${id} (${country})`).join(', ');
  return `Several players are named ${name}: ${list}`;
}

const known = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];

function byId<T extends { readonly id: number }>(values: readonly T[]): Map<number, T> {
  return new Map(values.map((value) => [value.id, value]));
}
