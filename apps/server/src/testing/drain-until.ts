import { setImmediate as turn } from 'node:timers/promises';
import type { TestApp } from './test-app.ts';

/**
 * What a call answers that waits for background work: nothing runs by itself in tests.
 * @param between what happens between two rounds of work
 */
export async function drainUntil<T>(
  { deps }: Pick<TestApp, 'deps'>,
  reply: Promise<T>,
  between: () => Promise<unknown> = turn,
): Promise<T> {
  let isOpen = true;
  const end = () => {
    isOpen = false;
  };
  reply.then(end, end);
  while (isOpen) {
    await deps.jobs.drain();
    await between();
  }
  return reply;
}
