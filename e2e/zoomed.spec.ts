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

test.describe('rows of levels', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('say on the narrowest phone who made a level, how often it was cleared and what it is worth', {
    tag: '@1280',
  }, async ({ page, call }) => {
    const path = '/v2/database/levels?sort=CLEARS_DESC&limit=1';
    const { results } = await call<{ results: { clears: number }[] }>('GET', path);
    await page.goto('/levels?sort=CLEARS_DESC');
    const more = page.getByRole('main').locator('.level-row-more').first();
    await expect(more).toContainText(new RegExp(`\\S.* · ${results[0]?.clears} clears · [\\d.]+ PP$`));
    await expect(more).toBeInViewport();
  });
});
