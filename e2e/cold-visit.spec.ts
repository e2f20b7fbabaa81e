import type { Page } from '@playwright/test';
import { settle } from './support/open-screen.mjs';
import { sampleOf } from './support/sample.mjs';
import { expect, test } from './support/test.ts';

/** Follows what a page asks the API for, pictures and the rows after its first ones aside. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (Number(searchParams.get('offset')) > 0) return;
    if (/^\/(?:v2|events)(?:\/|$)/.test(pathname) && !pathname.startsWith('/v2/media/'))
      calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/**
 * Opens a page; its title as it was sent and whether a placeholder for its data was ever shown come back. One for its code
 * may be: on a busy machine that takes longer than a blank page is good for.
 */
async function visit(page: Page, path: string) {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isEmpty = !document.querySelector('main [role=listitem]');
      if (isEmpty && document.querySelector('main .skeleton:not(.page-loader *)'))
        document.documentElement.dataset.placeholder = 'shown';
    }).observe(document, { childList: true, subtree: true });
  });
  const response = await page.goto(path);
  const html = (await response?.text()) ?? '';
  await expect(page.locator('main')).not.toBeEmpty();
  await settle(page);
  return {
    sentTitle: await page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').title, html),
    placeholder: await page.evaluate(() => document.documentElement.dataset.placeholder),
  };
}

const lists = [
  '/levels',
  '/levels?sort=CLEARS_DESC&from=5&to=40&cleared=only&view=compact',
  '/levels?query=artist%3Aa',
  '/passes',
  '/passes?sort=RECENT_DESC&keys=12k',
  '/leaderboard',
  '/leaderboard?sortBy=wfScore&order=asc',
];

for (const path of lists)
  test(`a cold visit to ${path} shows its rows without asking for them`, { tag: '@any-width' }, async ({
    page,
  }) => {
    const calls = callsOf(page);
    const { sentTitle, placeholder } = await visit(page, path);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(calls).toEqual([]);
    expect(placeholder).toBeUndefined();
    expect(await page.title()).toBe(sentTitle);
  });

test('a cold visit to a level or a pass shows it without asking for it', { tag: '@any-width' }, async ({
  page,
  baseURL,
}) => {
  const { emptyLevelId, passId } = await sampleOf(baseURL ?? '');
  const calls = callsOf(page);
  for (const path of [`/levels/${emptyLevelId}`, `/passes/${passId}`]) {
    const { sentTitle, placeholder } = await visit(page, path);
    expect(calls, path).toEqual([]);
    expect(placeholder, path).toBeUndefined();
    expect(await page.title()).toBe(sentTitle);
  }
});

test.describe('signed in', () => {
  test.use({ role: 'player' });

  test('a visitor sees the rows at once, and asks whether there are others', { tag: '@any-width' }, async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/v2/database/levels/filter**', async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest('**/v2/database/levels/filter**');
    await page.goto('/levels');
    await asked;
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    const before = await rows.first().textContent();
    const answered = page.waitForResponse('**/v2/database/levels/filter**');
    release();
    await answered;
    await expect(rows.first()).toHaveText(before ?? '');
  });
});

for (const [name, options] of [
  ['chosen', { lang: 'pl' }],
  ['of the browser', { locale: 'pl-PL' }],
] as const)
  test.describe(`Polish, ${name}`, () => {
    test.use(options);

    test('is the first paint, and no other texts are loaded', { tag: '@any-width' }, async ({ page }) => {
      await page.addInitScript(() => {
        new MutationObserver(() => {
          if (document.querySelector('#root')?.textContent)
            document.documentElement.dataset.first ??= document.documentElement.lang;
        }).observe(document, { childList: true, subtree: true });
      });
      await visit(page, '/levels');
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
      await expect(page.locator('html')).toHaveAttribute('data-first', 'pl');
      await expect(page.getByRole('link', { name: 'Poziomy' }).first()).toBeVisible();
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      const texts = await page.evaluate(
        () =>
          JSON.parse(document.getElementById('page-texts')?.textContent ?? '{}') as Record<string, string[]>,
      );
      expect(texts.pl?.length).toBeGreaterThan(2);
      for (const path of texts.pl ?? []) expect(loaded).toContain(path);
      for (const path of [...(texts.en ?? []), ...(texts.cn ?? [])]) expect(loaded).not.toContain(path);
    });
  });

test('a browser that asks for no icon by name finds one', { tag: '@any-width' }, async ({ request }) => {
  const reply = await request.get('/favicon.ico');
  expect(reply.status()).toBe(200);
  expect(reply.headers()['content-type']).toMatch(/^image\//);
});
