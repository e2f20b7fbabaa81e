import type { LevelForm } from '@rondo/domain/submissions';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import { columnsOf } from '../../platform/db/entity-row.ts';
import type { ReadPassForm } from './pass-form.ts';
import { insertTeamRequest } from './requests.repository.ts';

/** Broken by a second pending submission of the same thing (docs/rules/submissions.md#duplicates). */
export const pendingConstraints = {
  level: 'level_submissions_pending_content',
  pass: 'pass_submissions_pending_content',
} as const;

export async function isOpenAccount(trx: Trx, userId: number): Promise<boolean> {
  const user = trx.selectFrom('users').select('id').where('id', '=', userId).where('closed_at', 'is', null);
  return (await user.executeTakeFirst()) !== undefined;
}

/** The submitter with the chat account of this moment. */
async function submitterColumns(trx: Trx, userId: number) {
  const account = await trx
    .selectFrom('user_providers')
    .select(['provider_id', 'username'])
    .where('user_id', '=', userId)
    .where('provider', '=', 'discord')
    .executeTakeFirst();
  return {
    submitter_id: userId,
    submitter_discord_username: account?.username ?? null,
    submitter_discord_id: account?.provider_id ?? null,
  };
}

export async function insertLevelSubmission(trx: Trx, userId: number, form: LevelForm): Promise<number> {
  const { id } = await trx
    .insertInto('level_submissions')
    .values({
      song: form.song,
      artist: form.artist,
      diff: form.diff,
      video_link: form.videoLink,
      direct_dl: form.directDL,
      ws_link: form.wsLink,
      ...(await submitterColumns(trx, userId)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const requests = form.creatorRequests.map(({ creatorName, creatorId, role }) => ({
    submission_id: id,
    role,
    creator_name: creatorName,
    creator_id: creatorId,
    is_new_request: creatorId === null,
  }));
  await trx.insertInto('credit_requests').values(requests).execute();
  if (form.teamRequest !== null) await insertTeamRequest(trx, id, form.teamRequest);
  return id;
}

export type Passer = {
  readonly name: string;
  readonly assignedPlayerId: number | null;
  /** Players who have the name when there are several. */
  readonly sameNamePlayerIds: readonly number[];
};

export async function insertPassSubmission(
  trx: Trx,
  userId: number,
  { form, levelId, rawTime, speed, judgements }: ReadPassForm,
  passer: Passer,
  foundTime: Date | null,
): Promise<number> {
  const { id } = await trx
    .insertInto('pass_submissions')
    .values({
      level_id: levelId,
      title: form.title,
      video_link: form.videoLink,
      raw_time: rawTime.at,
      is_day_only: rawTime.isDayOnly,
      found_video_time: foundTime,
      passer: passer.name,
      passer_request: passer.assignedPlayerId === null,
      assigned_player_id: passer.assignedPlayerId,
      same_name_player_ids: [...passer.sameNamePlayerIds],
      feeling_difficulty: form.feelingDifficulty,
      speed,
      is_12k: form.is12K,
      is_16k: form.is16K,
      is_no_hold_tap: form.isNoHoldTap,
      ...columnsOf(judgements),
      ...(await submitterColumns(trx, userId)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Passes that are not deleted and equal a submission: level, video, speed, flags and counts. */
export async function passesLike(trx: Trx, submissionId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT p.id FROM pass_submissions s
    JOIN pass_lookup k ON k.content_hash = s.content_hash
    JOIN passes p ON p.id = k.pass_id AND NOT p.is_deleted
    WHERE s.id = ${submissionId} ORDER BY p.id`.execute(trx);
  return rows.map(({ id }) => id);
}
