import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from './clock.ts';
import type { Disk } from './disk.ts';
import type { Log } from './log/log.ts';

/** Processes that share a folder may read their clocks so far apart. */
const CLOCKS_DIFFER_MS = 60_000;

export type FileCache = ReturnType<typeof fileCache>;

type FileCacheOptions = {
  /** Absolute; made when something is written. */
  readonly folder: string;
  readonly maxBytes: number;
  /** Null: as long as there is room. */
  readonly maxAgeMs: number | null;
  readonly clock: Clock;
  readonly disk: Pick<Disk, 'hasRoom'>;
  readonly log: Log;
};

/**
 * Bytes by key on disk. Several processes may share a folder: a file appears whole or not at all. Keys are file names:
 * lower-case letters, digits and hyphens, at least two.
 */
export function fileCache({ folder, maxBytes, maxAgeMs, clock, disk, log }: FileCacheOptions) {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);
  // A time that lies ahead was written before a clock was set back, and says nothing.
  const isTooOld = (writtenAt: Date) => {
    const age = clock.now().getTime() - writtenAt.getTime();
    return maxAgeMs !== null && (age >= maxAgeMs || age < -CLOCKS_DIFFER_MS);
  };
  let sinceSweep = Number.POSITIVE_INFINITY;
  let sweeping: Promise<void> | null = null;

  const sweep = async () => {
    sinceSweep = 0;
    const files = await filesIn(folder);
    let total = files.reduce((sum, file) => sum + file.size, 0);
    for (const file of files.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      if (total <= maxBytes && !isTooOld(file.at)) break;
      await rm(file.path, { force: true });
      total -= file.size;
    }
  };
  const sweepAside = () => {
    sweeping ??= sweep()
      .catch((error: unknown) => log.warn({ err: error, folder }, 'a cache could not be cleaned up'))
      .finally(() => {
        sweeping = null;
      });
  };

  return {
    /** Removes what is too old, then the oldest until the rest fits. Runs by itself as files are written. */
    sweep,
    /** Null for what is not there or too old. */
    read: async (key: string): Promise<Buffer | null> => {
      try {
        const file = await open(pathOf(key));
        try {
          const { mtime } = await file.stat();
          return isTooOld(mtime) ? null : await file.readFile();
        } finally {
          await file.close();
        }
      } catch (error) {
        if (!isMissing(error)) log.warn({ err: error, folder }, 'a cached file could not be read');
        return null;
      }
    },
    /** Never throws: on a full disk nothing is cached, but the reply is sent. */
    write: async (key: string, bytes: Buffer): Promise<void> => {
      if (!disk.hasRoom()) return;
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}`;
      try {
        await mkdir(join(folder, key.slice(0, 2)), { recursive: true, mode: 0o700 });
        await writeFile(draft, bytes, { mode: 0o600, flag: 'wx' });
        await utimes(draft, clock.now(), clock.now());
        await rename(draft, path);
      } catch (error) {
        log.warn({ err: error, folder }, 'a file could not be cached');
        await rm(draft, { force: true }).catch(() => undefined);
        return;
      }
      sinceSweep += bytes.length;
      if (sinceSweep > maxBytes / 20) sweepAside();
    },
  };
}

/** Temporary files of a killed process are files like the others: they expire and are removed. */
async function filesIn(folder: string) {
  const files: { readonly path: string; readonly size: number; readonly at: Date }[] = [];
  for (const shelf of await namesIn(folder))
    for (const name of await namesIn(join(folder, shelf))) {
      const path = join(folder, shelf, name);
      const found = await stat(path).catch(() => null);
      if (found?.isFile()) files.push({ path, size: found.size, at: found.mtime });
    }
  return files;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
