import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log } from './log/log.ts';

export type Space = { readonly freeBytes: number; readonly totalBytes: number };

/** Writing begins again with this much more, so that it does not begin and end all the time. */
const MARGIN_BYTES = 16 * 1024 * 1024;
const EVERY_MS = 2_000;
/** After a write failed because the disk was full, free bytes are not believed for this long. */
const DISBELIEF_MS = 10_000;

/** Whether there is room to write. */
export interface Disk {
  /** False while a disk is too full to write. */
  hasRoom(): boolean;
  /** Says that the database found no room for a write. */
  noteFull(): void;
}

export type DiskWatch = Disk & {
  /** Of the first folder, as last read; null before. */
  readonly space: () => Space | null;
  /** Reads again. */
  readonly look: () => Promise<void>;
  readonly stop: () => void;
};

/** Of a folder, or of the one that it will be made in. */
export async function readSpace(folder: string): Promise<Space> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    return readSpace(dirname(folder));
  }
}

/**
 * Reads every two seconds how much room the disks of `folders` have. What cannot be read does not count: then only
 * failed writes say that there is no room.
 */
export function watchDisk({
  folders,
  holdDatabase,
  log,
  elapsed,
  least,
  looked = () => undefined,
  read = readSpace,
}: {
  readonly folders: readonly string[];
  /** Whether the database writes to one of these disks; otherwise its failed writes say nothing about them. */
  readonly holdDatabase: boolean;
  readonly log: Log;
  /** Milliseconds that only go on. */
  readonly elapsed: () => number;
  /** With less than so many bytes there is no room. */
  readonly least: () => number;
  /** Called after each look; handles its own errors. */
  readonly looked?: (hasRoom: boolean) => void | Promise<void>;
  readonly read?: (folder: string) => Promise<Space>;
}): DiskWatch {
  let space: Space | null = null;
  let hasRoom = true;
  let isReadable = true;
  let looking: Promise<void> | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;

  /** Of the fullest disk; infinite while a disk cannot be read. */
  const readFree = async (): Promise<number> => {
    try {
      const spaces = await Promise.all(folders.map(read));
      space = spaces[0] ?? null;
      isReadable = true;
      return Math.min(...spaces.map(({ freeBytes }) => freeBytes));
    } catch (error) {
      if (isReadable) log.warn({ err: error, folders }, 'the room on the disk cannot be read');
      isReadable = false;
      return Number.POSITIVE_INFINITY;
    }
  };
  const lookOnce = async () => {
    const freeBytes = await readFree();
    const hasFailed = elapsed() - failedAt < DISBELIEF_MS;
    const isRoomy = !hasFailed && freeBytes >= least() + (hasRoom ? 0 : MARGIN_BYTES);
    if (isRoomy && !hasRoom) log.warn({ folders, freeBytes }, 'there is room on the disk again');
    if (!isRoomy && hasRoom)
      log.error(
        { folders, freeBytes },
        hasFailed
          ? 'a write failed because the disk is full; nothing is written for ten seconds'
          : 'the disk is almost full; nothing is written until there is room',
      );
    hasRoom = isRoomy;
    await looked(hasRoom);
  };
  const look = () => {
    looking ??= lookOnce().finally(() => {
      looking = null;
    });
    return looking;
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  timer.unref();

  return {
    hasRoom: () => hasRoom,
    noteFull: () => {
      if (!holdDatabase) return;
      failedAt = elapsed();
      void look();
    },
    space: () => space,
    look,
    stop: () => clearInterval(timer),
  };
}
