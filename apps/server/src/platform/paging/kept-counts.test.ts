import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { keepCounts } from './kept-counts.ts';

function counts() {
  const clock = fakeClock();
  const state: { mark: number | null; value: number; reads: number } = { mark: 1, value: 5, reads: 0 };
  const kept = keepCounts({ mark: () => state.mark }, clock);
  const count = () =>
    kept.count('filter', async () => {
      state.reads += 1;
      return state.value;
    });
  return { clock, state, count, forget: kept.forget };
}

describe('kept counts', () => {
  it('keep a small count until an event comes, and never longer than a minute', async () => {
    const { clock, state, count } = counts();
    expect(await count()).toBe(5);
    state.value = 6;
    expect(await count()).toBe(5);
    state.mark = 2;
    expect(await count()).toBe(6);
    clock.advance(60_000);
    state.value = 7;
    expect(await count()).toBe(7);
    expect(state.reads).toBe(3);
  });

  it('grow old although the clock is set back', async () => {
    const { clock, state, count } = counts();
    await count();
    clock.set(new Date(clock.now().getTime() - 48 * 3_600_000));
    clock.advance(60_000);
    state.value = 6;
    expect(await count()).toBe(6);
  });

  it('keep no small count while events may be missed', async () => {
    const { state, count } = counts();
    state.mark = null;
    await count();
    state.value = 6;
    expect(await count()).toBe(6);
  });

  it('forget a large count as well when the database is another one', async () => {
    const { state, count, forget } = counts();
    state.value = 20_000;
    await count();
    forget();
    state.value = 30_000;
    expect(await count()).toBe(30_000);
  });

  it('keep a large count for a minute, whatever happens, and renew it behind the reader', async () => {
    const { clock, state, count } = counts();
    state.value = 20_000;
    await count();
    state.mark = 2;
    state.value = 20_001;
    expect(await count()).toBe(20_000);
    clock.advance(31_000);
    expect(await count()).toBe(20_000);
    await Promise.resolve();
    expect(await count()).toBe(20_001);
    expect(state.reads).toBe(2);
    clock.advance(60_000);
    state.value = 20_002;
    expect(await count()).toBe(20_002);
  });

  it('forget a reading that failed', async () => {
    const kept = keepCounts({ mark: () => 1 }, fakeClock());
    await expect(kept.count('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await kept.count('a', async () => 3)).toBe(3);
  });

  it('share one reading among callers', async () => {
    const { state, count } = counts();
    expect(await Promise.all([count(), count(), count()])).toEqual([5, 5, 5]);
    expect(state.reads).toBe(1);
  });
});
