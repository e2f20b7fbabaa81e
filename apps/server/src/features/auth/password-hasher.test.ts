import { describe, expect, it } from 'vitest';
import { Problem } from '../../platform/http/problem.ts';
import { createPasswordHasher, usualCost } from './password-hasher.ts';

const cheap = { memoryKiB: 64, passes: 1 };

describe('password hasher', () => {
  it('makes argon2id hashes of 64 MiB, 3 passes and 1 lane', async () => {
    expect(usualCost).toEqual({ memoryKiB: 65_536, passes: 3 });
    const hash = await createPasswordHasher().hash('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  });

  it('knows the right password from a wrong one', async () => {
    const hasher = createPasswordHasher(cheap);
    const hash = await hasher.hash('zażółć gęślą');
    expect(await hasher.matches('zażółć gęślą', hash)).toBe(true);
    expect(await hasher.matches('zażółć gęślą'.normalize('NFD'), hash)).toBe(true);
    expect(await hasher.matches('zażółć', hash)).toBe(false);
  });

  it('works as much where there is no hash, and never agrees', async () => {
    const hasher = createPasswordHasher(cheap);
    expect(await hasher.matches('the password of nobody', null)).toBe(false);
    expect(hasher.work).toBe(1);
  });

  it('recognises hashes of another cost', async () => {
    const old = await createPasswordHasher({ memoryKiB: 64, passes: 2 }).hash('correct horse');
    const hasher = createPasswordHasher(cheap);
    expect(hasher.isOutdated(old)).toBe(true);
    expect(hasher.isOutdated(await hasher.hash('correct horse'))).toBe(false);
    expect(await hasher.matches('correct horse', old)).toBe(true);
  });

  it('lets 66 come at once and turns the next one away', async () => {
    const hasher = createPasswordHasher(cheap);
    const all = await Promise.allSettled(Array.from({ length: 70 }, () => hasher.hash('correct horse')));
    const refused = all.filter((one) => one.status === 'rejected').map((one) => one.reason as Problem);
    expect(refused).toHaveLength(4);
    for (const problem of refused) {
      expect(problem).toBeInstanceOf(Problem);
      expect(problem.code).toBe('BUSY');
      expect(problem.extra.retryAfter).toBeGreaterThan(0);
    }
    await expect(hasher.hash('correct horse')).resolves.toMatch(/^\$argon2id/);
  });
});
