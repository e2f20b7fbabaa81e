import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { browserState } from './support/browser-state.mjs';
import { openScreen } from './support/open-screen.mjs';
import { sampleOf } from './support/sample.mjs';
import { ROLES, SCREENS } from './support/screens.mjs';
import { startedSite } from './support/started-site.ts';
import { test } from './support/test.ts';

for (const role of ROLES)
  for (const theme of ['dark', 'light'])
    test.describe(`as ${role} in ${theme}`, () => {
      test.use({
        contextOptions: { reducedMotion: 'reduce' },
        storageState: async ({ baseURL }, use) => {
          const token = role === 'visitor' ? undefined : startedSite().tokens[role];
          await use(browserState(baseURL, { token, theme }));
        },
      });

      for (const screen of SCREENS.filter(({ roles }) => roles.includes(role)))
        test(`${screen.name} is accessible`, async ({ page, baseURL }) => {
          await openScreen(page, screen, await sampleOf(baseURL ?? ''));
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        });
    });
