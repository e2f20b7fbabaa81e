import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivately } from '../../platform/write-privately.ts';

/** Letters and digits that nobody mistakes for one another. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 16;

export function randomPassword(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/**
 * Writes the accounts of the demo down, one "username password" a line, readable by the owner only.
 * @returns where they are
 */
export function writeAccountsFile(dataDir: string, usernames: readonly string[], password: string): string {
  const path = join(dataDir, 'demo-accounts.txt');
  mkdirSync(dataDir, { recursive: true });
  writePrivately(path, usernames.map((username) => `${username} ${password}\n`).join(''));
  return path;
}
