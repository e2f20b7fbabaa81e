import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sessionsOf } from './support/accounts.mjs';
import { browserState } from './support/browser-state.mjs';
import { startSite, SUPER_ADMIN_PASSWORD } from './support/site.mjs';
import { expect, test } from './support/test.ts';

const rows = (page: Page) => page.locator('[data-backup]');

/** Gives the password that the open dialog asks for. */
async function give(page: Page, password = SUPER_ADMIN_PASSWORD): Promise<void> {
  const field = page.getByRole('dialog').getByLabel(/^Super admin password/);
  await field.fill(password);
  await field.press('Enter');
}

// A site of its own: a restore undoes what others do at the same time, and signs them out.
test('a backup is made, proved, downloaded and put back while a visitor waits', { tag: '@1280' }, async ({
  browser,
  viewport,
  contextOptions,
}) => {
  test.slow();
  const site = await startSite();
  const { admin } = await sessionsOf(site.url, { admin: site.accounts.admin });
  const open = async (session?: typeof admin) => {
    const storageState = browserState(site.url, { session });
    const context = await browser.newContext({
      ...contextOptions,
      baseURL: site.url,
      viewport,
      storageState,
    });
    // Its window belongs to the system: what downloads by the browser's own way can be looked at.
    await context.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    return context.newPage();
  };
  try {
    const page = await open(admin);

    await test.step('the page says that there is none, and makes one: a wrong password keeps the dialog', async () => {
      await page.goto('/admin/backups');
      await expect(page.getByRole('heading', { name: 'No backups of the database yet' })).toBeVisible();
      await page.keyboard.press('b');
      const dialog = page.getByRole('dialog', { name: 'Back up now' });
      await dialog.getByRole('radio', { name: 'Database' }).press('Space');
      await give(page, 'not the password');
      await expect(dialog.getByText('Invalid password')).toBeVisible();
      await expectAccessible(page);
      await give(page);
      await expect(page.getByText(/^Backup made: database, [\d.]+ MB$/)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText(/By hand.*not proved yet.*checksum read back/);
    });

    await test.step('it is proved beside the site', async () => {
      await page.keyboard.press('j');
      await page.keyboard.press('p');
      await give(page);
      // A job that fills a database of its own.
      await expect(rows(page)).toContainText(/restored in .+, all equal/, { timeout: 60_000 });
      // Till then the keys are its own.
      await expect(page.getByRole('dialog')).toBeHidden();
      await expectAccessible(page);
    });

    const name = (await rows(page).getAttribute('data-backup')) ?? '';

    await test.step('its file is what the server wrote', async () => {
      await rows(page).focus();
      await page.keyboard.press('d');
      await expect(page.getByRole('dialog', { name: 'Download this backup?' })).toBeVisible();
      const download = page.waitForEvent('download');
      await give(page);
      const file = await download;
      expect(file.suggestedFilename()).toBe(name);
      expect((await readFile(await file.path(), 'latin1')).length).toBeGreaterThan(100_000);
      await expect(page.getByText(`${name} downloaded`)).toBeVisible();
    });

    await test.step('what is no backup is refused, with words that say why', async () => {
      const input = page.locator('input[type="file"]');
      await input.setInputFiles({
        name: 'holiday.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('x'),
      });
      const refusal = page.getByRole('alert');
      await expect(refusal).toContainText(/^holiday\.pdf is not a backup of the database/);
      await expect(page.getByRole('dialog')).toBeHidden();
      await input.setInputFiles({
        name: 'holiday.zip',
        mimeType: 'application/zip',
        buffer: Buffer.from('PK\x03\x04 no more of it'),
      });
      await give(page);
      await expect(refusal).toContainText(/^holiday\.zip is not a backup of the database/);
      await expectAccessible(page);
      await expect(rows(page)).toHaveCount(1);
    });

    await test.step('it is put back: what was done since is undone, and its caller stays', async () => {
      const visitor = await open();
      await visitor.goto('/levels');
      const levels = visitor.getByRole('main').getByRole('article').first();
      await expect(levels).toBeVisible();
      await page.goto('/profile/edit');
      await page.getByRole('textbox', { name: /^Nickname/ }).fill('Somebody Else');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('banner').getByText('Somebody Else')).toBeVisible();
      await page.goto('/admin/backups');
      await rows(page).focus();
      await page.keyboard.press('r');
      const dialog = page.getByRole('dialog', { name: 'Put this copy back?' });
      await expect(dialog.getByText(/are undone: 0 passes, 0 levels, \d+ log entries$/)).toBeVisible();
      const button = dialog.getByRole('button', { name: 'Restore' });
      await expect(button).toBeDisabled();
      await dialog.getByLabel(/^Type the file name/).fill(name);
      await expectAccessible(page);
      // The pause may be over before anybody looks twice.
      const pause = Promise.all([
        page.getByRole('heading', { name: 'Restoring' }).waitFor(),
        visitor.getByRole('heading', { name: 'Back in a moment' }).waitFor(),
      ]);
      await give(page);
      // A page that only lies there asks nothing; one whose network changes looks for the server.
      const looking = await visitor.evaluate(() =>
        window.setInterval(() => window.dispatchEvent(new Event('online')), 50),
      );
      await pause;
      await visitor.evaluate((timer) => window.clearInterval(timer), looking);
      // Both open by themselves.
      await expect(levels).toBeVisible({ timeout: 60_000 });
      await expect(rows(page)).toHaveCount(2);
      await expect(rows(page).first()).toContainText('Before a restore');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('banner').getByText('Somebody Else')).toBeHidden();
      await expect(page.getByRole('banner').getByText(`@${site.accounts.admin.username}`)).toBeVisible();
    });
  } finally {
    await site.stop();
  }
});
