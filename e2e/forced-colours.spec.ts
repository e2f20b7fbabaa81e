import { unseenControls } from './support/drawn-controls.ts';
import { mainScreens } from './support/main-screens.ts';
import { openScreen, settle } from './support/open-screen.mjs';
import { sampleOf } from './support/sample.mjs';
import { ROLES } from './support/screens.mjs';
import { expect, test } from './support/test.ts';

for (const role of ROLES)
  test.describe(`as ${role}`, () => {
    test.use({
      contextOptions: { reducedMotion: 'reduce', forcedColors: 'active', contrast: 'more' },
      role: role === 'visitor' ? undefined : role,
      lang: 'en',
    });

    test('every control and its state can be seen where the system forces its colours', async ({
      page,
      baseURL,
      viewport,
    }) => {
      const sample = await sampleOf(baseURL ?? '');
      // A dark set of colours on a desktop, a light one on a phone.
      await page.emulateMedia({ colorScheme: (viewport?.width ?? 0) < 768 ? 'light' : 'dark' });
      for (const screen of mainScreens(role))
        await test.step(screen.name, async () => {
          await openScreen(page, screen, sample);
          expect.soft(await unseenControls(page), screen.name).toEqual([]);
        });
    });
  });

test.describe('in the site’s own colours', () => {
  test.use({ role: 'player', lang: 'en' });

  test('boxes, switches and choices have an edge that stands out in both themes', async ({
    page,
    baseURL,
  }) => {
    const sample = await sampleOf(baseURL ?? '');
    for (const screen of mainScreens('player'))
      for (const theme of ['dark', 'light'])
        await test.step(`${screen.name}, ${theme}`, async () => {
          await openScreen(page, screen, sample);
          await page.evaluate((theme) => {
            document.documentElement.dataset.theme = theme;
          }, theme);
          expect.soft(await unseenControls(page, 'edges'), `${screen.name}, ${theme}`).toEqual([]);
        });
  });
});

test('the sheets come when the system begins to force its colours, and not before', { tag: '@1280' }, async ({
  page,
}) => {
  const sheets = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.css')).length,
    );
  await page.goto('/levels');
  await settle(page);
  const before = await sheets();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(sheets).toBe(before + 1);
  await settle(page);
  expect(await unseenControls(page)).toEqual([]);
});
