import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { settle } from './support/open-screen.mjs';
import { PUBLIC_ROUTES, type PublicRoute } from './support/public-routes.ts';
import { sampleOf } from './support/sample.mjs';
import { expect, test } from './support/test.ts';

/** Bytes of compressed JavaScript and CSS until the levels are on their page, and what another page may have on top. */
const LEVELS = 180_000;
const ON_TOP = 40_000;

/** Words that only the code of wheels, cases and receipts has. */
const PLAYED = ['Nothing is sealed yet.', 'spinCooldown', 'openssl dgst'];

test('the first visit of every route fetches little code, and nothing from elsewhere', {
  tag: '@1280',
}, async ({ browser, baseURL }) => {
  const url = baseURL ?? '';
  const sample = await sampleOf(url);
  for (const route of PUBLIC_ROUTES)
    await test.step(route.name, async () => {
      const { code, elsewhere } = await visit(browser, url, route.path(sample), route.content);
      const bytes = code.reduce((sum, file) => sum + file.bytes, 0);
      const budget = route.name === 'levels' ? LEVELS : LEVELS + ON_TOP;
      expect(code.some(({ name }) => name.endsWith('.css'))).toBe(true);
      expect
        .soft(bytes, `${route.name} is ${bytes - budget} bytes over its ${budget}:\n${largest(code)}`)
        .toBeLessThanOrEqual(budget);
      const played = code.filter(({ name }) => PLAYED.some((word) => builtFile(name).includes(word)));
      expect
        .soft(played, `${route.name}: nothing to play with is fetched before it is asked for`)
        .toEqual([]);
      expect.soft(elsewhere, `${route.name}: asked for on other sites`).toEqual([]);
    });
});

test('the code of what is played with is somewhere else', { tag: '@1280' }, () => {
  const built = readdirSync(new URL('assets/', web)).filter((name) => name.endsWith('.js'));
  for (const word of PLAYED)
    expect(
      built.some((name) => builtFile(`/assets/${name}`).includes(word)),
      word,
    ).toBe(true);
});

const web = new URL('../apps/web/dist/', import.meta.url);
const builtFile = (name: string) => readFileSync(new URL(`.${name}`, web), 'utf8');

interface Code {
  name: string;
  /** As it was sent, compressed. */
  bytes: number;
}

/** Opens a route with an empty cache, as a browser that takes gzip only. */
async function visit(browser: Browser, url: string, path: string, content: PublicRoute['content']) {
  const context = await browser.newContext({
    baseURL: url,
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  const page = await context.newPage();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (/^(?:http|ws)/.test(request.url()) && new URL(request.url()).host !== new URL(url).host)
      elsewhere.push(request.url());
  });
  await page.goto(path);
  await expect(content(page)).toBeVisible();
  const code = await page.evaluate<Code[]>(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(?:js|css)$/.test(new URL(name).pathname))
      .map(({ name, encodedBodySize: bytes }) => ({ name: new URL(name).pathname, bytes })),
  );
  await settle(page);
  await context.close();
  return { code, elsewhere };
}

const largest = (code: readonly Code[]) =>
  code
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 12)
    .map(({ name, bytes }) => `${String(bytes).padStart(8)}  ${name}`)
    .join('\n');
