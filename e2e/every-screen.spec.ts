import type { Page } from '@playwright/test';
import { brokenRules, sidewaysScroll, weakContrasts } from './support/accessible.ts';
import { openScreen, pathOf } from './support/open-screen.mjs';
import { sampleOf } from './support/sample.mjs';
import { type Role, ROLES, type Sample, SCREENS, type Screen } from './support/screens.mjs';
import { type Call, expect, isPictureFromOutside, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const role of ROLES)
  test.describe(`as ${role}`, () => {
    test.use({
      contextOptions: { reducedMotion: 'reduce' },
      role: role === 'visitor' ? undefined : role,
      lang: 'en',
    });

    // One page goes from screen to screen, and a screen in trouble does not keep the others from being looked at. What is
    // opened on a screen comes right after it, so that the screen need not be loaded again.
    test(`every screen is accessible${isForDeskOnly(role) ? ' @1280' : ''}`, async ({ page, baseURL, call }, {
      project,
    }) => {
      const width = page.viewportSize()?.width;
      const sample = { ...(await sampleOf(baseURL ?? '')), levelId: await levelWithSomePasses(call) };
      const screens = SCREENS.filter((one) => one.roles.includes(role) && (one.width ?? width) === width);
      const paths = screens.map((screen) => pathOf(screen, sample));
      const placeOf = (screen: Screen) => paths.indexOf(pathOf(screen, sample));
      let shown: string | undefined;
      for (const screen of screens.toSorted((a, b) => placeOf(a) - placeOf(b)))
        await test.step(screen.name, async () => {
          const problems = await problemsOf(page, screen, sample, shown);
          expect.soft(problems, `${screen.name} as ${role} on the ${project.name}`).toEqual([]);
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

/** On the phone the usual tests run as visitor and admin only; the long ones as every role. */
function isForDeskOnly(role: Role): boolean {
  return process.env.RONDO_FULL !== '1' && (role === 'player' || role === 'rater');
}

/** What is wrong with a screen, a line each; the theme of the line is named. */
async function problemsOf(page: Page, screen: Screen, sample: Sample, shown?: string): Promise<string[]> {
  const refusals: string[] = [];
  const listen = (response: { status(): number; url(): string }) => {
    if (response.status() >= 400 && !isPictureFromOutside(response.url()))
      refusals.push(`${response.status()} from ${response.url()}`);
  };
  page.on('response', listen);
  try {
    await openScreen(page, screen, sample, shown);
    // The bar may hide a part of a link, but only until somebody scrolls.
    await page.evaluate(() => scrollTo(0, 0));
    const dark = await brokenRules(page);
    const pixels = await sidewaysScroll(page);
    const light = checksLight(page) ? await lightContrasts(page) : [];
    return [
      ...dark.map((line) => `dark: ${line}`),
      ...light.map((line) => `light: ${line}`),
      ...(pixels > 0 ? [`${pixels} pixels wider than the window`] : []),
      ...(screen.refused ? [] : refusals),
      ...(screen.refused && refusals.length === 0 ? ['nothing was refused'] : []),
    ];
  } catch (error) {
    return [`could not be looked at: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    page.off('response', listen);
  }
}

/** A width changes no colour: the usual tests check the light theme at the width of a desk only. */
function checksLight(page: Page): boolean {
  return process.env.RONDO_FULL === '1' || (page.viewportSize()?.width ?? 0) >= 1024;
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
  document.adoptedStyleSheets = theme === 'light' ? [still] : [];
  document.documentElement.dataset.theme = theme;
}
