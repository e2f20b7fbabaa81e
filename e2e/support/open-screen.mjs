const PATIENCE_MS = 15_000;
const CALM_MS = 150;

/**
 * @param {import('./screens.mjs').Screen} screen
 * @param {import('./screens.mjs').Sample} sample
 */
export function pathOf({ path }, sample) {
  return typeof path === 'function' ? path(sample) : path;
}

/**
 * Goes to a screen of screens.mjs and waits until it has drawn itself, its dialog included.
 * @param {import('playwright-core').Page} page
 * @param {import('./screens.mjs').Screen} screen
 * @param {import('./screens.mjs').Sample} sample
 * @param {string} [shown] the path that the page shows already, with nothing opened on it
 */
export async function openScreen(page, screen, sample, shown) {
  const path = pathOf(screen, sample);
  if (path !== shown) await page.goto(path);
  await settle(page);
  if (!screen.open) return;
  await screen.open(page, sample);
  await settle(page);
}

/**
 * Waits until the page has drawn itself: it has a main part, nothing says that it is busy, and for a moment neither its
 * height nor the list of what it has loaded changed.
 * @param {import('playwright-core').Page} page
 */
export async function settle(page) {
  await page.waitForFunction(isStill, CALM_MS, { timeout: PATIENCE_MS });
  await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page, again and again; remembers there since when nothing has changed. */
function isStill(calmMs) {
  const busy = !document.querySelector('main') || document.querySelector('[aria-busy="true"]') !== null;
  const loaded = performance.getEntriesByType('resource').length;
  const state = `${busy} ${loaded} ${document.documentElement.scrollHeight}`;
  const seen = (window.rondoStillness ??= { state: '', since: 0 });
  if (seen.state !== state) Object.assign(seen, { state, since: performance.now() });
  return !busy && document.readyState === 'complete' && performance.now() - seen.since >= calmMs;
}
