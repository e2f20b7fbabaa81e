const PATIENCE_MS = 15_000;

/** Waits until the page has drawn itself: it has a main part, nothing in it says that it is busy, the fonts are there. */
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
