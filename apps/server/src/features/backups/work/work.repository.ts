import type { BackupWork } from '@rondo/contract/backups';
import { sql } from 'kysely';
import type pg from 'pg';
import { connectionTo, DatabaseClient } from '../../../platform/db/client.ts';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { eventChannel } from '../../../platform/events/event.ts';

const WORK_KEY = "hashtextextended('backupWork:', 0)";

/** A connection whose end is the end of the work's lock. */
export async function openWorkConnection(url: string, lost: (error: Error) => void): Promise<pg.Client> {
  const client = new DatabaseClient(connectionTo(url, 'rondo backup work'));
  client.on('error', lost);
  await client.connect();
  return client;
}

/** Takes the lock of all work with backups for as long as the connection lives. @returns false when somebody has it */
export async function takeWork(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `SELECT pg_try_advisory_lock(${WORK_KEY}) AS taken`,
  );
  return rows[0]?.taken ?? false;
}

/** Gives it back now: the database notices the end of a connection a moment later than we do. */
export async function giveWorkBack(client: pg.Client): Promise<void> {
  await client.query(`SELECT pg_advisory_unlock(${WORK_KEY})`);
}

/** Whether nobody works with backups; by the time of the answer somebody may. */
export async function isWorkFree(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    SELECT pg_try_advisory_xact_lock_shared(${sql.raw(WORK_KEY)}) AS free`.execute(trx);
  return rows[0]?.free ?? false;
}

/** Tells every server process how far the work is; null: it has ended. */
export async function publishWork(client: pg.Client, work: BackupWork | null): Promise<void> {
  const event = { type: 'backupWork', data: { work } };
  await client.query('SELECT pg_notify($1, $2)', [eventChannel, JSON.stringify(event)]);
}

/** What every job of backups is enqueued in: one after the other over all processes. */
export const backupLane = 'backups';

/** Whether no job of backups waits or runs. */
export async function isLaneFree(trx: Trx): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM jobs WHERE lane = ${backupLane} AND finished_at IS NULL LIMIT 1`.execute(trx);
  return rows.length === 0;
}

export type AskedJob = {
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly result: unknown;
  readonly error: string | null;
};

/** A job as it is now; null when there is none, as after a restore. */
export async function selectJob(db: Db, id: number): Promise<AskedJob | null> {
  const { rows } = await sql<AskedJob>`
    SELECT state, result, attempts -> -1 ->> 'error' AS error FROM jobs WHERE id = ${id}`.execute(db);
  return rows[0] ?? null;
}
