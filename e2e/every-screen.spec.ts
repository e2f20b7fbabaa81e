import { expectAccessible, expectContrast, expectNoSidewaysScroll } from './support/accessible.ts';
import { browserState } from './support/browser-state.mjs';
import { openScreen, settle } from './support/open-screen.mjs';
import { sampleOf } from './support/sample.mjs';
import { ROLES, SCREENS } from './support/screens.mjs';
import { startedSite } from './support/started-site.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const role of ROLES)
  test.describe(`as ${role}`, () => {
    test.use({
      contextOptions: { reducedMotion: 'reduce' },
      storageState: async ({ baseURL = '' }, use) => {
        const session = role === 'visitor' ? undefined : startedSite().sessions[role];
        await use(browserState(baseURL, { session }));
      },
    });

    for (const screen of SCREENS.filter(({ roles }) => roles.includes(role)))
      test(`${screen.name} is accessible`, { tag: screen.width ? [`@${screen.width}`] : [] }, async ({
        page,
        baseURL,
      }) => {
        const refusals: string[] = [];
        page.on('response', (response) => {
          if (response.status() >= 400) refusals.push(`${response.status()} ${response.url()}`);
        });
        await openScreen(page, screen, await sampleOf(baseURL ?? ''));
        expect(refusals.length > 0, refusals.join(', ')).toBe(screen.refused ?? false);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.evaluate(() => {
          document.documentElement.dataset.theme = 'light';
        });
        await settle(page);
        await expectContrast(page);
      });
  });
