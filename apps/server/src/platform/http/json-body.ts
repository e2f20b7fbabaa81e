import type { FastifyInstance } from 'fastify';
import { refuseUncleanText } from './clean-text.ts';
import { isNestedDeeper } from './json-depth.ts';
import { Problem } from './problem.ts';

/** No shape of the contract nests half as deep. */
const DEEPEST = 64;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Makes JSON the only content type of bodies (docs/rules/wire.md#bodies). A missing body and `null` count as `{}`;
 * compressed bodies are UNSUPPORTED_MEDIA_TYPE, bytes that are not UTF-8 and texts that are not JSON are INVALID_JSON.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      refuseEncoding(request.headers['content-encoding']);
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

function refuseEncoding(encoding: string | undefined): void {
  if (encoding !== undefined && !/^(identity)?$/i.test(encoding)) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
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
