import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sessionsOf } from './support/accounts.mjs';
import { startedSite } from './support/started-site.ts';
import { expect, test } from './support/test.ts';

const ended = (page: Page) => page.getByText('Your session has ended');

test('typed text outlives a sign-in that is ended elsewhere, and no call leaves without one', {
  tag: '@any-width',
}, async ({ pageOf }) => {
  const { url, accounts } = startedSite();
  const { username, password } = accounts.admin;
  // A session of its own: other journeys work with the shared ones at the same time.
  const signedIn = await sessionsOf(url, { admin: accounts.admin });
  const page = await pageOf(signedIn.admin);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });

  /** Signs out in another tab of the same browser. */
  const signOutElsewhere = async () => {
    const other = await page.context().newPage();
    await other.goto('/about');
    await other.evaluate(() => localStorage.removeItem('token'));
    await other.close();
    await expect(ended(page)).toBeVisible();
  };
  const signInElsewhere = async () => {
    const [login] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .getByRole('link', { name: /^Sign in \(/ })
        .or(page.getByRole('link', { name: /^Sign in.*new tab/ }))
        .click(),
    ]);
    await login.getByRole('textbox', { name: 'Username or email' }).fill(username);
    await login.getByRole('textbox', { name: /^Password/ }).fill(password);
    await login.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('You are signed in again')).toBeVisible();
    await login.close().catch(() => undefined);
  };

  await test.step('the nickname of the account', async () => {
    await page.goto('/profile/edit');
    const nickname = page.getByRole('textbox', { name: /^Nickname/ });
    await nickname.fill('Halcyon Days');
    await signOutElsewhere();
    await expect(nickname).toHaveValue('Halcyon Days');
    await expect(page.getByText('Active sessions')).toBeHidden();
    await expectAccessible(page);
    await signInElsewhere();
    await expect(page.getByText('Active sessions')).toBeVisible();
    await nickname.fill(username);
  });

  await test.step('the song of a level', async () => {
    await page.goto('/levels/5');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit level' });
    const song = dialog.getByLabel(/^Song/);
    await song.fill('A song of its own');
    await signOutElsewhere();
    await expect(song).toHaveValue('A song of its own');
    await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await expectAccessible(page);
    await signInElsewhere();
    await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
  });

  await test.step('the reason of a decline', async () => {
    await page.goto('/admin/submissions');
    // A phone shows the queue first.
    if ((page.viewportSize()?.width ?? 0) <= 768) await page.locator('main a[href*="id="]').first().click();
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Decline/ })
      .click();
    const dialog = page.getByRole('dialog');
    const reason = dialog.getByLabel(/^Reason/);
    await reason.fill('The video is private');
    await signOutElsewhere();
    await expect(reason).toHaveValue('The video is private');
    await expect(page.getByRole('article').first()).toBeHidden();
    await page.goBack();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
  expect(refused).toEqual([]);
});

test('Back closes help, drawer and sheet before it leaves the page', async ({ page, isMobile }) => {
  await page.goto('/leaderboard');
  await page.goto('/levels');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  const dialog = page.getByRole('dialog');
  const isNarrow = isMobile || (page.viewportSize()?.width ?? 0) <= 768;
  const backCloses = async () => {
    await expect(dialog).toBeVisible();
    const top = await page.evaluate(() => window.scrollY);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/levels$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  };
  await page.keyboard.press('?');
  await backCloses();
  await page.getByRole('button', { name: 'Search help' }).click();
  await backCloses();
  if (isNarrow) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectAccessible(page);
    await backCloses();
    await page.getByRole('button', { name: /^Filters/ }).click();
    await backCloses();
    await page.getByRole('button', { name: 'Menu' }).click();
    await dialog.getByRole('link', { name: 'Passes' }).click();
    await expect(page).toHaveURL(/\/passes$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/levels$/);
  }
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/leaderboard$/);
});
