import { createHash } from 'node:crypto';
import type { BackupDifference } from '@rondo/contract/backups';
import { BACKUP_KINDS } from '@rondo/domain/backups';
import { z } from 'zod';
import { refusedArchive } from '../archive/admission.ts';
import type { UnpackedFile } from '../archive/unpack.ts';

/** Name of the entry that says what a zip of files must hold; no file of the site has it. */
export const MANIFEST_NAME = '.rondo-files.json';

const manifest = z.object({
  format: z.literal(1),
  kind: z.enum(BACKUP_KINDS),
  /** The moment that a restore leads back to, ISO 8601. */
  at: z.iso.datetime(),
  files: z.array(z.object({ path: z.string(), size: z.number().int().min(0), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;

export const manifestText = (content: Manifest) => JSON.stringify(content);

/** @throws Problem BACKUP_CONTENT */
export function readManifest(bytes: Buffer): Manifest {
  let content: unknown;
  try {
    content = JSON.parse(bytes.toString('utf8'));
  } catch {
    content = null;
  }
  const read = manifest.safeParse(content);
  if (!read.success) throw refusedArchive('FORMAT', `Its ${MANIFEST_NAME} is not one that this site writes.`);
  return read.data;
}

/** The same for the same files with the same content. */
export function fingerprintOf(files: readonly UnpackedFile[]): string {
  const hash = createHash('sha256');
  for (const { path, size, sha256 } of files) hash.update(`${JSON.stringify(path)} ${size} ${sha256}\n`);
  return hash.digest('hex');
}

/** What files differ from the manifest's; by path. */
export function differencesFrom(
  { files: stored }: Manifest,
  found: readonly UnpackedFile[],
): BackupDifference[] {
  const left = new Map(found.map((file) => [file.path, file]));
  const difference = (path: string, says: UnpackedFile | undefined, is: UnpackedFile | undefined) => ({
    what: 'file' as const,
    subject: path,
    count: 1,
    examples: [{ name: 'sha256', stored: says?.sha256 ?? '', found: is?.sha256 ?? '' }],
  });
  const differences: BackupDifference[] = [];
  for (const file of stored) {
    const is = left.get(file.path);
    left.delete(file.path);
    if (is?.size !== file.size || is.sha256 !== file.sha256)
      differences.push(difference(file.path, file, is));
  }
  for (const [path, is] of left) differences.push(difference(path, undefined, is));
  return differences;
}
