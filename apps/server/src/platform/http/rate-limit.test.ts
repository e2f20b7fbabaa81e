import { beforeAll, describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { sampleFeature } from '../../testing/sample-feature.ts';
import { type LimitName, limits } from './limits.ts';
import type { Limiter } from './rate-limit.ts';

let limiter: Limiter;
const test = appOfTests({ features: [sampleFeature], rateLimits: true });
beforeAll(async () => {
  limiter = test.deps.limiter;
});

const waitOf = (work: Promise<void>): Promise<number | null> =>
  work.then(
    () => null,
    (problem) => problem.extra.retryAfter,
  );
const times = async (count: number, work: () => Promise<void>) => {
  for (let i = 0; i < count; i++) await work();
};

describe.each(['captchaIssue', 'videoLookup'] as const)('%s', (name: LimitName) => {
  const { count, window, block } = limits[name];

  it('lets the limit pass, blocks the one above for its time, and starts again after it', async () => {
    await times(count, () => limiter.hit(name, 'a'));
    expect(await waitOf(limiter.hit(name, 'a'))).toBe(block);
    expect(await waitOf(limiter.hit(name, 'b'))).toBeNull();
    test.clock.advance(block * 1000 - 1000);
    expect(await waitOf(limiter.check(name, 'a'))).toBe(1);
    test.clock.advance(1001);
    await times(count, () => limiter.hit(name, 'a'));
    expect(await waitOf(limiter.hit(name, 'a'))).toBe(block);
  });

  it('forgets a window that is over', async () => {
    await times(count, () => limiter.hit(name, 'c'));
    test.clock.advance(window * 1000 + 1);
    expect(await waitOf(limiter.hit(name, 'c'))).toBeNull();
  });

  it('keeps its times when the clock is set back by 48 hours', async () => {
    const present = test.clock.now();
    const setBack = () => test.clock.set(present);
    test.clock.advance(48 * 3_600_000);
    await times(count + 1, () => limiter.hit(name, 'e').catch(() => undefined));
    await limiter.hit(name, 'f');
    setBack();
    expect(await waitOf(limiter.check(name, 'e'))).toBe(block);
    expect(await waitOf(limiter.hit(name, 'e'))).toBe(block);
    await times(count - 1, () => limiter.hit(name, 'f'));
    expect(await waitOf(limiter.hit(name, 'f'))).toBe(block);
    test.clock.advance(block * 1000 + 1);
    expect(await waitOf(limiter.check(name, 'e'))).toBeNull();
    expect(await waitOf(limiter.hit(name, 'e'))).toBeNull();
    expect(await waitOf(limiter.hit(name, 'f'))).toBeNull();
  });

  it('ends a window that began before the clock was set back', async () => {
    const present = test.clock.now();
    test.clock.advance(48 * 3_600_000);
    await times(count - 1, () => limiter.hit(name, 'g'));
    test.clock.set(present);
    await limiter.hit(name, 'g');
    test.clock.advance(window * 1000 + 1);
    expect(await waitOf(limiter.hit(name, 'g'))).toBeNull();
  });

  it('forgets a key when asked', async () => {
    await times(count, () => limiter.hit(name, 'd'));
    await limiter.forget(name, 'd');
    expect(await waitOf(limiter.hit(name, 'd'))).toBeNull();
  });
});

describe('failures', () => {
  it('are counted quietly and block with the last one allowed', async () => {
    const { count, block } = limits.superAdminPassword;
    await times(count - 1, () => limiter.fail('superAdminPassword', 'user:1'));
    expect(await waitOf(limiter.check('superAdminPassword', 'user:1'))).toBeNull();
    await limiter.fail('superAdminPassword', 'user:1');
    expect(await waitOf(limiter.check('superAdminPassword', 'user:1'))).toBe(block);
  });

  it('are all counted when they come at once', async () => {
    const { count } = limits.loginFailure;
    await Promise.all(Array.from({ length: count }, () => limiter.fail('loginFailure', '192.0.2.9')));
    expect(await waitOf(limiter.check('loginFailure', '192.0.2.9'))).toBe(limits.loginFailure.block);
  });
});

describe('an endpoint with a limit', () => {
  it('answers 429 with the wait once the address has had its share', async () => {
    const url = '/v2/things/search/a';
    for (let i = 0; i < limits.lists.count; i++) await limiter.hit('lists', '127.0.0.1');
    const reply = await test.callRaw('GET', url);
    expect(reply).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', retryAfter: limits.lists.block },
    });
    expect(reply.headers['retry-after']).toBe(String(limits.lists.block));
    test.clock.advance(limits.lists.block * 1000 + 1);
    expect((await test.callRaw('GET', url)).status).toBe(200);
  });
});
