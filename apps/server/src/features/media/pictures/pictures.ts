import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { boundedQueue } from '../../../platform/bounded-queue.ts';
import type { Deps } from '../../../platform/feature.ts';
import { fileCache } from '../../../platform/file-cache.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { fetchPicture, type Picture, publicPictures } from './fetch-picture.ts';
import { pictureAddress } from './picture-address.ts';
import { pictureType } from './picture-kind.ts';

export const PICTURE_LIFETIME_SECONDS = 86_400;

const MOST_BYTES_KEPT = 512_000_000;
const FAILURE_MS = 5 * 60_000;
const MOST_FAILURES = 2_000;

export type Pictures = ReturnType<typeof pictures>;

/** Pictures of allowed hosts: from disk for a day, fetched otherwise; who asks meanwhile waits for the same fetch. */
export function pictures({ clock, config, disk, log, pictures: replaced }: Deps) {
  const source = { ...publicPictures, ...replaced };
  const cache = fileCache({
    folder: join(config.dataDir, 'cache', 'images'),
    maxBytes: MOST_BYTES_KEPT,
    maxAgeMs: PICTURE_LIFETIME_SECONDS * 1000,
    clock,
    disk,
    log,
  });
  const queue = boundedQueue({ running: 16, waiting: 400 });
  const underWay = new Map<string, Promise<Picture>>();
  const failures = new LRUCache<string, { problem: Problem; until: number }>({ max: MOST_FAILURES });

  const load = async (address: URL, key: string): Promise<Picture> => {
    const kept = await cache.read(key);
    const type = kept && pictureType(kept);
    if (kept && type) return { bytes: kept, type };
    const failure = failures.get(key);
    if (failure !== undefined && failure.until > clock.elapsed()) throw failure.problem;
    const picture = await queue(() => fetchPicture(source, address)).catch((error: unknown) => {
      if (error instanceof Problem && error.code !== 'BUSY')
        failures.set(key, { problem: error, until: clock.elapsed() + FAILURE_MS });
      throw error;
    });
    await cache.write(key, picture.bytes);
    return picture;
  };

  return {
    /** Whether an address is one that may be fetched. */
    isAllowed: (url: string) => {
      try {
        return pictureAddress(url, source.hosts) !== null;
      } catch (error) {
        if (error instanceof Problem) return false;
        throw error;
      }
    },
    /** @throws Problem URL_INVALID, HOST_NOT_ALLOWED, IMAGE_TOO_LARGE, IMAGE_TYPE, IMAGE_FETCH_FAILED, BUSY */
    get: async (url: string) => {
      const address = pictureAddress(url, source.hosts);
      const key = createHash('sha256').update(address.href).digest('hex');
      const known = underWay.get(key);
      if (known !== undefined) return known;
      const loading = load(address, key).finally(() => underWay.delete(key));
      underWay.set(key, loading);
      return loading;
    },
  };
}
