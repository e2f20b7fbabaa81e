import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { etagged } from '../../../platform/http/etag.ts';
import { Answer, MediaText } from '../../../platform/http/reply.ts';
import type { Picture } from './fetch-picture.ts';

/** Bytes that came from outside are a picture and nothing else, wherever they are opened. */
const LOCKED = { 'content-security-policy': "default-src 'none'" };

/** A picture under the hash of its bytes. */
export function imageReply(
  request: FastifyRequest,
  { bytes, type }: Picture,
  cacheControl: string,
): Answer<never> {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return locked(etagged<never>(request, hash, new MediaText(bytes, type), cacheControl));
}

/** The same reply, shut off from everything that a document could do. */
export function locked(reply: Answer<never>): Answer<never> {
  return new Answer<never>(reply.body, {
    ...(reply.status === undefined ? {} : { status: reply.status }),
    headers: { ...reply.headers, ...LOCKED },
  });
}
