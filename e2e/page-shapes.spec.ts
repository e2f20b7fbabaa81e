import { builtFrom } from './support/built-from.ts';
import { settle } from './support/open-screen.mjs';
import { expect, test } from './support/test.ts';

const pages = [
  { from: '/passes', to: '/levels', link: 'Levels', source: 'levels/LevelListPage.tsx', shape: '.level-row' },
  {
    from: '/levels',
    to: '/leaderboard',
    link: 'Leaderboard',
    source: 'players/LeaderboardPage.tsx',
    shape: '.leader',
  },
  { from: '/levels', to: '/passes', link: 'Passes', source: 'passes/PassListPage.tsx', shape: '.pass-row' },
];

for (const { from, to, link, source, shape } of pages)
  test(`${to} has its shape while its code is on the way`, { tag: '@1280' }, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/${builtFrom(`src/features/${source}`)}`, async (route) => {
      await held;
      await route.continue();
    });
    const shapes = page.waitForResponse(`**/${builtFrom('src/app/PageShape.tsx')}`);
    await page.goto(from);
    await shapes;
    // They have come with all that they need.
    await settle(page);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: link, exact: true })
      .click();
    await expect(page.locator(`main ${shape} .skeleton`).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/Loading/);
    release();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: link })).toBeVisible();
  });
