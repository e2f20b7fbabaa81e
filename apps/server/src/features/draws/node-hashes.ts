import { createHash, createHmac } from 'node:crypto';
import type { Hashes } from '@rondo/domain/play';

export const nodeHashes: Hashes = {
  sha256: (bytes) => createHash('sha256').update(bytes, 'hex').digest('hex'),
  hmacSha256: (key, text) => createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('hex'),
};
