const PATIENCE_MS = 15_000;
const CALM_MS = 150;
/** React shows what suspended not before 300 ms after what stood in its place. */
const CALM_OPENED_MS = 350;
/** Frames that a page draws meanwhile, at least: one that is busy with what came draws none. */
const CALM_FRAMES = 5;

/** Of a page that was settled before: requests of code, texts and data that are not answered yet. */
const underway = new WeakMap();
const awaited = new Set(['script', 'stylesheet', 'fetch', 'xhr']);

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
 * @param {string} [shown] the path that the page shows, with nothing opened on it
 */
export async function openScreen(page, screen, sample, shown) {
  const path = pathOf(screen, sample);
  requestsOf(page);
  if (path !== shown) await goTo(page, path, shown);
  await settle(page);
  if (!screen.open) return;
  await screen.open(page, sample);
  await settle(page, CALM_OPENED_MS);
}

/** Loads a page, or changes to it as a link does from a screen with nothing opened on it: that takes a third less. */
async function goTo(page, path, shown) {
  if (shown === undefined) await page.goto(path);
  else await page.evaluate((href) => window.__TSR_ROUTER__.navigate({ href }), path);
}

/**
 * Waits until the page has drawn itself: it has a main part, nothing says that it is busy, nothing that it asked for is
 * still on its way, and for a moment neither its height, its elements nor the list of what it has loaded changed.
 * @param {import('playwright-core').Page} page
 */
export async function settle(page, calmMs = CALM_MS) {
  const requests = requestsOf(page);
  const until = Date.now() + PATIENCE_MS;
  let hasAll = false;
  // What was done just now may not have begun to change anything.
  await page.evaluate(() => delete window.rondoStillness);
  do {
    // What came while the page was looked at has not been drawn yet.
    hasAll = requests.size === 0;
    await page.waitForFunction(isStill, [calmMs, CALM_FRAMES], { timeout: PATIENCE_MS });
  } while (!(hasAll && requests.size === 0) && Date.now() < until);
  await page.evaluate(() => document.fonts.ready);
}

function requestsOf(page) {
  const known = underway.get(page);
  if (known) return known;
  const requests = new Set();
  underway.set(page, requests);
  page.on('request', (request) => awaited.has(request.resourceType()) && requests.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => requests.delete(request));
  return requests;
}

/** Runs in the page, again and again; remembers there since when nothing has changed. */
function isStill([calmMs, calmFrames]) {
  const busy = !document.querySelector('main') || document.querySelector('[aria-busy="true"]') !== null;
  const loaded = performance.getEntriesByType('resource').length;
  const elements = document.getElementsByTagName('*').length;
  const state = `${busy} ${loaded} ${elements} ${document.documentElement.scrollHeight}`;
  const seen = (window.rondoStillness ??= { state: '', since: 0, frames: 0 });
  if (seen.state !== state) Object.assign(seen, { state, since: performance.now(), frames: 0 });
  seen.frames += 1;
  const isCalm = performance.now() - seen.since >= calmMs && seen.frames >= calmFrames;
  return !busy && document.readyState === 'complete' && isCalm;
}
