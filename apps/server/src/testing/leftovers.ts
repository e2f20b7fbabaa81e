import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A folder younger than this may belong to a run that is just starting, a lock to one that goes on. */
const minute = 60_000;

/** Removes the folders of test servers whose test run was killed; their databases ended with it. */
export function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith('rondo-test-server-')) continue;
    const folder = join(parent, name);
    const lock = statSync(join(folder, 'data', 'lock'), { throwIfNoEntry: false });
    const lastSeen = Math.max(statSync(folder).ctimeMs, lock?.mtimeMs ?? 0);
    if (Date.now() - lastSeen >= minute) rmSync(folder, { recursive: true, force: true });
  }
}
