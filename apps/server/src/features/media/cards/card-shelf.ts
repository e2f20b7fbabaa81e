import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ART_LOOK } from '@rondo/domain/levels/art';
import { LRUCache } from 'lru-cache';
import { boundedQueue } from '../../../platform/bounded-queue.ts';
import type { Deps } from '../../../platform/feature.ts';
import { fileCache } from '../../../platform/file-cache.ts';
import type { Drawing } from './drawing.ts';
import { type FontBook, fontBook } from './fonts/font-book.ts';
import { paint } from './paint.ts';

/** Raise it with every change of how cards look: cards painted before are then no longer found. */
export const CARD_LOOK = 2;

const MOST_BYTES_KEPT = 256_000_000;
const MOST_BYTES_IN_MEMORY = 16_000_000;

export type CardShelf = ReturnType<typeof cardShelf>;
type Draw = (book: FontBook) => Promise<Drawing>;

/** Painted cards. A card is kept under a key made of everything that it shows, so it never grows stale. */
export function cardShelf({
  clock,
  config,
  disk,
  limiter,
  log,
}: Pick<Deps, 'clock' | 'config' | 'disk' | 'limiter' | 'log'>) {
  const folder = join(config.dataDir, 'cache');
  const cache = fileCache({
    folder: join(folder, 'thumbnails'),
    maxBytes: MOST_BYTES_KEPT,
    maxAgeMs: null,
    clock,
    disk,
    log,
  });
  /** What was painted while the disk was full. */
  const inMemory = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES_IN_MEMORY,
    sizeCalculation: ({ length }) => length,
  });
  const book = fontBook(join(folder, 'fonts'));
  const queue = boundedQueue({ running: 2, waiting: 100 });
  const underWay = new Map<string, Promise<Buffer>>();

  const paintAndKeep = async (key: string, width: number, draw: Draw) => {
    const png = await queue(async () => paint(await draw(book), width));
    if (disk.hasRoom()) await cache.write(key, png);
    else inMemory.set(key, png);
    return png;
  };

  return {
    /** `content` is what the card shows, as far as it can differ. */
    key: (content: unknown) =>
      createHash('sha256')
        .update(JSON.stringify([CARD_LOOK, ART_LOOK, content]))
        .digest('hex')
        .slice(0, 40),
    kept: async (key: string) => inMemory.get(key) ?? cache.read(key),
    /**
     * Two are painted at a time; a card that somebody else waits for is not counted for `ip`. Null counts for nobody:
     * for the few that there are at all.
     * @throws Problem RATE_LIMITED, BUSY when too many wait
     */
    painted: async (key: string, width: number, draw: Draw, ip: string | null) => {
      if (ip !== null && !underWay.has(key)) await limiter.hit('cardPainting', ip);
      const painting =
        underWay.get(key) ?? paintAndKeep(key, width, draw).finally(() => underWay.delete(key));
      underWay.set(key, painting);
      return painting;
    },
  };
}
