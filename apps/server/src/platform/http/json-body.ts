import type { FastifyInstance } from 'fastify';
import { refuseUncleanText } from './clean-text.ts';
import { isNestedDeeper } from './json-depth.ts';
import { Problem } from './problem.ts';

/** No shape of the contract nests half as deep. */
const DEEPEST = 64;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Makes JSON the only content type of bodies. A missing body and `null` count as `{}`; bytes that are not UTF-8 and
 * texts that are not JSON are INVALID_JSON (docs/rules/wire.md#bodies).
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const text = readText(body as Buffer);
      request.bodyText = text;
      done(null, parseJson(text));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body === undefined || request.body === null) request.body = {};
    done();
  });
}

function readText(body: Buffer): string {
  if (isNestedDeeper(body, DEEPEST)) throw new Problem('BODY_TOO_DEEP');
  try {
    return utf8.decode(body);
  } catch {
    throw new Problem('INVALID_JSON');
  }
}

function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    throw new Problem('INVALID_JSON');
  }
  // Valid UTF-8 and valid JSON can hold such characters only as \u escapes.
  if (text.includes('\\u')) refuseUncleanText(value);
  return value;
}
