import { rmSync, writeFileSync } from 'node:fs';

/** Replaces a file by one that only this user may read. */
export function writePrivately(path: string, content: string): void {
  rmSync(path, { force: true });
  writeFileSync(path, content, { mode: 0o600, flag: 'wx' });
}
