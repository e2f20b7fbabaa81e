import type { Page } from '@playwright/test';
import { brokenLayout, brokenRules, sidewaysScroll, weakContrasts } from './support/accessible.ts';
import { openScreen, pathOf, settle } from './support/open-screen.mjs';
import { sampleOf } from './support/sample.mjs';
import { type Role, ROLES, type Sample, SCREENS, type Screen } from './support/screens.mjs';
import { type Call, expect, isPictureFromOutside, test } from './support/test.ts';

const isFull = process.env.RONDO_FULL === '1';

test.describe.configure({ mode: 'parallel' });

/** What one page goes through in good time, also on a busy machine. */
const most = 8;

/** The screens of a role in their order, in parts of about the same size. */
function partsOf(role: Role): Screen[][] {
  const screens = SCREENS.filter(({ roles }) => roles.includes(role));
  const count = Math.ceil(screens.length / most);
  const from = (part: number) => Math.round((part * screens.length) / count);
  return Array.from({ length: count }, (_, part) => screens.slice(from(part), from(part + 1)));
}

for (const role of ROLES)
  test.describe(`as ${role}`, () => {
    test.use({
      contextOptions: { reducedMotion: 'reduce' },
      role: role === 'visitor' ? undefined : role,
      lang: 'en',
    });

    // One page goes from screen to screen, and a screen in trouble does not keep the others from being looked at. What
    // is opened on a screen comes right after it, so that the screen need not be loaded again.
    for (const part of partsOf(role))
      test(`every screen from ${part[0]?.name} to ${part.at(-1)?.name} is accessible on a desktop and on a phone`, {
        tag: '@1280',
      }, async ({ page, baseURL, call }) => {
        const sample = { ...(await sampleOf(baseURL ?? '')), levelId: await levelWithSomePasses(call) };
        const looksOf = await looksAt(page, role);
        const screens = part.filter((screen) => looksOf(screen).length > 0);
        const paths = screens.map((screen) => pathOf(screen, sample));
        const placeOf = (screen: Screen) => paths.indexOf(pathOf(screen, sample));
        let shown: string | undefined;
        for (const screen of screens.toSorted((a, b) => placeOf(a) - placeOf(b)))
          await test.step(screen.name, async () => {
            // At its width a page may have shown something else before; who refuses a link is the server.
            const at = screen.width || screen.refused ? undefined : shown;
            const problems = await problemsOf(page, screen, sample, looksOf(screen), at);
            expect.soft(problems, `${screen.name} as ${role}`).toEqual([]);
            shown = screen.open || problems.length > 0 ? undefined : pathOf(screen, sample);
          });
      });
  });

/** A long table of passes takes the rules long and has nothing but more of the same rows. */
async function levelWithSomePasses(call: Call): Promise<number> {
  const path = '/v2/database/levels?sort=CLEARS_DESC&limit=100';
  const { results } = await call<{ results: { id: number; clears: number }[] }>('GET', path);
  const level = results.find(({ clears }) => clears <= 12);
  if (!level || level.clears < 5) throw new Error('The demo has no level with some passes.');
  return level.id;
}

type Look = {
  readonly name: string;
  readonly width: number;
  readonly become: () => Promise<void>;
  /** What is looked for in the dark theme. */
  readonly inDark: (page: Page) => Promise<string[]>;
  readonly inLight: boolean;
};

/** What one page is for a screen, one after the other: a desktop, then a phone. */
async function looksAt(page: Page, role: Role): Promise<(screen: Screen) => Look[]> {
  const devtools = await page.context().newCDPSession(page);
  const become = (width: number, height: number, hasTouch: boolean) => async () => {
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
    await page.setViewportSize({ width, height });
  };
  const desktop = { name: 'desktop', width: 1280, become: become(1280, 900, false) };
  const phone = { name: 'phone', width: 390, become: become(390, 844, true) };
  return ({ roles, width }) => {
    // The usual tests look as the first and the last who sees it, and only as the first in light and on a phone, where a
    // width changes no colour.
    const isFirst = isFull || roles[0] === role;
    if (!isFirst && roles.at(-1) !== role) return [];
    const looks = [
      { ...desktop, inDark: brokenRules, inLight: isFirst },
      { ...phone, inDark: isFull || width ? brokenRules : brokenLayout, inLight: isFull },
    ];
    return looks.filter((look) =>
      width === undefined ? isFirst || look.name === 'desktop' : look.width === width,
    );
  };
}

/** What is wrong with a screen, a line each. */
async function problemsOf(
  page: Page,
  screen: Screen,
  sample: Sample,
  looks: readonly Look[],
  shown?: string,
): Promise<string[]> {
  const refusals: string[] = [];
  const listen = (response: { status(): number; url(): string }) => {
    if (response.status() >= 400 && !isPictureFromOutside(response.url()))
      refusals.push(`${response.status()} from ${response.url()}`);
  };
  page.on('response', listen);
  try {
    const lines: string[] = [];
    for (const [index, look] of looks.entries()) {
      await look.become();
      await (index === 0 ? openScreen(page, screen, sample, shown) : settle(page));
      lines.push(...(await brokenOn(page, look)));
    }
    return [
      ...lines,
      ...(screen.refused ? [] : refusals),
      ...(screen.refused && refusals.length === 0 ? ['nothing was refused'] : []),
    ];
  } catch (error) {
    return [`could not be looked at: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    page.off('response', listen);
  }
}

/** What is wrong with the screen that a page shows, each line with the device and the theme. */
async function brokenOn(page: Page, { name, inDark, inLight }: Look): Promise<string[]> {
  // The bar may hide a part of a link, but only until somebody scrolls.
  await page.evaluate(() => scrollTo(0, 0));
  const dark = await inDark(page);
  const pixels = await sidewaysScroll(page);
  const light = inLight ? await lightContrasts(page) : [];
  return [
    ...dark.map((line) => `${name}, dark: ${line}`),
    ...light.map((line) => `${name}, light: ${line}`),
    ...(pixels > 0 ? [`${name}: ${pixels} pixels wider than the window`] : []),
  ];
}

async function lightContrasts(page: Page): Promise<string[]> {
  await page.evaluate(switchTheme, 'light');
  const lines = await weakContrasts(page);
  await page.evaluate(switchTheme, 'dark');
  return lines;
}

/** Runs in the page. Colours on their way are of neither theme. */
function switchTheme(theme: string): void {
  const still = new CSSStyleSheet();
  still.replaceSync('* { transition: none !important }');
  document.adoptedStyleSheets = [still];
  document.documentElement.dataset.theme = theme;
}
