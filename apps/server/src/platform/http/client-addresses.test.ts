import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { signedInUser } from '../../testing/users.ts';
import { createLog } from '../log/log.ts';
import { clientAddresses } from './client-addresses.ts';

const WARNING = /X-Forwarded-For comes from a private address/;

it.each([
  ['a forgotten proxy', 0, '10.0.0.3', '198.51.100.7', true],
  ['a forgotten proxy of the same machine', 0, '::1', '198.51.100.7', true],
  ['the same inside IPv6', 0, '::ffff:172.17.0.1', '2a00:1450::1', true],
  ['the same with a port', 0, '10.0.0.3', '198.51.100.7:50123', true],
  ['one proxy of two', 1, '10.0.0.3', '198.51.100.7, 10.0.0.2', true],
  ['one proxy', 1, '10.0.0.3', '198.51.100.7', false],
  ['two proxies', 2, '10.0.0.3', '198.51.100.7, 10.0.0.2', false],
  ['a visitor who makes the header up', 0, '8.8.8.8', '198.51.100.7', false],
  ['the same behind one proxy', 1, '10.0.0.3', '10.0.0.9, 8.8.8.8', false],
  ['a visitor of the own network behind one proxy', 1, '10.0.0.3', '192.168.1.20', false],
  ['a header without an address', 0, '10.0.0.3', 'unknown', false],
  ['no header', 0, '10.0.0.3', undefined, false],
])('%s: TRUST_PROXY_HOPS %i, from %s for %s', (_name, hops, remoteAddress, forwarded, isForgotten) => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', pretty: false, to: { write: (line) => void lines.push(line) } });
  const addresses = clientAddresses({ hops, log });
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  for (let i = 0; i < 2; i++)
    addresses.of({ headers, socket: { remoteAddress } } as unknown as FastifyRequest);
  expect(lines.filter((line) => WARNING.test(line))).toHaveLength(isForgotten ? 1 : 0);
  expect(addresses.isProxyForgotten()).toBe(isForgotten);
});

describe('a forgotten proxy', () => {
  const logLines: string[] = [];
  const site = appOfTests({ logLines });
  const admin = beforeTests(() => signedInUser(site, { role: 'superAdmin' }));
  const player = beforeTests(() => signedInUser(site));

  it('is told to staff by GET /health, by token and in a browser', async () => {
    const proxyFor = async (headers: Record<string, string>) =>
      (await site.call('health', { headers })).body.checks.proxy as unknown;
    const authorization = `Bearer ${admin.token}`;
    expect(await proxyFor({ authorization })).toBeUndefined();
    await site.call('config', { headers: { 'x-forwarded-for': '198.51.100.7' } });
    expect(logLines.filter((line) => WARNING.test(line))).toHaveLength(1);

    expect(await proxyFor({ authorization })).toBe('fail');
    const profile = await site.call('profile', { headers: { authorization } });
    const [cookie = ''] = String(profile.headers['set-cookie']).split(';');
    expect(await proxyFor({ cookie })).toBe('fail');
    expect(await proxyFor({ authorization: `Bearer ${player.token}` })).toBeUndefined();
    expect(await proxyFor({})).toBeUndefined();
  });
});
