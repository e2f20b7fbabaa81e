import { existsSync } from 'node:fs';
import { createServer, request as plainRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { isPublicAddress } from '../../../platform/outside/public-address.ts';

const GIF = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
const JPEG = 'image/jpeg';

let answering: (request: IncomingMessage, response: ServerResponse) => void;
let asked: { host: string; url: string; headers: IncomingMessage['headers'] }[] = [];
/** Addresses by name, as the test's resolver answers them; the local server stands at 192.0.2.1 too. */
let names: Record<string, string[]> = {};
let resolved: string[] = [];
let site: TestApp;
let impatient: TestApp;

const server = createServer((request, response) => {
  asked.push({ host: String(request.headers.host), url: String(request.url), headers: request.headers });
  answering(request, response);
});

/** A site that waits at most `timeoutMs` for a picture of the local server. */
function siteOf(timeoutMs: number): Promise<TestApp> {
  const { port } = server.address() as AddressInfo;
  return testApp({
    pictures: {
      hosts: ['pictures.example', '*.pictures.example', '*.hdslb.com', '127.0.0.1', '[::1]', 'localhost'],
      resolve: async (hostname) => {
        resolved.push(hostname);
        const addresses = names[hostname];
        if (addresses === undefined) throw new Error('no such name');
        return addresses;
      },
      // 127.0.0.2 leads to the same machine and stands for "public" here; everything else is judged for real.
      isAllowedAddress: (address) => address === '127.0.0.2' || isPublicAddress(address),
      request: (options, answered) => {
        expect(options).toMatchObject({ port: 443, agent: false, servername: options.host });
        const toLocal: typeof options.lookup = (hostname, how, done) =>
          options.lookup?.(hostname, how, (error, found, family) => {
            const list = typeof found === 'string' ? [{ address: found, family }] : found;
            expect(list.map(({ address }) => address)).toContain('127.0.0.2');
            done(error, how.all ? [{ address: '127.0.0.1', family: 4 }] : '127.0.0.1', 4);
          });
        return plainRequest({ ...options, port, lookup: toLocal }, answered);
      },
      timeoutMs,
    },
  });
}

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  site = await siteOf(10_000);
  impatient = await siteOf(250);
});
afterAll(async () => {
  await site.close();
  await impatient.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
beforeEach(() => {
  asked = [];
  resolved = [];
  names = {
    'pictures.example': ['127.0.0.2'],
    'i0.hdslb.com': ['127.0.0.2'],
    'b.pictures.example': ['127.0.0.2'],
  };
  answering = (_request, response) => response.writeHead(200, { 'content-type': JPEG }).end(GIF);
});

let made = 0;
const fresh = (more = '') => `https://pictures.example/${(made += 1)}${more}`;
const image = (url: string, headers: Record<string, string> = {}) => site.call('image', { url, headers });
const refusal = async (url: string, asked = site) => {
  const { status, problem } = await asked.call('image', { url });
  return [status, problem?.code];
};

describe('GET /v2/media/image', () => {
  it('answers what the bytes are, shut off, and passes nothing on', async () => {
    const url = fresh('.jpg?size=64#part');
    const reply = await image(url, {
      cookie: 'rondo_session=secret',
      authorization: 'Bearer secret',
      referer: 'https://rondo.example/levels/1',
      'user-agent': 'Visitor/1.0',
      'x-forwarded-for': '203.0.113.7',
    });
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/gif',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'public, max-age=86400',
    });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toBe(new URL(url).pathname + '?size=64');
    expect(Object.keys(asked[0]?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
    expect(JSON.stringify(asked[0]?.headers)).not.toMatch(/secret|Visitor|203\.0/);
  });

  it('answers under both of its addresses, to HEAD, and 304 to who has it', async () => {
    const url = fresh();
    const first = await image(url);
    const again = await site.callRaw('GET', '/v2/media/image-proxy', { query: { url } });
    expect(again.status).toBe(200);
    const head = await site.callRaw('HEAD', '/v2/media/image', { query: { url } });
    expect(head).toMatchObject({ status: 200, headers: { 'content-type': 'image/gif' } });
    const unchanged = await image(url, { 'if-none-match': String(first.headers.etag) });
    expect(unchanged).toMatchObject({ status: 304, text: '' });
    expect(unchanged.headers['content-security-policy']).toBe("default-src 'none'");
  });

  it('keeps a picture on disk for a day', async () => {
    const url = fresh();
    await image(url);
    await image(url);
    expect(asked).toHaveLength(1);
    expect(existsSync(join(site.deps.config.dataDir, 'cache', 'images'))).toBe(true);
    site.clock.advance(86_399_000);
    await image(url);
    expect(asked).toHaveLength(1);
    site.clock.advance(1000);
    await image(url);
    expect(asked).toHaveLength(2);
  });

  it('fetches once for all who ask at the same time', async () => {
    const url = fresh();
    const replies = await Promise.all(Array.from({ length: 20 }, () => image(url)));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('asks again five minutes after a failure', async () => {
    const url = fresh();
    answering = (_request, response) => response.writeHead(500).end();
    expect(await refusal(url)).toEqual([502, 'IMAGE_FETCH_FAILED']);
    answering = (_request, response) => response.end(GIF);
    expect(await refusal(url)).toEqual([502, 'IMAGE_FETCH_FAILED']);
    expect(asked).toHaveLength(1);
    site.clock.advance(5 * 60_000);
    expect((await image(url)).status).toBe(200);
  });

  it('upgrades links of hdslb.com', async () => {
    expect((await image('http://i0.hdslb.com/bfs/a.jpg')).status).toBe(200);
    expect(asked[0]?.host).toMatch(/^i0\.hdslb\.com/);
  });

  it.each([
    ['', 400, 'URL_INVALID'],
    ['nonsense', 400, 'URL_INVALID'],
    ['http://pictures.example/a', 400, 'URL_INVALID'],
    ['https://pictures.example:8443/a', 400, 'URL_INVALID'],
    ['https://user@pictures.example/a', 400, 'URL_INVALID'],
    [`https://pictures.example/${'a'.repeat(3000)}`, 400, 'URL_INVALID'],
    ['https://elsewhere.example/a', 403, 'HOST_NOT_ALLOWED'],
  ])('refuses %j before anything is asked', async (url, status, code) => {
    expect(await refusal(url)).toEqual([status, code]);
    expect([...asked, ...resolved]).toEqual([]);
  });

  it('needs an address', async () => {
    expect(await site.call('image')).toMatchObject({
      status: 400,
      body: { code: 'URL_INVALID' },
    });
  });
});

describe('addresses behind a name', () => {
  it.each([
    [['127.0.0.1']],
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['100.64.0.1']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['64:ff9b::7f00:1']],
    [['fe80::1']],
    [['fd00::1']],
    [['127.0.0.2', '192.168.0.1']],
    [['127.0.0.2', '::1']],
  ])('%j are not connected to', async (addresses) => {
    names['b.pictures.example'] = addresses;
    made += 1;
    expect(await refusal(`https://b.pictures.example/${made}`)).toEqual([403, 'HOST_NOT_ALLOWED']);
    expect(asked).toEqual([]);
  });

  it.each([
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://2130706433/a',
    'https://0x7f.0.0.1/a',
    'https://127.1/a',
    'https://0177.0.0.1/a',
    'https://0x7f000001/a',
  ])('an allowed host written as an address is checked too: %s', async (url) => {
    expect(await refusal(url)).toEqual([403, 'HOST_NOT_ALLOWED']);
    expect(asked).toEqual([]);
  });

  it('are asked for once a request, and the connection goes to those', async () => {
    await image(fresh());
    expect(resolved).toEqual(['pictures.example']);
  });

  it('are none for an unknown name', async () => {
    expect(await refusal('https://unknown.pictures.example/a')).toEqual([502, 'IMAGE_FETCH_FAILED']);
    names['b.pictures.example'] = [];
    made += 1;
    expect(await refusal(`https://b.pictures.example/${made}`)).toEqual([502, 'IMAGE_FETCH_FAILED']);
  });

  it('may take no longer than the rest', async () => {
    names = new Proxy({}, { get: () => new Promise(() => {}) });
    expect(await refusal(fresh(), impatient)).toEqual([502, 'IMAGE_FETCH_FAILED']);
  });
});

describe('redirects', () => {
  const leadingTo = (targets: readonly string[], status = 302) => {
    answering = (request, response) => {
      const step = Number(new URL(request.url ?? '', 'http://x').searchParams.get('step') ?? 0);
      const target = targets[step];
      if (target === undefined) response.end(GIF);
      else response.writeHead(status, { location: target }).end();
    };
  };

  it.each([301, 302, 303, 307, 308])('are followed three times (%i)', async (status) => {
    const path = fresh();
    leadingTo([`${path}?step=1`, `https://b.pictures.example/x${made}?step=2`, '?step=3'], status);
    expect((await image(path)).status).toBe(200);
    expect(asked).toHaveLength(4);
  });

  it('are not followed a fourth time', async () => {
    leadingTo(['?step=1', '?step=2', '?step=3', '?step=4']);
    expect(await refusal(fresh())).toEqual([502, 'IMAGE_FETCH_FAILED']);
    expect(asked).toHaveLength(4);
  });

  it.each([
    ['https://elsewhere.example/a', 403, 'HOST_NOT_ALLOWED'],
    ['https://169.254.169.254/latest/meta-data', 403, 'HOST_NOT_ALLOWED'],
    ['https://127.0.0.1/a', 403, 'HOST_NOT_ALLOWED'],
    ['https://[::1]/a', 403, 'HOST_NOT_ALLOWED'],
    ['//127.0.0.1/a', 403, 'HOST_NOT_ALLOWED'],
    ['https://2130706433/a', 403, 'HOST_NOT_ALLOWED'],
    ['https://0xa9fea9fe/a', 403, 'HOST_NOT_ALLOWED'],
    ['https://0177.1/a', 403, 'HOST_NOT_ALLOWED'],
    ['https://[::ffff:10.0.0.5]/a', 403, 'HOST_NOT_ALLOWED'],
    ['https://localhost/a', 403, 'HOST_NOT_ALLOWED'],
    ['https://inside.pictures.example/a', 403, 'HOST_NOT_ALLOWED'],
    ['https://local.pictures.example/a', 403, 'HOST_NOT_ALLOWED'],
    ['https://mapped.pictures.example/a', 403, 'HOST_NOT_ALLOWED'],
    ['https://half.pictures.example/a', 403, 'HOST_NOT_ALLOWED'],
    ['http://pictures.example/a', 502, 'IMAGE_FETCH_FAILED'],
    ['https://pictures.example:8443/a', 502, 'IMAGE_FETCH_FAILED'],
    ['https://user:pass@pictures.example/a', 502, 'IMAGE_FETCH_FAILED'],
    ['file:///etc/passwd', 502, 'IMAGE_FETCH_FAILED'],
    ['https://[', 502, 'IMAGE_FETCH_FAILED'],
  ])('into %s are refused', async (target, status, code) => {
    names['inside.pictures.example'] = ['10.0.0.5'];
    names['local.pictures.example'] = ['fe80::1'];
    names['mapped.pictures.example'] = ['::ffff:169.254.169.254'];
    names['half.pictures.example'] = ['127.0.0.2', 'fd00::1'];
    names.localhost = ['127.0.0.1'];
    leadingTo([target]);
    expect(await refusal(fresh())).toEqual([status, code]);
    expect(asked).toHaveLength(1);
  });

  it('are checked by the name as it stands then', async () => {
    let times = 0;
    Object.defineProperty(names, 'pictures.example', {
      get: () => ((times += 1) === 1 ? ['127.0.0.2'] : ['192.168.1.1']),
    });
    leadingTo(['?step=1']);
    expect(await refusal(fresh())).toEqual([403, 'HOST_NOT_ALLOWED']);
    expect(asked).toHaveLength(1);
  });

  it('without a target are failures', async () => {
    answering = (_request, response) => response.writeHead(302).end();
    expect(await refusal(fresh())).toEqual([502, 'IMAGE_FETCH_FAILED']);
  });
});

describe('bodies', () => {
  const large = Buffer.concat([GIF, Buffer.alloc(5_000_001 - GIF.length)]);

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'may be %s, whatever they are called',
    async (format) => {
      const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#9a63e8' } })
        .toFormat(format)
        .toBuffer();
      answering = (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(bytes);
      const reply = await site.app.inject({ url: '/v2/media/image', query: { url: fresh() } });
      expect(reply.headers['content-type']).toBe(`image/${format}`);
      expect(reply.rawPayload.equals(bytes)).toBe(true);
    },
  );

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a drawing with script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
    ['a text that begins like a GIF', Buffer.from('GIF8')],
    ['another media box', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0')],
    ['nothing', Buffer.alloc(0)],
    ['a compressed page', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
  ])('that are %s are refused though they are called a picture', async (_name, bytes) => {
    answering = (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
    expect(await refusal(fresh())).toEqual([415, 'IMAGE_TYPE']);
  });

  it('of 5 MB are the largest', async () => {
    answering = (_request, response) => response.end(large.subarray(0, 5_000_000));
    expect((await image(fresh())).status).toBe(200);
    answering = (_request, response) => response.end(large);
    expect(await refusal(fresh())).toEqual([413, 'IMAGE_TOO_LARGE']);
  });

  it('that hide their length are cut off, and so is one that lies about it', async () => {
    let cutOff = false;
    answering = (_request, response) => {
      response.on('close', () => (cutOff = true));
      response.write(GIF);
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        response.once('drain', pour);
      };
      pour();
    };
    expect(await refusal(fresh())).toEqual([413, 'IMAGE_TOO_LARGE']);
    await expect.poll(() => cutOff).toBe(true);
    answering = (_request, response) => {
      response.writeHead(200, { 'content-length': 1_000 });
      response.write(GIF);
      setImmediate(() => response.destroy());
    };
    expect(await refusal(fresh())).toEqual([502, 'IMAGE_FETCH_FAILED']);
  });

  it('that never end are given up', async () => {
    answering = (_request, response) => response.write(GIF);
    expect(await refusal(fresh(), impatient)).toEqual([502, 'IMAGE_FETCH_FAILED']);
    answering = () => undefined;
    expect(await refusal(fresh(), impatient)).toEqual([502, 'IMAGE_FETCH_FAILED']);
  });

  it.each([204, 206, 304, 404, 418, 500])('of status %i are none', async (status) => {
    answering = (_request, response) => response.writeHead(status).end(status === 204 ? undefined : GIF);
    expect(await refusal(fresh())).toEqual([502, 'IMAGE_FETCH_FAILED']);
  });
});

it('600 pictures a minute are let through', async () => {
  const limited = await testApp({ rateLimits: true });
  const ask = () => limited.call('image', { url: 'nothing' });
  for (let n = 0; n < 600; n += 1) expect((await ask()).status).toBe(400);
  expect(await ask()).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  await limited.close();
});
