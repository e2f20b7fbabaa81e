import { expect, it, vi } from 'vitest';
import { coalesced } from './coalesced.ts';

const every = 60;

it('works at once, and once more for all that was wanted meanwhile', async () => {
  const times: number[] = [];
  const want = coalesced(every, async () => void times.push(performance.now()), vi.fn());
  for (let n = 0; n < 5; n++) want();
  expect(times).toHaveLength(1);
  await expect.poll(() => times).toHaveLength(2);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(every - 2);
});

it('reports a failure and works again when next wanted', async () => {
  const failed = vi.fn();
  const work = vi.fn(async () => Promise.reject(new Error('no')));
  const want = coalesced(1, work, failed);
  want();
  await expect.poll(() => failed.mock.calls).toHaveLength(1);
  want();
  await expect.poll(() => failed.mock.calls).toHaveLength(2);
});

it('begins nothing after stop, which waits for what is under way', async () => {
  let finish = () => undefined as void;
  const underWay = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = vi.fn(() => underWay);
  const want = coalesced(1, work, vi.fn());
  want();
  want();
  const stopped = vi.fn();
  const stopping = want.stop().then(stopped);
  expect(stopped).not.toHaveBeenCalled();
  finish();
  await stopping;
  want();
  expect(work).toHaveBeenCalledTimes(1);
});
