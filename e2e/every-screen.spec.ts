import type { Page } from '@playwright/test';
import { brokenRules, sidewaysScroll, weakContrasts } from './support/accessible.ts';
import { browserState } from './support/browser-state.mjs';
import { openScreen } from './support/open-screen.mjs';
import { sampleOf } from './support/sample.mjs';
import { type Role, ROLES, type Sample, SCREENS, type Screen } from './support/screens.mjs';
import { startedSite } from './support/started-site.ts';
import { expect, isPictureFromOutside, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const role of ROLES)
  test.describe(`as ${role}`, () => {
    test.use({
      contextOptions: { reducedMotion: 'reduce' },
      storageState: async ({ baseURL }, use) => {
        const session = role === 'visitor' ? undefined : startedSite().sessions[role];
        await use(browserState(baseURL ?? '', { session }));
      },
    });

    // One page goes from screen to screen, and a screen in trouble does not keep the others from being looked at.
    test(`every screen is accessible${isForDeskOnly(role) ? ' @1280' : ''}`, async ({ page, baseURL }, {
      project,
    }) => {
      const width = page.viewportSize()?.width;
      const sample = await sampleOf(baseURL ?? '');
      for (const screen of SCREENS.filter((one) => one.roles.includes(role)))
        if (!screen.width || screen.width === width)
          await test.step(screen.name, async () => {
            const problems = await problemsOf(page, screen, sample);
            expect.soft(problems, `${screen.name} as ${role} on the ${project.name}`).toEqual([]);
          });
    });
  });

/** On the phone the usual tests run as visitor and admin only; the long ones as every role. */
function isForDeskOnly(role: Role): boolean {
  return process.env.RONDO_FULL !== '1' && (role === 'player' || role === 'rater');
}

/** What is wrong with a screen, a line each; the theme of the line is named. */
async function problemsOf(page: Page, screen: Screen, sample: Sample): Promise<string[]> {
  const refusals: string[] = [];
  const listen = (response: { status(): number; url(): string }) => {
    if (response.status() >= 400 && !isPictureFromOutside(response.url()))
      refusals.push(`${response.status()} from ${response.url()}`);
  };
  page.on('response', listen);
  try {
    await openScreen(page, screen, sample);
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
  await page.evaluate(switchToLight);
  return weakContrasts(page);
}

/** Runs in the page. Colours on their way are of neither theme. */
function switchToLight(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('* { transition: none !important }');
  document.adoptedStyleSheets.push(still);
  document.documentElement.dataset.theme = 'light';
}
