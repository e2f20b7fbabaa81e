import { ARCHIVE_LIMITS, type ArchiveLimits, entryPath, foldedPath } from '@rondo/domain/backups';
import { Problem } from '../../../platform/http/problem.ts';

/** Why an archive is not unpacked. `details` is a sentence for people. */
export const refusedArchive = (reason: string, details: string) =>
  new Problem('BACKUP_CONTENT', { reason, details });

export type Admission = ReturnType<typeof admission>;

/**
 * Admits the entries of one archive one by one and counts what they really hold (docs/rules/backups.md#archives).
 * @param archiveSize bytes of the archive's file
 */
export function admission(archiveSize: number, limits: ArchiveLimits = ARCHIVE_LIMITS) {
  const known = new Map<string, { readonly path: string; readonly isFolder: boolean }>();
  let entries = 0;
  let unpacked = 0;

  const claim = (path: string, isFolder: boolean) => {
    const folded = foldedPath(path);
    const other = known.get(folded);
    if (other === undefined) known.set(folded, { path, isFolder });
    else if (other.path !== path || !(other.isFolder && isFolder))
      throw refusedArchive(
        'DUPLICATE',
        `It holds ${quoted(path)} twice, or two names that some disks hold as one.`,
      );
  };

  return {
    /** @returns the path below the folder; empty for that folder itself. @throws Problem BACKUP_CONTENT */
    enter: (name: string, isFolder: boolean): string => {
      entries += 1;
      if (entries > limits.entries)
        throw refusedArchive('ENTRIES', `It holds more than ${shown(limits.entries)} files and folders.`);
      const path = entryPath(name);
      if (path === null || (path === '' && !isFolder))
        throw refusedArchive('PATH', `It holds a file with a path that may lead elsewhere: ${quoted(name)}.`);
      if (path === '') return path;
      for (let end = path.indexOf('/'); end > 0; end = path.indexOf('/', end + 1))
        claim(path.slice(0, end), true);
      claim(path, isFolder);
      return path;
    },
    /** Counts bytes that came out of the archive. @throws Problem BACKUP_CONTENT */
    count: (bytes: number): void => {
      unpacked += bytes;
      if (unpacked > limits.bytes)
        throw refusedArchive(
          'SIZE',
          `It is larger than ${shown(limits.bytes / 1024 ** 2)} MB when it is unpacked.`,
        );
      if (unpacked > limits.ratio * archiveSize)
        throw refusedArchive(
          'RATIO',
          `It becomes more than ${shown(limits.ratio)} times as large when it is unpacked.`,
        );
    },
  };
}

export const refusedLink = (name: string) =>
  refusedArchive('LINK', `It holds something that is neither a file nor a folder: ${quoted(name)}.`);

/** What a reader of archives throws; refusals, and failures of this machine, stay what they are. */
export function brokenArchive(error: unknown, details: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const isOfMachine = code !== undefined && /^E[A-Z]+$/.test(code);
  return error instanceof Problem || isOfMachine ? error : refusedArchive('FORMAT', details);
}

/** A name from outside, short enough for a sentence. */
export const quoted = (name: string) => JSON.stringify(name.length > 80 ? `${name.slice(0, 80)}…` : name);

const shown = (count: number) => count.toLocaleString('en');
