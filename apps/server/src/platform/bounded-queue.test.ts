import { expect, it } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';

it('runs two at a time, in order, and refuses more when the line is full', async () => {
  const queue = boundedQueue({ running: 2, waiting: 2 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const job = (id: number) =>
    queue(() => {
      begun.push(id);
      return new Promise<number>((done) => ends.push(() => done(id)));
    });
  const jobs = [job(1), job(2), job(3), job(4)];
  await expect(job(5)).rejects.toMatchObject({ code: 'BUSY', status: 503 });
  expect(begun).toEqual([1, 2]);
  ends[0]?.();
  expect(await jobs[0]).toBe(1);
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  ends[1]?.();
  await expect.poll(() => begun).toEqual([1, 2, 3, 4]);
  for (const end of ends) end();
  expect(await Promise.all(jobs)).toEqual([1, 2, 3, 4]);
});

it('goes on after a failure', async () => {
  const queue = boundedQueue({ running: 1, waiting: 1 });
  const failing = queue(() => Promise.reject(new Error('broken')));
  const next = queue(async () => 'fine');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('fine');
});
