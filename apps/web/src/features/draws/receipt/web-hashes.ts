import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hashes } from '@rondo/domain/play';

/** From a library, since browsers have hashes of their own only over https. */
export const webHashes: Hashes = {
  sha256: (bytes) => bytesToHex(sha256(hexToBytes(bytes))),
  hmacSha256: (key, text) => bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(text))),
};
