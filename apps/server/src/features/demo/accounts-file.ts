import { randomInt } from 'node:crypto';
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Letters and digits that nobody mistakes for one another. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 16;

export function randomPassword(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** Where the passwords of the demo's accounts are, one "username password" a line, readable by the owner only. */
export function accountsFile(dataDir: string): string {
  return join(dataDir, 'demo-accounts.txt');
}

export async function writeAccountsFile(
  dataDir: string,
  usernames: readonly string[],
  password: string,
): Promise<void> {
  const path = accountsFile(dataDir);
  const lines = usernames.map((username) => `${username} ${password}\n`).join('');
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${path}.new`, lines, { mode: 0o600 });
  await chmod(`${path}.new`, 0o600);
  await rename(`${path}.new`, path);
}
