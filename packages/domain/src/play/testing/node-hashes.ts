import { createHash, createHmac } from 'node:crypto';
import type { Hashes } from '../fraction.ts';

/** The hashes as the server makes them. */
export const nodeHashes: Hashes = {
  sha256: (bytes) => createHash('sha256').update(bytes, 'hex').digest('hex'),
  hmacSha256: (key, text) => createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('hex'),
};
