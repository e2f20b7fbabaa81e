import { request } from 'node:http';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { sampleFeature } from '../../testing/sample-feature.ts';
import { isDocumentRequest } from './document-request.ts';

const site = appOfTests({ features: [sampleFeature], config: { logLevel: 'silent' } });
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

const chrome = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'sec-fetch-dest': 'document',
};
const safariOnPlainHttp = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** As it stands: neither side tidies the path. */
async function ask(path: string, headers: Record<string, string> = chrome, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((done, fail) => {
    request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }));
    })
      .on('error', fail)
      .end();
  });
}

describe('what a browser is to show', () => {
  it.each([
    ['/levels/100%', 404],
    ['/levels/%ff', 404],
    ['/levels/%E0%A4%A', 404],
    ['/levels/%00', 404],
    ['/levels/5/../x', 404],
    [`/levels/${'a'.repeat(20_000)}`, 404],
    [`/levels/${'1'.repeat(5000)}`, 404],
    ['/v2/nothing', 404],
    ['/v2/things/100%', 400],
    ['/v2/things/abc', 400],
    [`/v2/things/search/${'a'.repeat(5000)}`, 200],
    ['/v2/broken/unknown', 500],
    ['/v2/broken/late', 503],
    ['/assets/gone.js', 404],
    [`/levels?query=${'a'.repeat(70_000)}`, 431],
    [`/v2/things/1?word=${'a'.repeat(70_000)}`, 431],
  ])('is a page: %.40s', async (path, status) => {
    for (const headers of [chrome, safariOnPlainHttp]) {
      const reply = await ask(path, headers);
      expect(reply.status).toBe(status);
      if (status !== 200) expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.headers['content-security-policy']).toMatch(/^default-src/);
    }
  });

  it('says what is refused, to people and to the web app', async () => {
    const { headers, text } = await ask('/v2/broken/late');
    expect(headers).toMatchObject({ 'retry-after': '7', 'cache-control': 'no-store' });
    const { document } = new JSDOM(text).window;
    expect(document.title).toBe('Something went wrong · Rondo');
    expect(document.querySelector('#root')?.textContent).toContain('The server is busy');
    expect(JSON.parse(document.getElementById('refusal')?.textContent ?? '')).toMatchObject({
      status: 503,
      code: 'BUSY',
      retryAfter: 7,
    });
    expect(text).not.toContain('secret');
  });

  it('tells nothing of an unknown error', async () => {
    expect((await ask('/v2/broken/unknown')).text).not.toContain('secret inner text');
  });

  it('is led to the address that is meant', async () => {
    for (const [path, location] of [
      ['//', '/'],
      ['//levels?query=a', '/levels?query=a'],
      ['/levels//5', '/levels/5'],
      ['/Levels?query=A', '/levels?query=A'],
    ] as const)
      expect(await ask(path), path).toMatchObject({ status: 308, headers: { location } });
    expect((await ask('//evil.example/x')).status).toBe(404);
  });

  it('is refused in a page whatever was sent', async () => {
    const { status, headers } = await ask('/levels', chrome, 'POST');
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 405,
      type: 'text/html; charset=utf-8',
    });
  });
});

it('answers programs in JSON, with the headers of every reply', async () => {
  for (const [path, status] of [
    ['/v2/things/100%', 400],
    ['/v2/nothing', 404],
    ['/v2/broken/unknown', 500],
    [`/v2/things/1?word=${'a'.repeat(70_000)}`, 431],
  ] as const) {
    const reply = await ask(path, { accept: '*/*' });
    expect(reply).toMatchObject({
      status,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
    if (status !== 431) expect(reply.headers).toHaveProperty('x-content-type-options');
  }
});

it.each<[Record<string, string>, boolean]>([
  [chrome, true],
  [safariOnPlainHttp, true],
  [{ accept: 'text/html' }, true],
  [{ ...chrome, 'sec-fetch-dest': 'empty' }, false],
  [{ ...chrome, 'sec-fetch-dest': 'image' }, false],
  [{ ...chrome, 'sec-fetch-dest': 'iframe' }, true],
  [{ accept: 'application/json, text/html' }, false],
  [{ accept: 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2' }, false],
  [{ accept: '*/*' }, false],
  [{}, false],
])('%j is a document: %s', (headers, isDocument) => {
  expect(isDocumentRequest(headers)).toBe(isDocument);
});
