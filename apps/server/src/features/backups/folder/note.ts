import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupProof, backupProof } from '@rondo/contract/backups';
import { BACKUP_KINDS } from '@rondo/domain/backups';
import { z } from 'zod';

const note = z.object({
  kind: z.enum(BACKUP_KINDS).nullable(),
  /** ISO 8601; null: the time of the file counts. */
  created: z.string().nullable(),
  /** When it was read back, ISO 8601. */
  verified: z.string().nullable(),
  proof: backupProof,
  /** When the schedule last made it, or found that nothing had changed since, ISO 8601. */
  scheduledAt: z.string().nullable(),
  /** When the second place got it, ISO 8601. */
  copiedAt: z.string().nullable(),
  /** The name of that place. */
  copiedTo: z.string().nullable(),
  /** Of the files that it holds; the same means that nothing changed. */
  fingerprint: z.string().nullable(),
});

/** What is known about a backup beside its file. It outlives a restore, which no table does. */
export type BackupNote = z.infer<typeof note>;

const noProof: BackupProof = { state: 'none', at: null, seconds: null, differences: [], reason: null };

export const emptyNote: BackupNote = {
  kind: null,
  created: null,
  verified: null,
  proof: noProof,
  scheduledAt: null,
  copiedAt: null,
  copiedTo: null,
  fingerprint: null,
};

/** No backup can have this name. */
export const noteName = (filename: string) => `.${filename}.json`;

/** What cannot be read is as good as nothing. */
export async function readNote(folder: string, filename: string): Promise<BackupNote> {
  try {
    const text = await readFile(join(folder, noteName(filename)), 'utf8');
    const read = note.partial().safeParse(JSON.parse(text));
    return read.success ? { ...emptyNote, ...read.data } : emptyNote;
  } catch {
    return emptyNote;
  }
}

export async function writeNote(folder: string, filename: string, content: BackupNote): Promise<void> {
  const draft = join(folder, `.draft-${randomUUID()}`);
  await writeFile(draft, JSON.stringify(content), { mode: 0o600, flush: true });
  await rename(draft, join(folder, noteName(filename)));
}
