const PATIENCE_MS = 15_000;

/**
 * Goes to a screen of screens.mjs and waits until it has drawn itself, its dialog included.
 * @param {import('playwright-core').Page} page
 * @param {import('./screens.mjs').Screen} screen
 * @param {import('./screens.mjs').Sample} sample
 */
export async function openScreen(page, screen, sample) {
  await page.goto(typeof screen.path === 'function' ? screen.path(sample) : screen.path);
  await settle(page);
  if (!screen.open) return;
  await screen.open(page);
  await settle(page);
}

/**
 * Waits until the page has drawn itself: it has a main part, nothing in it says that it is busy, the fonts are there.
 * @param {import('playwright-core').Page} page
 */
export async function settle(page) {
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      document.querySelector('main') &&
      !document.querySelector('[aria-busy="true"]'),
    undefined,
    { timeout: PATIENCE_MS },
  );
  await page.evaluate(() => document.fonts.ready);
}
