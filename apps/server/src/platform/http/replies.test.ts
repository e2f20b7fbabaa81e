import { describe, expect, it, vi } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { sampleFeature } from '../../testing/sample-feature.ts';
import { testApp } from '../../testing/test-app.ts';

const test = appOfTests({ features: [sampleFeature], config: { logLevel: 'silent' } });

const json = { 'content-type': 'application/json' };

describe('replies', () => {
  it('answers an object, ready text, another status, or nothing', async () => {
    expect(await test.callRaw('GET', '/v2/things/7?word=x')).toMatchObject({
      status: 200,
      body: { id: 7, word: 'x' },
    });
    expect((await test.callRaw('GET', '/v2/things/byId/7')).body).toEqual({ id: 7 });
    expect((await test.callRaw('GET', '/v2/ready-text')).text).toBe('{"a":1}');
    const written = await test.callRaw('POST', '/v2/things', { body: { name: 'one' } });
    expect(written).toMatchObject({ status: 201, body: { name: 'one' }, headers: { 'x-written': 'yes' } });
    expect(await test.callRaw('DELETE', '/v2/things/1', { body: { reason: 'x' } })).toMatchObject({
      status: 204,
      body: null,
    });
    expect((await test.callRaw('DELETE', '/v2/things/1')).status).toBe(204);
    expect((await test.callRaw('DELETE', '/v2/things/1', { headers: json })).status).toBe(204);
  });

  it('answers HEAD wherever GET is answered, without a body', async () => {
    const reply = await test.callRaw('HEAD', '/v2/things/7');
    expect(reply).toMatchObject({ status: 200, text: '' });
    expect((await test.callRaw('HEAD', '/v2/things/x')).status).toBe(400);
  });

  it('decodes path segments after routing', async () => {
    const found = await test.callRaw('GET', `/v2/things/search/${encodeURIComponent('a/b?c#%25 ż')}`);
    expect(found.body).toEqual({ name: 'a/b?c#%25 ż' });
    expect((await test.callRaw('GET', `/v2/things/search/${'n'.repeat(500)}`)).status).toBe(200);
  });

  it('fails loudly in tests when a reply breaks its contract', async () => {
    expect((await test.callRaw('GET', '/v2/broken/shape')).status).toBe(500);
    expect((await test.callRaw('GET', '/v2/broken/extra')).status).toBe(500);
  });
});

describe('headers', () => {
  it('lets no foreign script run and frames only the video hosts', async () => {
    const { headers } = await test.callRaw('GET', '/levels');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).toMatch(/worker-src 'self'(;|$)/);
    expect(policy).toContain(
      'frame-src https://www.youtube.com https://www.youtube-nocookie.com https://player.bilibili.com;',
    );
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it.each(['/levels', '/v2/config', '/v2/nothing', '/openapi.json'])('%s asks for no device', async (url) => {
    const policy = String((await test.callRaw('GET', url)).headers['permissions-policy']);
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(policy.split(', ')).toContain(`${feature}=()`);
    // What a video in a frame is given.
    expect(policy).not.toMatch(/autoplay|fullscreen|encrypted-media|picture-in-picture/);
  });

  it('say when they were given by the clock that the rules go by', async () => {
    const { headers } = await test.callRaw('GET', '/v2/things/7');
    const age = test.clock.now().getTime() - Date.parse(String(headers['date']));
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(2_000);
  });

  it('answers other origins only when they are configured', async () => {
    const origin = 'https://other.example';
    expect(
      (await test.call('config', { headers: { origin } })).headers['access-control-allow-origin'],
    ).toBeUndefined();
    const open = await testApp({
      features: [],
      config: { corsOrigins: [origin], publicUrl: 'https://rondo.example' },
    });
    const { headers } = await open.call('config', { headers: { origin } });
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(String(headers['access-control-expose-headers'])).toContain('X-New-Token');
    expect(String(headers['content-security-policy'])).toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    await open.close();
  });

  it('compresses what is long enough', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    expect(
      (await test.callRaw('GET', '/openapi.json', { headers: {} })).headers['content-encoding'],
    ).toBeUndefined();
    const reply = await test.app.inject({ method: 'GET', url: '/openapi.json', headers });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(
      (await test.callRaw('GET', '/v2/ready-text', { headers })).headers['content-encoding'],
    ).toBeUndefined();
  });
});

describe('the document', () => {
  it('describes every endpoint in OpenAPI 3.1', async () => {
    const { body: document } = await test.callRaw<{ paths: Record<string, object> }>('GET', '/openapi.json');
    expect(Object.keys(document.paths['/v2/things/{id}'] ?? {})).toEqual(['get', 'delete']);
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/v2/things': {
          post: { requestBody: { content: { 'application/json': { schema: { required: ['name'] } } } } },
        },
        '/health': { get: { operationId: 'health' } },
      },
    });
  });

  it('can be read at /docs, under a policy of its own that allows no inline script', async () => {
    const reply = await test.callRaw('GET', '/docs');
    expect(reply.status).toBe(200);
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(reply.text).not.toMatch(/<script>/);
  });
});

describe('pages', () => {
  it('answers the shell, with 404 where the web app has no page', async () => {
    for (const path of ['/', '/levels?query=a', '/levels/12']) {
      const reply = await test.callRaw('GET', path);
      expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    }
    expect(await test.callRaw('GET', '/nowhere')).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
    expect(await test.callRaw('HEAD', '/levels')).toMatchObject({ status: 200, text: '' });
  });
});

describe('health', () => {
  it('is healthy with a database and a prepared server', async () => {
    expect(await test.call('health')).toMatchObject({
      status: 200,
      body: { status: 'healthy', checks: { database: 'ok' } },
    });
  });

  it('asks nothing of a database whose tables are still being made', async () => {
    let isReady = false;
    const watch = vi.fn(async () => ({ checks: { backupAge: 'fail' as const } }));
    const site = await testApp({
      features: [{ ...sampleFeature, watch: () => watch }],
      isReady: () => isReady,
    });
    expect((await site.call('health')).body).toMatchObject({ status: 'degraded' });
    expect(watch).not.toHaveBeenCalled();
    isReady = true;
    expect((await site.call('health')).body).toMatchObject({
      status: 'healthy',
      checks: { backupAge: 'fail' },
    });
    await site.close();
  });
});
