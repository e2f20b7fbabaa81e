import { sidewaysScroll } from './support/accessible.ts';
import { mainScreens } from './support/main-screens.ts';
import { openScreen } from './support/open-screen.mjs';
import { coveredControls } from './support/reached-controls.ts';
import { sampleOf } from './support/sample.mjs';
import { ROLES } from './support/screens.mjs';
import { expect, test } from './support/test.ts';

for (const role of ROLES)
  test.describe(`as ${role}`, () => {
    // 1280 x 1024 at 400 %, which is what WCAG 1.4.10 asks for.
    test.use({
      viewport: { width: 320, height: 256 },
      role: role === 'visitor' ? undefined : role,
      lang: 'en',
    });

    test('at 400 % no page scrolls sideways and nothing lies over what has the focus', {
      tag: '@1280',
    }, async ({ page, baseURL }) => {
      const sample = await sampleOf(baseURL ?? '');
      for (const screen of mainScreens(role))
        await test.step(screen.name, async () => {
          await openScreen(page, screen, sample);
          expect.soft(await sidewaysScroll(page), `${screen.name}: pixels wider than the window`).toBe(0);
          expect.soft(await coveredControls(page), screen.name).toEqual([]);
        });
    });
  });
