import type { Page } from '@playwright/test';
import { browserState } from './support/browser-state.mjs';
import { settle } from './support/open-screen.mjs';
import { unlock } from './support/unlock.mjs';
import { sampleOf } from './support/sample.mjs';
import { startedSite } from './support/started-site.ts';
import { expect, test } from './support/test.ts';

const widths = [769, 820, 912, 1024, 1280];
const widestTwelve = '夜明けの塔に灯る星の歌声';
const usualTwelve = 'Moonlit tram';

/** Gives every title in sight the same letters; whatever a width cuts comes back, with the room that it had. */
async function cutTitles(page: Page, titles: string, letters: string): Promise<string[]> {
  const found: string[] = [];
  await expect(page.locator(titles).first()).toBeAttached();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(
      ...(await page.locator(titles).evaluateAll(
        (elements, { letters, width }) =>
          elements.flatMap((element) => {
            let text: Node = element;
            while (text.firstChild) text = text.firstChild;
            text.nodeValue = letters;
            const { clientWidth, scrollWidth } = element;
            return scrollWidth > clientWidth ? [`${width}: ${clientWidth} px of ${scrollWidth}`] : [];
          }),
        { letters, width },
      )),
    );
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      found.push(`${width}: wider than the window`);
  }
  return found;
}

test('between phone and desktop a title of twelve letters is whole', { tag: '@1280' }, async ({
  browser,
  contextOptions,
  baseURL,
  watch,
}) => {
  const { admin: session } = startedSite().sessions;
  const url = baseURL ?? '';
  const { playerId } = await sampleOf(url);
  const views = [
    ['/levels?toRate=only&filters=closed', '.level-row .data-row-title', widestTwelve],
    ['/levels?view=compact&toRate=only&filters=closed', '.level-line-song', widestTwelve],
  ] as const;
  const lists = [
    ['/levels?view=grid&toRate=only&filters=closed', '.level-card-song', usualTwelve],
    ['/passes?filters=closed', '.pass-row .data-row-title', widestTwelve],
    ['/leaderboard?banned=show', '.leader-name', usualTwelve],
    [`/profile/${playerId}`, '.profile-pass .cover', widestTwelve],
    [`/profile/${playerId}`, '.profile-names h1 .ell', usualTwelve],
    ['/admin/rating', '.rating-row-song', widestTwelve],
  ] as const;
  for (const lang of ['en', 'pl', 'cn'])
    for (const person of [{ lang }, { lang, session }]) {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        storageState: browserState(url, person),
      });
      watch(context);
      const page = await context.newPage();
      const isWhole = lang === 'pl' && person.session;
      for (const [path, titles, letters] of isWhole ? [...views, ...lists] : views) {
        await page.goto(path);
        await settle(page);
        expect(await cutTitles(page, titles, letters), `${path} in ${lang}`).toEqual([]);
      }
      await context.close();
    }
});

test.describe('for staff', () => {
  test.use({ role: 'admin', lang: 'pl' });

  test('the names in rows are whole on a phone', { tag: '@390' }, async ({ page }) => {
    for (const [path, names] of [
      ['/admin/rating', '.rating-row-song'],
      ['/admin/announcements', '.item-what > p:first-child'],
      ['/admin/announcements?tab=passes', '.item-what > p:first-child'],
      ['/admin/announcements?tab=delivery', '.staff-row > :nth-child(2) > span'],
      // G20 has rules in the demo.
      ['/admin/difficulties/40/announcements', '.simulated-row .ell'],
    ] as const) {
      await page.goto(path);
      if (path.startsWith('/admin/difficulties')) await unlock(page);
      await expect(page.locator(names).first()).toBeVisible();
      const cut = await page
        .locator(names)
        .evaluateAll((elements) =>
          elements.flatMap((name) =>
            name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 2
              ? [name.textContent]
              : [],
          ),
        );
      expect(cut, path).toEqual([]);
    }
    await page.goto('/admin/announcements?tab=delivery');
    await expect(page.getByRole('radiogroup')).toBeVisible();
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
