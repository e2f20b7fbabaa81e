import type { Locator, Page } from '@playwright/test';
import { settle } from './support/open-screen.mjs';
import { sampleOf } from './support/sample.mjs';
import { expect, test } from './support/test.ts';

/** How light a colour is, from 0 to 1. */
const lightness = (part: Locator, property: 'color' | 'backgroundColor') =>
  part.evaluate((element, name) => {
    const shown = getComputedStyle(element)[name].match(/[\d.]+/g) ?? [];
    return Math.max(...shown.slice(0, 3).map(Number)) / 255;
  }, property);

/** What paper needs comes after the first page. */
const readyForPaper = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.styleSheets].some(({ cssRules }) =>
          [...cssRules].some(({ cssText }) => cssText.startsWith('@media print')),
        ),
      ),
    )
    .toBe(true);

test('what is printed is dark on light, without what is pressed', { tag: '@any-width' }, async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const { levelId } = await sampleOf(baseURL ?? '');
  await page.goto(`/levels/${levelId}`);
  await settle(page);
  await readyForPaper(page);
  const headline = page.getByRole('main').getByRole('heading', { level: 1 });
  expect(await lightness(headline, 'color')).toBeGreaterThan(0.8);
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      document.documentElement.dataset.printed = document.documentElement.dataset.theme;
    });
  });
  await page.pdf();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => lightness(page.locator('body'), 'backgroundColor')).toBeGreaterThan(0.8);
  for (const words of [headline, headline.locator('xpath=../preceding-sibling::p')])
    expect(await lightness(words, 'color')).toBeLessThan(0.5);
  for (const path of ['/levels', '/passes', '/leaderboard']) {
    await page.goto(path);
    await settle(page);
    await readyForPaper(page);
    await expect.poll(() => lightness(page.locator('body'), 'backgroundColor')).toBeGreaterThan(0.8);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toBeHidden();
  }
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => lightness(page.locator('body'), 'backgroundColor')).toBeLessThan(0.2);
});
