import { beforeAll, describe, expect, it } from 'vitest';
import { openSocket } from '../../testing/bare-socket.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel } from '../../testing/catalogue.ts';
import { levelBody } from '../../testing/forms.ts';
import { signedInUser } from '../../testing/users.ts';
import { limits } from './limits.ts';

const test = appOfTests({ keepVisitorReplies: true });
const limited = appOfTests({ rateLimits: true });
let port: number;
beforeAll(async () => {
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

const json = { 'content-type': 'application/json' };
const filter = '/v2/database/levels/filter';
const nested = (depth: number) => `{"x":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
const filled = (bytes: number) => `{"filler":"${'x'.repeat(bytes - 13)}"}`;

describe('a body', () => {
  it.each([filter, '/v2/database/passes', '/v2/auth/login'])(
    'nested too deep is refused by %s',
    async (url) => {
      for (const depth of [65, 5000, 30_000])
        expect((await test.callRaw('POST', url, { body: nested(depth), headers: json })).outcome).toBe(
          '400 BODY_TOO_DEEP',
        );
      expect((await test.callRaw('POST', url, { body: nested(64), headers: json })).outcome).not.toContain(
        'DEEP',
      );
    },
  );

  it('nested too deep is refused under an Idempotency-Key too', async () => {
    const { token } = await signedInUser(test);
    const headers = { ...json, 'x-form-type': 'level', 'idempotency-key': 'deep' };
    const body = `${JSON.stringify(levelBody()).slice(0, -1)},"x":${nested(5000)}}`;
    const reply = await test.as({ token }, headers).call('submitForm', { body });
    expect(reply.outcome).toBe('400 BODY_TOO_DEEP');
  });

  it('of hundreds of thousands of wrong values costs a moment', async () => {
    const { token } = await signedInUser(test);
    const headers = { ...json, 'x-form-type': 'level' };
    const body = `{"creatorRequests":[${'{},'.repeat(330_000)}{}]}`;
    const reply = await test.as({ token }, headers).call('submitForm', { body });
    expect(reply.problem.fields).toContainEqual(
      expect.objectContaining({ field: 'creatorRequests', code: 'too_big' }),
    );
  });

  it('of visitors has at most 64 kB, and that of others 1 MB', async () => {
    const sizes = (url: string, method: 'POST' | 'PUT', token?: string) =>
      Promise.all(
        [65_536, 65_537, 1_048_576, 1_048_577].map(async (bytes) => {
          const reply = await test.callRaw(method, url, { body: filled(bytes), headers: json, token });
          return reply.outcome.replace(/^2.*/, 'read');
        }),
      );
    const tooLarge = '413 BODY_TOO_LARGE';
    expect(await sizes(filter, 'POST')).toEqual(['read', tooLarge, tooLarge, tooLarge]);
    const { token } = await signedInUser(test, { role: 'superAdmin' });
    const level = `/v2/database/levels/${await aLevel(test.deps.db)}`;
    expect(await sizes(level, 'PUT', token)).toEqual(['read', 'read', 'read', tooLarge]);
  });

  it('that is too large is passed over, so that its sender sees why it was refused', async () => {
    const client = await openSocket(port);
    const body = filled(3_000_000);
    client.socket.write(
      `POST ${filter} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    await expect.poll(() => client.text()).toContain('BODY_TOO_LARGE');
    client.socket.write(body);
    client.socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => client.text()).toContain('"healthy"');
    client.socket.destroy();
  });

  it('that no call takes is not read further than that of a visitor', async () => {
    const reply = await test.callRaw('POST', '/v2/nothing', { body: filled(65_537), headers: json });
    expect(reply.outcome).toBe('413 BODY_TOO_LARGE');
  });
});

describe('a query string', () => {
  it('is never more than its own parameters, however wide and deep it is', async () => {
    const wide = Array.from({ length: 3000 }, (_, index) => `a${index}=1`).join('&');
    const deep = `query${'[a]'.repeat(2000)}=1`;
    for (const query of [wide, deep]) {
      expect((await test.callRaw('GET', `/v2/database/levels?limit=5&${query}`)).outcome).toBe('200');
      expect((await test.callRaw('POST', `${filter}?limit=5&${query}`, { body: {} })).outcome).toBe('200');
    }
  });
});

describe('refused bodies', () => {
  const refused: readonly [title: string, body: string, headers: Record<string, string>][] = [
    ['too large', filled(65_537), json],
    ['nested too deep', nested(65), json],
    ['not JSON', '{"a":', json],
    ['not valid', '{"limit":"many"}', json],
    ['of another type', 'limit=1', { 'content-type': 'text/plain' }],
  ];

  it.each(refused)('that are %s are counted', async (_title, body, headers) => {
    await limited.deps.limiter.forget('refusedBody', '127.0.0.1');
    const { count, block } = limits.refusedBody;
    for (let n = 1; n < count; n++) await limited.deps.limiter.fail('refusedBody', '127.0.0.1');
    const send = () => limited.call('filterLevels', { body, headers });
    expect((await send()).status).toBeLessThan(429);
    const next = await send();
    expect(next).toMatchObject({ outcome: '429 RATE_LIMITED', body: { retryAfter: block } });
    // Reading goes on.
    expect((await limited.call('listLevels')).status).toBe(200);
    limited.clock.advance(block * 1000 + 1);
    expect((await limited.call('filterLevels', { body: {} })).status).toBe(200);
  });
});
