import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';
import { writePrivately } from './write-privately.ts';

/** The configured key, else the one that is made once and kept in the data folder. */
export function sessionSecretOf(config: { sessionSecret: string | null; dataDir: string }): string {
  if (config.sessionSecret !== null) return config.sessionSecret;
  const file = join(config.dataDir, 'session-secret');
  if (!existsSync(file)) writePrivately(file, `${randomBytes(48).toString('base64url')}\n`);
  const secret = readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(secret) < 32)
    throw new StartError(
      `${file} holds less than 32 bytes. Remove it; a new one will be made (everyone signs in again).`,
    );
  return secret;
}
