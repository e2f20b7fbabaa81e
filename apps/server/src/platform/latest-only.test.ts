import { expect, it } from 'vitest';
import { latestOnly } from './latest-only.ts';

it('runs one at a time and of those that wait the newest; others do not concern it', async () => {
  const latest = latestOnly();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (asker: number, name: string) =>
    latest(asker, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const first = ask(1, 'first');
  const second = ask(1, 'second').catch((error: { code: string }) => error.code);
  const third = ask(1, 'third');
  const other = ask(2, 'other');
  expect(await second).toBe('PREVIEW_BUSY');
  expect(begun).toEqual(['first', 'other']);
  ends.get('first')?.();
  expect(await first).toBe('first');
  await expect.poll(() => begun).toEqual(['first', 'other', 'third']);
  ends.get('third')?.();
  ends.get('other')?.();
  expect([await third, await other]).toEqual(['third', 'other']);
});

it('goes on after a failure', async () => {
  const latest = latestOnly();
  const failing = latest(1, () => Promise.reject(new Error('no')));
  const next = latest(1, async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
