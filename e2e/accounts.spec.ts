import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { mailedLink } from './support/mailbox.ts';
import { plainAddress } from './support/plain-host.ts';
import { startSite } from './support/site.mjs';
import { expect, test } from './support/test.ts';

const FIRST = 'the first long secret';
const SECOND = 'the second long secret';
const EMAIL = 'newcomer@example.org';

// A site of its own: three wrong passwords ask everybody of one address for a captcha.
test('an account from its registration to a new password', { tag: '@1280' }, async ({ page }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rondo-accounts-'));
  const mails = join(dataDir, 'mail');
  const site = await startSite({
    demo: false,
    environment: { DATA_DIR: dataDir, CAPTCHA: 'altcha', EMAIL_VERIFICATION: 'on' },
  });
  const open = (path: string) => page.goto(site.url + path);
  try {
    await test.step('a newcomer registers and is asked to look for a mail', async () => {
      await open('/register');
      await field(page, 'Username').fill('newcomer');
      await field(page, 'Email').fill(EMAIL);
      await passwords(page).nth(0).fill(FIRST);
      await passwords(page).nth(1).fill(FIRST);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
      await expectAccessible(page);
      await open('/profile/edit');
      await expect(page.getByText('Your email address is not verified')).toBeVisible();
    });

    await test.step('the mailed link verifies the address, once more without harm', async () => {
      const link = await mailedLink(mails, EMAIL, '/profile/verify-email');
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'Email address verified' })).toBeVisible();
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'Already verified' })).toBeVisible();
    });

    await test.step('the profile is edited', async () => {
      await open('/profile');
      await page.getByRole('link', { name: 'Edit' }).click();
      await field(page, 'Nickname').fill('New Comer');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('banner').getByText('New Comer')).toBeVisible();
      await page.reload();
      await expect(field(page, 'Nickname')).toHaveValue('New Comer');
    });

    await test.step('after three wrong passwords a captcha solves itself', async () => {
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await guessThreeTimes(page);
      await expect(page.getByRole('group', { name: 'Captcha' })).toBeVisible();
      await expect(page.getByText('Solved. You can continue.')).toBeVisible();
      await expectAccessible(page);
      await signIn(page, FIRST);
      await expect(page).toHaveURL(/\/profile\/edit$/);
    });

    await test.step('it does so over plain http, where browsers keep their hashes to themselves', async () => {
      await page.goto(plainAddress(site.url, '/login'));
      expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
      await guessThreeTimes(page);
      await expect(page.getByRole('group', { name: 'Captcha' })).toBeVisible();
      await expect(page.getByText('Solved. You can continue.')).toBeVisible({ timeout: 60_000 });
      await expectAccessible(page);
      await signIn(page, FIRST);
      await expect(page.getByRole('banner').getByText('New Comer')).toBeVisible();
      await open('/profile/edit');
    });

    await test.step('a forgotten password is replaced through a mail', async () => {
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await field(page, 'Email').fill(EMAIL);
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(page.getByText('Check your email')).toBeVisible();
      const link = await mailedLink(mails, EMAIL, '/password/reset');
      await page.goto(link);
      await passwords(page).nth(0).fill(SECOND);
      await passwords(page).nth(1).fill(SECOND);
      await page.getByRole('button', { name: 'Set password' }).click();
      await expect(page.getByRole('heading', { name: 'Password set' })).toBeVisible();
      await open('/login');
      await signIn(page, SECOND);
      await expect(page).toHaveURL(/\/profile\/\d+$/);
      await page.goto(link);
      await passwords(page).nth(0).fill(FIRST);
      await passwords(page).nth(1).fill(FIRST);
      await page.getByRole('button', { name: 'Set password' }).click();
      await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    });
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function signIn(page: Page, password: string): Promise<void> {
  await field(page, 'Username or email').fill('newcomer');
  await passwords(page).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function guessThreeTimes(page: Page): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const refusal = page.waitForResponse(/\/auth\/login$/);
    await signIn(page, `wrong ${attempt}`);
    await refusal;
  }
}

/** A text box by its whole name: required ones carry a star that is not part of it. */
function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}

function passwords(page: Page) {
  return page.locator('main input[autocomplete*="password"]');
}
