import type { Page } from '@playwright/test';
import { sidewaysScroll } from './support/accessible.ts';
import { settle } from './support/open-screen.mjs';
import { PUBLIC_ROUTES } from './support/public-routes.ts';
import { sampleOf } from './support/sample.mjs';
import { expect, test } from './support/test.ts';
import { textOf } from './support/texts.mjs';

test.describe('on the narrowest phone, without motion', { tag: '@390' }, () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const [lang, tag] of [
    ['en', 'en'],
    ['pl', 'pl'],
    ['cn', 'zh-CN'],
  ] as const)
    test.describe(lang, () => {
      test.use({ lang });

      test(`every route fits and speaks ${tag}`, async ({ page, baseURL }) => {
        const sample = await sampleOf(baseURL ?? '');
        for (const { name, path, content, heading } of PUBLIC_ROUTES)
          await test.step(name, async () => {
            await page.goto(path(sample));
            await expect(content(page)).toBeVisible();
            await settle(page);
            await expect.soft(page.locator('html'), name).toHaveAttribute('lang', tag);
            if (heading) {
              const text = await textOf(lang, heading);
              await expect.soft(page.getByRole('heading', { name: text }).first(), name).toBeVisible();
            }
            expect.soft(await keysIn(page), `${name}: keys instead of texts`).toEqual([]);
            expect.soft(await sidewaysScroll(page), `${name}: pixels wider than the window`).toBe(0);
            expect.soft(await motionIn(page), `${name}: what moves`).toEqual([]);
          });
      });
    });

  test.describe('signed in', () => {
    test.use({ role: 'player' });

    test('the pages of an account fit as well', async ({ page }) => {
      for (const path of [
        '/profile',
        '/profile/edit',
        '/submission',
        '/submission/level',
        '/submission/pass',
      ])
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await settle(page);
          expect.soft(await sidewaysScroll(page), `${path}: pixels wider than the window`).toBe(0);
          expect.soft(await motionIn(page), `${path}: what moves`).toEqual([]);
        });
    });
  });
});

test('an address that leads nowhere says so and leads back', { tag: '@any-width' }, async ({ page }) => {
  const toMissing: Record<string, string> = {
    '/levels/999999': 'Level not found',
    '/passes/999999': 'Pass not found',
    '/profile/999999': 'Player not found',
    '/compare/1/999999': 'Player not found',
    '/compare/1/x': 'Page not found',
    '/levels/abc': 'Page not found',
    '/passes/-1': 'Page not found',
    '/profile/99999999999': 'Page not found',
    '/no/such/page': 'Page not found',
    '/levels/100%': 'Page not found',
    '/v2/nothing': 'Page not found',
  };
  for (const [path, words] of Object.entries(toMissing))
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect.soft(response?.status(), path).toBe(404);
      await expect.soft(page.getByRole('heading', { name: words }), path).toBeVisible();
      await expect.soft(page.getByRole('main').getByRole('link').first(), path).toBeVisible();
    });
});

test('a page whose data did not come says so, and comes when asked again', { tag: '@1280' }, async ({
  context,
  baseURL,
}) => {
  const { levelId, passId, playerId } = await sampleOf(baseURL ?? '');
  // Where each page is opened from: what it shows must not have come with the page before.
  const trips = [
    { from: '/login', link: 'a[href="/"]', content: 'dl, svg[role], table' },
    { from: '/login', link: 'a[href="/levels"]', content: '[role=listitem]' },
    { from: '/login', link: 'a[href="/passes"]', content: '[role=listitem]' },
    { from: '/login', link: 'a[href="/leaderboard"]', content: '[role=listitem]' },
    { from: '/login', link: 'a[href="/about"]', content: 'li' },
    { from: '/levels?sort=CLEARS_DESC', link: `a[href^="/levels/${levelId}"]`, content: 'h1' },
    { from: '/passes', link: `a[href^="/passes/${passId}"]`, content: 'h1' },
    { from: '/leaderboard', link: `a[href^="/profile/${playerId}"]`, content: 'h1' },
  ];
  const fail = async ({ from, link, content }: (typeof trips)[number]) => {
    const page = await context.newPage();
    await page.goto(from);
    await expect(page.locator(link).first()).toBeVisible();
    await page.route('**/v2/**', (route) => route.abort());
    await page.locator(link).first().click();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
    await expect(retry, link).toBeVisible();
    await expect(page.getByText('Cannot reach the server. Check your connection.').first()).toBeVisible();
    await page.unroute('**/v2/**');
    // Each part of a page has its own. What has asked for itself in this very moment has the button no more.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 2_000 }).catch(() => undefined);
      await expect(retry, link).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('main').locator(content).first(), link).toBeVisible();
    await page.close();
  };
  // Side by side, for they wait for the site's own second and third try; but a browser has six connections to a site.
  await Promise.all(trips.slice(0, 4).map(fail));
  await Promise.all(trips.slice(4).map(fail));
});

/** Texts that look like the key of a text that is missing. */
function keysIn(page: Page): Promise<string[]> {
  return page.evaluate(() => document.body.innerText.match(/\b[a-z]+(?:\/[a-z]+)?:[a-z]+\.[a-z.]+/gi) ?? []);
}

/** Animations and transitions that are running. */
function motionIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? ''),
  );
}
