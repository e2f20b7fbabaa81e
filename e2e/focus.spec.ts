import type { Page } from '@playwright/test';
import { settle } from './support/open-screen.mjs';
import { sampleOf } from './support/sample.mjs';
import type { Sample } from './support/screens.mjs';
import { expect, test } from './support/test.ts';

/** What has the focus below a bar that sticks to the window's edge; null where it can be seen. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || !focused.closest('main')) return null;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const bar = document.querySelector('.top-bar')?.getBoundingClientRect().bottom ?? 0;
    const heads = [...document.querySelectorAll('.level-passes thead th')].map((head) =>
      head.getBoundingClientRect(),
    );
    const isIn = focused.closest('.level-passes') !== null;
    const edge = Math.max(
      bar,
      ...(isIn ? heads.filter(({ top: at }) => at < bar + 2).map((box) => box.bottom) : []),
    );
    const isSeen =
      top >= edge - 1 && top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0;
    return isSeen
      ? null
      : `${focused.tagName} "${focused.textContent?.slice(0, 40)}" at ${Math.round(top)} below ${edge}`;
  });

const pages: Readonly<Record<string, (sample: Sample) => string>> = {
  levels: () => '/levels',
  passes: () => '/passes',
  'a level': ({ levelId }) => `/levels/${levelId}`,
  'a profile': ({ playerId }) => `/profile/${playerId}`,
};

for (const [name, path] of Object.entries(pages))
  test(`Shift+Tab through ${name} never leaves the focus under the bar`, { tag: '@1280' }, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path(await sampleOf(baseURL ?? '')));
    await settle(page);
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 1_500);
    await settle(page);
    // What is in the middle of the window now.
    await page.evaluate(() => {
      const targets = [...document.querySelectorAll<HTMLElement>('main a[href], main button')];
      const inSight = targets.filter(({ tabIndex }) => tabIndex >= 0);
      inSight.findLast((target) => target.getBoundingClientRect().top < window.innerHeight - 100)?.focus();
    });
    for (let press = 1; press <= 56; press += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await hiddenFocus(page), `press ${press}`).toBeNull();
    }
  });

test('a finger can press the player of a pass: 24 pixels high', { tag: '@390' }, async ({ page }) => {
  await page.goto('/passes');
  const player = page.locator('.pass-row-player').first();
  await expect(player).toBeVisible();
  const row = await page.getByRole('main').getByRole('listitem').first().boundingBox();
  expect((await player.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  expect(row?.height).toBe(72);
});
