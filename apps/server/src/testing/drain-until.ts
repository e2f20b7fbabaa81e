import { setImmediate as turn } from 'node:timers/promises';
import type { TestApp } from '../../../testing/test-app.ts';

/** What a call answers that waits for a job: nothing runs by itself in tests. */
export async function settled<T>({ deps }: Pick<TestApp, 'deps'>, call: Promise<T>): Promise<T> {
  let isOpen = true;
  const end = () => {
    isOpen = false;
  };
  call.then(end, end);
  while (isOpen) {
    await deps.jobs.drain();
    await turn();
  }
  return call;
}
