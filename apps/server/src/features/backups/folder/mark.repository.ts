import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/database.ts';

/** The mark of the folder of the backups; null before there is one. */
export async function selectFolderMark(db: Db | Trx): Promise<string | null> {
  const { rows } = await sql<{ mark: string | null }>`SELECT backup_folder AS mark FROM site_state`.execute(
    db,
  );
  return rows[0]?.mark ?? null;
}

export async function updateFolderMark(trx: Trx, mark: string): Promise<void> {
  await sql`UPDATE site_state SET backup_folder = ${mark}`.execute(trx);
}
