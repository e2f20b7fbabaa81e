import { describe, expect, it } from 'vitest';
import { longWork, WorkTooLong } from './long-work.ts';

/** Keeps the thread for some milliseconds. */
function busyFor(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}
const many = (length: number) => Array.from({ length }, (_, place) => place);

/** Counts how often others were let in until something is done. */
async function visitsDuring(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const end = work.finally(() => {
    isOver = true;
  });
  let visits = 0;
  const visit = () => {
    visits += 1;
    if (!isOver) setImmediate(visit);
  };
  setImmediate(visit);
  await end;
  return visits;
}

describe('long work', () => {
  it('goes through all things in their order', async () => {
    const seen: number[] = [];
    await longWork().each(many(1000), (place) => seen.push(place));
    expect(seen).toEqual(many(1000));
    expect(await longWork().map([3, 1, 2], (value) => value * 2)).toEqual([6, 2, 4]);
    expect(await longWork().map([], String)).toEqual([]);
  });

  it('lets others in between its slices', async () => {
    // 100 times 2 ms: at least twenty slices of 8 ms.
    expect(await visitsDuring(longWork().each(many(100), () => busyFor(2)))).toBeGreaterThanOrEqual(20);
  });

  it('takes turns: of two works only one has a slice between two visits', async () => {
    let visit = 0;
    let isOver = false;
    const count = () => {
      visit += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const workers = new Map<number, Set<string>>();
    const work = (name: string) =>
      longWork().each(many(40), () => {
        busyFor(3);
        workers.set(visit, (workers.get(visit) ?? new Set()).add(name));
      });
    await Promise.all(['one', 'other', 'third'].map(work));
    isOver = true;
    expect([...workers.values()].map(({ size }) => size)).toEqual([...workers].map(() => 1));
    expect(workers.size).toBeGreaterThan(30);
  });

  it('ends at the next break when its signal is aborted', async () => {
    const gone = new AbortController();
    let done = 0;
    const work = longWork({ signal: gone.signal }).each(many(1000), () => {
      done += 1;
      busyFor(3);
      if (done === 2) gone.abort(new Error('gone'));
    });
    await expect(work).rejects.toThrow('gone');
    expect(done).toBeLessThan(10);
    await expect(longWork({ signal: gone.signal }).each([1], () => expect.fail())).rejects.toThrow('gone');
  });

  it('ends when its time is over, counted over all that it does', async () => {
    const work = longWork({ patienceMs: 40 });
    let done = 0;
    const busy = () => {
      done += 1;
      busyFor(1);
    };
    await expect(work.each(many(1000), busy)).rejects.toThrow(WorkTooLong);
    expect(done).toBeLessThanOrEqual(50);
    await expect(work.each([1], () => expect.fail())).rejects.toThrow(WorkTooLong);
  });

  it('ends with what is thrown', async () => {
    const fail = () => {
      throw new Error('no');
    };
    await expect(longWork().each([1], fail)).rejects.toThrow('no');
    expect(await longWork().map([1], String)).toEqual(['1']);
  });
});
