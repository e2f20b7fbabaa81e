import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { settle } from './support/open-screen.mjs';

/** The first row below the top bar: its number in the list, its words, its distance from the window's edge. */
const rowInSight = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('main [role="listitem"]')];
    const row = rows.find((each) => each.getBoundingClientRect().top >= 64);
    return {
      place: Number(row?.getAttribute('aria-posinset')),
      words: row?.textContent ?? '',
      top: Math.round(row?.getBoundingClientRect().top ?? 0),
    };
  });

/** Scrolls by wheel until the list has grown to a row; says how many rows the page held at most. */
async function scrollTo(page: Page, place: number): Promise<number> {
  let most = 0;
  await page.mouse.move(200, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 1_200);
    most = Math.max(most, await page.getByRole('main').getByRole('listitem').count());
    expect((await rowInSight(page)).place).toBeGreaterThanOrEqual(place);
  }).toPass({ intervals: [50] });
  await settle(page);
  return most;
}

/** The row in sight is there again on reload, and on Back from what the row after the next leads to. */
async function expectReturn(page: Page, url: RegExp): Promise<void> {
  const left = await rowInSight(page);

  await page.reload();
  await settle(page);
  await expect.poll(() => rowInSight(page)).toEqual(left);

  await page
    .getByRole('main')
    .locator(`[aria-posinset="${left.place + 2}"] a`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(url);
  await settle(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => rowInSight(page)).toEqual(left);
}

for (const path of ['/levels', '/levels?view=compact', '/levels?view=grid', '/passes', '/leaderboard'])
  test(`${path} comes back to its row on reload and on Back, with few rows in the page`, {
    tag: '@1280',
  }, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    expect(await scrollTo(page, 75)).toBeLessThan(80);
    await expectReturn(page, /\/(levels|passes|profile)\/\d+/);
  });

test('a tall window full of small rows or cards holds few of them', { tag: '@1280' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  for (const path of ['/levels', '/levels?view=compact', '/levels?view=grid&size=1'])
    await test.step(path, async () => {
      await page.goto(path);
      await settle(page);
      const most = await scrollTo(page, 90);
      expect.soft(most, path).toBeGreaterThan(20);
      expect.soft(most, path).toBeLessThan(80);
    });
});

test('a profile comes back to its row on reload and on Back', { tag: '@1280' }, async ({ page, call }) => {
  const most = '/v2/database/leaderboard?sortBy=totalPasses&limit=1';
  const [{ id }] = (await call<{ results: [{ id: number }] }>('GET', most)).results;
  await page.goto(`/profile/${id}`);
  await settle(page);
  await scrollTo(page, 12);
  await expectReturn(page, /\/passes\/\d+/);
});

test('another view of the levels begins at the same level', { tag: '@1280' }, async ({ page }) => {
  await page.goto('/levels');
  await settle(page);
  await scrollTo(page, 75);
  const { place } = await rowInSight(page);
  for (const view of ['Compact', 'Grid', 'Normal']) {
    await page.getByRole('radio', { name: view }).evaluate((radio: HTMLElement) => radio.click());
    await settle(page);
    await expect.poll(async () => Math.abs((await rowInSight(page)).place - place)).toBeLessThan(6);
  }
});

test('the parts of a search are removed one by one, and the empty list names the one at fault', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/levels');
  await settle(page);
  const box = page.getByRole('searchbox');
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type('song:a, charter:nobody-has-this-name');
  await page.keyboard.press('Enter');
  const fault = page.getByText(/^charter contains “nobody-has-this-name”: [\d,]+ results? without this part/);
  await expect(fault).toBeVisible();
  const part = page.getByRole('button', { name: 'Remove: charter contains “nobody-has-this-name”' });
  await part.focus();
  await page.keyboard.press('Delete');
  await expect(box).toHaveValue('song:a');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await expect(fault).toBeVisible();
});

test('the quick search leads to a level by its number', { tag: '@any-width' }, async ({ page, call }) => {
  const most = '/v2/database/levels?sort=CLEARS_DESC&limit=1';
  const { results } = await call<{ results: [{ id: number; song: string }] }>('GET', most);
  await page.goto('/leaderboard');
  await settle(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused();
  await page.keyboard.type(`#${results[0].id}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/levels/${results[0].id}$`));
  await expect(page.getByRole('heading', { level: 1, name: results[0].song })).toBeVisible();
});

test('a place of the leaderboard is jumped to and has the focus', async ({ page }) => {
  await page.goto('/leaderboard');
  await settle(page);
  await page.getByRole('textbox', { name: 'Jump to rank' }).fill('90');
  await page.keyboard.press('Enter');
  const row = page.getByRole('listitem').and(page.locator('[aria-posinset="90"]'));
  await expect(row.getByRole('link')).toBeFocused();
  await expect(row).toBeInViewport();
});
