import { BACKUP_TYPES, type BackupType } from '@rondo/domain/backups';
import type { Deps } from '../../../platform/feature.ts';
import { copyState } from '../copy/copy-state.ts';
import { backupFolder, type StoredBackup } from '../folder/backup-folder.ts';
import { scheduleState } from '../schedule/schedule-state.ts';

/** What one look at the backups shows. */
export type Seen = {
  readonly isOn: boolean;
  readonly isLate: Readonly<Record<BackupType, boolean>>;
  /** The moment that the newest one leads back to, uploaded ones aside; null: there is none. */
  readonly newest: Readonly<Record<BackupType, Date | null>>;
  readonly bytes: Readonly<Record<BackupType, number>>;
  readonly copy: { readonly isSet: boolean; readonly behind: number };
  /** The last proof that came to its end. */
  readonly proof: { readonly at: Date; readonly isRight: boolean } | null;
};

export async function lookAtBackups(deps: Deps): Promise<Seen> {
  const folder = backupFolder(deps);
  const mysql = await folder.list('mysql');
  const files = await folder.list('files');
  const backups = { mysql, files };
  const all = [...mysql, ...files];
  const { schedule } = await scheduleState(deps, backups);
  const copy = await copyState(deps, all);
  const ofEach = <T>(what: (type: BackupType) => T) =>
    Object.fromEntries(BACKUP_TYPES.map((type) => [type, what(type)])) as Record<BackupType, T>;
  return {
    isOn: schedule.isOn,
    isLate: ofEach((type) => schedule.late[type] !== null),
    newest: ofEach((type) => newestOf(backups[type])),
    bytes: ofEach((type) => backups[type].reduce((sum, { size }) => sum + size, 0)),
    copy: { isSet: copy.place !== null, behind: copy.behind },
    proof: lastProof(all),
  };
}

function newestOf(backups: readonly StoredBackup[]): Date | null {
  const times = backups
    .filter(({ note }) => note.kind !== 'upload')
    .map(({ created, note }) => Math.max(created.getTime(), Date.parse(note.scheduledAt ?? '') || 0));
  return times.length === 0 ? null : new Date(Math.max(...times));
}

function lastProof(backups: readonly StoredBackup[]): Seen['proof'] {
  const proofs = backups.flatMap(({ note: { proof } }) =>
    proof.at !== null && (proof.state === 'proved' || proof.state === 'differs')
      ? [{ at: new Date(proof.at), isRight: proof.state === 'proved' }]
      : [],
  );
  return proofs.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null;
}
