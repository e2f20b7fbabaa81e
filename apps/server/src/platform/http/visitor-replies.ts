import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { type FollowedFreshness, OLDEST_MS } from '../events/freshness.ts';
import type { Readiness } from './readiness.ts';

const MOST_BYTES = 16 * 1024 * 1024;
const LONGEST_KEY = 2_000;
/** Wordings whose key is known without validating them again. */
const MOST_WORDINGS = 2_000;
/** Shorter bodies do not shrink enough to be worth it. */
const SHORTEST_COMPRESSED = 1_400;

type Encoding = 'br' | 'gzip';

/** The body of a reply as visitors get it; compressed forms are made when first asked for. */
export interface KeptReply {
  readonly body: Buffer;
  readonly compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

export type VisitorReplies = ReturnType<typeof keepVisitorReplies>;

type Entry = { readonly mark: number; readonly at: number; readonly reply: KeptReply };

/**
 * Replies to visitors that ask the same within a moment; dropped by the events of writes. While there is no database
 * nothing is written either: what was valid when it was lost is answered until it is back.
 */
export function keepVisitorReplies(
  freshness: Pick<FollowedFreshness, 'mark' | 'lastMark'>,
  { elapsed, hasDatabase }: Pick<Clock, 'elapsed'> & Pick<Readiness, 'hasDatabase'>,
  count: { readonly kept: () => void; readonly made: () => void } = { kept: () => {}, made: () => {} },
) {
  const kept = new LRUCache<string, Entry>({
    maxSize: MOST_BYTES,
    // A compressed form is about a third of the text: room for two of them.
    sizeCalculation: ({ reply }, key) => Math.ceil(reply.body.byteLength * 1.6) + key.length * 2 + 500,
  });
  const keys = new LRUCache<string, string>({ max: MOST_WORDINGS });
  const underway = new Map<string, { readonly mark: number; readonly reply: Promise<KeptReply> }>();

  const begin = async (key: string, mark: number | null, make: () => Promise<string>) => {
    count.made();
    const reply: KeptReply = { body: Buffer.from(await make()), compressed: {} };
    if (mark !== null && mark === freshness.mark()) kept.set(key, { mark, at: elapsed(), reply });
    return reply;
  };

  const isValid = ({ mark, at }: Entry) =>
    hasDatabase() ? mark === freshness.mark() && elapsed() - at < OLDEST_MS : mark === freshness.lastMark();

  return {
    /** The key that the same words were validated to before. */
    keyOf: (words: string): string | null => (words.length > LONGEST_KEY ? null : (keys.get(words) ?? null)),
    /** Notes what words were validated to, which is the same whenever they come. */
    learn: (words: string, key: string): void => {
      if (words.length <= LONGEST_KEY && key.length <= LONGEST_KEY) keys.set(words, key);
    },
    /** `null`: not there, no longer fresh, or nothing can be trusted now. */
    find: (key: string): KeptReply | null => {
      const entry = kept.get(key);
      if (entry === undefined || !isValid(entry)) return null;
      count.kept();
      return entry.reply;
    },
    /** What `make` answers, made once for all who ask meanwhile, and kept unless a write came between. */
    make: (key: string, make: () => Promise<string>): Promise<KeptReply> => {
      const mark = freshness.mark();
      if (mark === null || key.length > LONGEST_KEY) return begin(key, null, make);
      const shared = underway.get(key);
      if (shared?.mark === mark) return shared.reply;
      const mine = { mark, reply: begin(key, mark, make) };
      underway.set(key, mine);
      const end = () => {
        if (underway.get(key) === mine) underway.delete(key);
      };
      mine.reply.then(end, end);
      return mine.reply;
    },
  };
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => gzipped(body, { level: 4 }),
};

/** The body in the best form that the client takes. */
export async function compressedBody(
  { body, compressed }: KeptReply,
  accepted: string | undefined,
): Promise<{ body: Buffer; encoding: Encoding | null }> {
  const encoding = body.byteLength < SHORTEST_COMPRESSED ? null : encodingOf(accepted ?? '');
  if (encoding === null) return { body, encoding };
  compressed[encoding] ??= compressors[encoding](body);
  return { body: await compressed[encoding], encoding };
}

function encodingOf(accepted: string): Encoding | null {
  const taken = accepted.split(',').flatMap((part) => {
    const [name, weight] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    return Number(weight ?? 1) > 0 ? [name] : [];
  });
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : null;
}
