import type { Page } from '@playwright/test';
import { browserState } from './support/browser-state.mjs';
import { settle } from './support/open-screen.mjs';
import { sampleOf } from './support/sample.mjs';
import { startedSite } from './support/started-site.ts';
import { expect, test } from './support/test.ts';

const widths = [320, 390, 768, 900, 1024, 1280, 1920];

/** What is wider than its own room: cells of the table, facts of the strip, the page. Names end in dots of their own. */
function cutParts(page: Page, width: number) {
  return page.evaluate((width) => {
    const parts = document.querySelectorAll<HTMLElement>(
      '.level-passes :is(th, td), .your-clear > *, .level-band > *, .level-records > *',
    );
    const found = [...parts]
      .filter((part) => part.offsetWidth > 1 && !part.querySelector('.sr-only, .judgement-bar'))
      // Heads that only screen readers meet.
      .filter((part) => (part.closest('thead')?.offsetWidth ?? 2) > 1)
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => `${width}: "${part.textContent}" needs ${part.scrollWidth} of ${part.clientWidth} px`);
    const isTooWide = document.documentElement.scrollWidth > innerWidth;
    return isTooWide ? [`${width}: wider than the window`, ...found] : found;
  }, width);
}

for (const lang of ['en', 'pl', 'cn'] as const)
  test(`nothing on the page of a level is cut at any width in ${lang}`, { tag: '@1280' }, async ({
    browser,
    contextOptions,
    baseURL,
    watch,
  }) => {
    const url = baseURL ?? '';
    const { levelId } = await sampleOf(url);
    const found: string[] = [];
    for (const role of ['player', 'admin'] as const) {
      const session = startedSite().sessions[role];
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        storageState: browserState(url, { lang, session }),
      });
      watch(context);
      const page = await context.newPage();
      await page.goto(`/levels/${levelId}`);
      await settle(page);
      await expect(page.locator('.level-passes tbody tr').first()).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await cutParts(page, width)).map((part) => `${role} ${part}`));
      }
      await context.close();
    }
    expect(found).toEqual([]);
  });
