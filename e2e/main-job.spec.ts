import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { startedSite } from './support/started-site.ts';
import { expect, test } from './support/test.ts';

// As most people see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PASSWORD = 'a long enough secret';

/** What this run submits; the name differs between the two widths, since both work on one site. */
function contentOf(width: string) {
  const mark = `${width.slice(0, 3)}${Date.now() % 1_000_000}`;
  return {
    player: `runner_${mark}`,
    song: `Lantern Tide ${mark}`,
    charter: `Kettle Fox ${mark}`,
    levelVideo: `https://youtu.be/l${mark.padEnd(10, '0').slice(0, 10)}`,
    passVideo: `https://youtu.be/p${mark.padEnd(10, '0').slice(0, 10)}`,
    discordId: `1${mark.replace(/\D/g, '').padEnd(17, '0').slice(0, 17)}`,
  };
}

test('a level and a pass go from the form to the leaderboard', async ({ page, browser, baseURL }, {
  project,
}) => {
  const content = contentOf(project.name);
  const admin = await signedInAdmin(browser, page, baseURL);

  await test.step('a newcomer searches the catalogue and registers', async () => {
    await page.goto('/levels');
    await page.getByRole('searchbox').fill('#5');
    const levels = page.getByRole('listitem').filter({ has: page.locator('a[href^="/levels/"]') });
    await expect(levels).toHaveCount(1);
    await page.goto('/register');
    await field(page, 'Username').fill(content.player);
    await field(page, 'Email').fill(`${content.player}@example.org`);
    await passwords(page).nth(0).fill(PASSWORD);
    await passwords(page).nth(1).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: content.player })).toBeVisible();
  });

  await test.step('submits a level whose charter is new', async () => {
    await page.goto('/submission/level');
    await field(page, 'Video link').fill(content.levelVideo);
    await field(page, 'Song').fill(content.song);
    await field(page, 'Artist').fill('The Lantern Makers');
    await field(page, 'Difficulty').fill('G5');
    await field(page, 'Download link').fill('https://files.example.org/lantern.zip');
    await page.getByRole('combobox', { name: 'Charter' }).fill(content.charter);
    await page.getByRole('option', { name: `Request new: ${content.charter}` }).click();
    await page.getByRole('button', { name: 'Submit level' }).click();
    await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the super admin makes the profile and allows the level', async () => {
    await admin.goto('/admin/submissions');
    await admin.getByText(content.song).first().click();
    await admin
      .getByRole('article', { name: content.song })
      .getByRole('button', { name: /^Allow/ })
      .click();
    const dialog = admin.getByRole('dialog', { name: 'New profile' });
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(content.charter);
    await dialog.getByLabel('Discord ID').fill(content.discordId);
    await dialog.getByLabel('Country').selectOption('FI');
    await dialog.getByRole('button', { name: 'Next: summary' }).click();
    await expectAccessible(admin);
    await admin.getByRole('button', { name: 'Create and allow' }).click();
    await expect(admin.getByText(`Allowed: ${content.song}`)).toBeVisible();
  });

  await test.step('and gives it its difficulty', async () => {
    await openLevel(admin, content.song);
    await admin.getByRole('button', { name: 'Edit' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Edit level' });
    await dialog.getByLabel('Difficulty').selectOption({ label: 'G5' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(admin.getByText('140.0').first()).toBeVisible();
  });

  await test.step('the player submits a flawless pass', async () => {
    await page.goto('/submission/pass');
    await page.getByRole('combobox', { name: 'ID or name' }).fill(content.song);
    await page.getByRole('option', { name: new RegExp(content.song) }).click();
    await field(page, 'Video link').fill(content.passVideo);
    await page.getByLabel('Upload date').fill('2026-03-14');
    await page.getByRole('combobox', { name: 'Player' }).fill(content.player);
    await page.getByRole('option', { name: new RegExp(`^${content.player}`) }).click();
    await field(page, 'Feeling').fill('G5');
    for (const name of ['Too early', 'Early', 'Early perfect', 'Late perfect', 'Late'])
      await field(page, name).fill('0');
    await field(page, 'Perfect').fill('500');
    await expect(page.getByText('1,540.00')).toBeVisible();
    await page.getByRole('button', { name: 'Submit pass' }).click();
    await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the super admin allows it', async () => {
    await admin.goto('/admin/submissions?tab=passes');
    await admin.getByText(content.song).first().click();
    await admin
      .getByRole('article', { name: content.song })
      .getByRole('button', { name: /^Allow/ })
      .click();
    await expect(admin.getByText(`Allowed: ${content.song}`)).toBeVisible();
  });

  await test.step('it shows at once on the level, on the profile and on the leaderboard', async () => {
    await openLevel(page, content.song);
    const row = page.getByRole('row').filter({ hasText: content.player });
    await expect(row).toContainText('1,540.00');
    await expect(row).toContainText('100.00%');
    await expect(row).toContainText('Worlds first');
    await row.getByRole('link', { name: new RegExp(content.player) }).click();
    await expect(page.getByRole('heading', { level: 1, name: content.player })).toBeVisible();
    await expect(page.getByText('1,540.00').first()).toBeVisible();
    await expect(page.getByText(/^ID \d+$/).first()).toBeVisible();
    await page.goto(`/leaderboard?query=${content.player}`);
    await expect(page.getByRole('listitem').filter({ hasText: content.player })).toContainText('1,540.00');
  });
  await admin.context().close();
});

/** A text box by its whole name: required ones carry a star that is not part of it. */
function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

function passwords(page: Page): Locator {
  return page.locator('input[type=password]');
}

/** The super admin in a window of their own, signed in as people sign in. */
async function signedInAdmin(browser: Browser, like: Page, baseURL?: string): Promise<Page> {
  const { accounts } = startedSite();
  const context = await browser.newContext({ baseURL, viewport: like.viewportSize(), locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/login');
  await field(page, 'Username or email').fill(accounts.admin.username);
  await passwords(page).fill(accounts.admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/login/);
  return page;
}

async function openLevel(page: Page, song: string): Promise<void> {
  await page.goto(`/levels?query=${encodeURIComponent(song)}`);
  await page.getByRole('link', { name: song }).click();
  await expect(page.getByRole('heading', { level: 1, name: song })).toBeVisible();
}
