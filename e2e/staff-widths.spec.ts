import type { Page } from '@playwright/test';
import { settle } from './support/open-screen.mjs';
import { expect, test } from './support/test.ts';
import { unlock } from './support/unlock.mjs';

const PAGES = [
  '/admin/rating',
  '/admin/rating?detailed=1',
  '/admin/submissions',
  '/admin/submissions?tab=passes',
  '/admin/announcements',
  '/admin/announcements?tab=rerates',
  '/admin/announcements?tab=passes',
  '/admin/announcements?tab=delivery',
  '/admin/creators',
  '/admin/creators?tab=creators',
  '/admin/creators?tab=teams',
  '/admin/creators?tab=merges',
  '/admin/log',
  '/admin/difficulties',
  '/admin/difficulties/40/announcements',
  '/admin/backups',
];
const ASKS_PASSWORD = /^\/admin\/(difficulties|backups)/;
const WIDTHS = [390, 1280];
/** Of titles of levels in rows, in pixels. */
const LEAST_TITLE = 140;

/** What is too wide for the window, titles that are too short of room, and labels in two lines. */
function narrowParts(page: Page, least: number) {
  return page.evaluate((least) => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.offsetWidth > 1);
    const titles = shown('main :is(.rating-row-song, .item-what > p:first-child, .simulated-row .ell)')
      .filter((title) => title.scrollWidth > title.clientWidth && title.clientWidth < least)
      .map((title) => `${title.textContent} has ${title.clientWidth} px`);
    const labels = shown('main :is(button, [role="tab"], [role="radio"], .chip)')
      .filter((label) => label.childElementCount === 0 && label.textContent.trim() !== '')
      .filter((label) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map((label) => `"${label.textContent}" wraps`);
    const isTooWide = document.documentElement.scrollWidth > innerWidth;
    return [...(isTooWide ? ['wider than the window'] : []), ...titles, ...labels];
  }, least);
}

for (const lang of ['pl', 'cn'] as const)
  test.describe(`staff pages in ${lang}`, () => {
    test.use({ role: 'admin', lang, contextOptions: { reducedMotion: 'reduce' } });

    test('fit their windows', { tag: '@1280' }, async ({ page }) => {
      // The password that one page asks for opens the others of the same tab.
      let isLocked = true;
      for (const path of PAGES) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(path);
        if (isLocked && ASKS_PASSWORD.test(path)) {
          await unlock(page);
          isLocked = false;
        }
        await settle(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await settle(page);
          expect.soft(await narrowParts(page, LEAST_TITLE), `${path} at ${width}`).toEqual([]);
        }
      }
    });
  });
