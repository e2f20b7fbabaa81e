import { builtFrom } from './support/built-from.ts';
import { openScreen } from './support/open-screen.mjs';
import type { Sample, Screen } from './support/screens.mjs';
import { expect, test } from './support/test.ts';

test('a screen is looked at once what its press loads has come', { tag: '@1280' }, async ({ page }) => {
  const help: Screen = {
    name: 'levels-help',
    path: '/levels',
    roles: ['visitor'],
    open: () => page.getByRole('button', { name: 'Search help' }).click(),
  };
  await page.route(`**/${builtFrom('src/features/search/list/SearchHelpDialog.tsx')}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await openScreen(page, help, {} as Sample);
  expect(await page.getByRole('dialog').isVisible()).toBe(true);
});
