import { join } from 'node:path';
import { browserState } from '../../e2e/support/browser-state.mjs';
import { openScreen } from '../../e2e/support/open-screen.mjs';

/** Phones are tall; from a tablet on, windows are as high as a desktop's. */
const heightOf = (width) => (width < 768 ? 844 : 900);
const TALLEST = 3200;

/** What a person's system asks of pages. Forced colours come with a request for more contrast, as on Windows. */
const CONTRASTS = {
  normal: {},
  more: { contrast: 'more' },
  forced: { contrast: 'more', forcedColors: 'active' },
};

/** A browser context as one person has it: signed in, with a theme, a language, a width and a contrast. */
export function contextFor(browser, site, { session, theme, lang, width, contrast }) {
  return browser.newContext({
    baseURL: site.url,
    viewport: { width: Number(width), height: heightOf(Number(width)) },
    reducedMotion: 'reduce',
    // The system's colours follow the theme.
    colorScheme: theme,
    ...CONTRASTS[contrast],
    storageState: browserState(site.url, { session, theme, lang }),
  });
}

/** Takes one picture; resolves to { file, trouble: [what went wrong on the way] }. */
export async function photograph(context, { screen, sample, file, folder }) {
  const page = await context.newPage();
  const trouble = [];
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const isExpected = screen.refused && message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isExpected) trouble.push(wordsOf(message));
  });
  try {
    await openScreen(page, screen, sample);
  } catch (error) {
    trouble.push(error.message.split('\n')[0]);
  }
  await page.screenshot({ path: join(folder, file), ...(await frameOf(page)) });
  if (await overflows(page)) trouble.push('wider than the window');
  await page.close();
  return { file, trouble: summaryOf(trouble) };
}

function overflows(page) {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** The whole page, up to a height; but only the window while a dialog lies over it. */
async function frameOf(page) {
  if (await page.locator('[role="dialog"], [role="alertdialog"]').count()) return {};
  const [width, height] = await page.evaluate(() => [innerWidth, document.documentElement.scrollHeight]);
  return { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) } };
}

/** The console names a resource that failed only as the place of its message. */
function wordsOf(message) {
  const { url } = message.location();
  return url ? `${message.text()} (${new URL(url).pathname})` : message.text();
}

/** Each trouble once, and not all of a flood. */
function summaryOf(trouble) {
  const kinds = [...new Set(trouble.map((text) => text.slice(0, 200)))];
  return kinds.length > 3 ? [...kinds.slice(0, 3), `and ${kinds.length - 3} more`] : kinds;
}
