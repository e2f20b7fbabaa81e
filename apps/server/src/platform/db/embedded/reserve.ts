import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, statfsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';

const MEBIBYTE = 1024 * 1024;
const SIZE = 48 * MEBIBYTE;
/** With less than this a database may not start: its recovery may need two log segments of 16 MB, and some files. */
const NEEDED_TO_START = 40 * MEBIBYTE;

/**
 * Room that is kept beside the database's folder, as a file that nothing else needs. Without it a database on a full disk
 * can neither end its recovery nor take connections, and then nobody could read either.
 */
export type Reserve = ReturnType<typeof reserveOf>;

const fileOf = (folder: string) => `${folder}.reserve`;

export function reserveOf(folder: string, say: (line: string) => void) {
  const file = fileOf(folder);
  return {
    /** Bytes that are to be kept again as soon as there is room; 0 while all is there. */
    missing: () => (existsSync(file) ? 0 : SIZE),
    /** Keeps it, unless less than `leastFree` bytes would be left. @throws when it cannot be written; nothing is left */
    keep: async (leastFree: number) => {
      if (!existsSync(file) && freeBytes(folder) >= leastFree + SIZE) await fill(file);
    },
    spend: () => spendReserve(folder, say),
  };
}

/** Gives the room to a database that needs it to start. */
export function spendReserve(folder: string, say: (line: string) => void): void {
  const file = fileOf(folder);
  if (!existsSync(file) || freeBytes(folder) >= NEEDED_TO_START) return;
  say('The disk is full. The database uses the space reserved for it, so that it can still be read.');
  rmSync(file);
}

async function fill(file: string): Promise<void> {
  const half = `${file}.new`;
  try {
    // Random, so that no file system stores it in less.
    const block = randomBytes(MEBIBYTE);
    await writeFile(
      half,
      Array.from({ length: SIZE / MEBIBYTE }, () => block),
      { mode: 0o600 },
    );
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
