import { setTimeout as sleep } from 'node:timers/promises';
import type { BackupStep } from '@rondo/contract/backups';

/** What a work tells of itself while it goes on. */
export type Progress = {
  /** A step has come so far. @throws the reason why the work must end */
  readonly say: (step: BackupStep, done: number, of: number) => Promise<void>;
  /** So many bytes were read or written; rests a while where visitors are to come first. */
  readonly moved: (bytes: number) => Promise<void>;
};

const LEAST_REST_MS = 2;
const MOST_REST_MS = 100;

/**
 * Rests of a work that shares a machine with visitors: of each time span it gets the given share.
 * @param share above 0 and up to 1; 1 never rests
 */
export function restful(share: number): () => Promise<void> {
  let since = performance.now();
  return async () => {
    const rest = (performance.now() - since) * (1 / share - 1);
    if (rest < LEAST_REST_MS) return;
    await sleep(Math.min(rest, MOST_REST_MS));
    since = performance.now();
  };
}
