import { expectAccessible } from './support/accessible.ts';
import { startedSite } from './support/started-site.ts';
import { expect, test } from './support/test.ts';
import { unlock } from './support/unlock.mjs';

test.use({ role: 'admin' });

test(
  'a special difficulty that is made stands in the filter of a page that is open already, and leaves it again',
  { tag: '@any-width' },
  async ({ page, pageOf }, { project }) => {
    // Neither a name nor an ID comes twice: both widths run on one site.
    const mark = Date.now() % 1_000_000;
    const name = `Twin ${project.name} ${mark}`;
    const list = await pageOf(startedSite().sessions.admin);
    const chip = list.getByRole('button', { name, exact: true });

    await test.step('another page shows the filter', async () => {
      await list.goto('/levels?filters=open');
      // A phone has them in the sheet that its address has opened.
      if ((list.viewportSize()?.width ?? 0) > 768)
        await list.getByRole('button', { name: 'Specials' }).click();
      await expect(list.getByRole('button', { name: 'Gimmick', exact: true })).toBeVisible();
      await expect(chip).toBeHidden();
    });

    await test.step('opens the page with the password, and makes one', async () => {
      await page.goto('/admin/difficulties');
      await unlock(page);
      await page.getByRole('searchbox').waitFor();
      await page.getByRole('button', { name: /^New difficulty/ }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'New difficulty' });
      await dialog.getByRole('textbox', { name: /^ID/ }).fill(String(100_000 + mark));
      await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
      await dialog.getByRole('radio', { name: 'Special' }).press('Space');
      await dialog.getByRole('textbox', { name: /^Colour/ }).fill('#2E9BFF');
      await expectAccessible(page);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(`${name} created`)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    });

    await test.step('the other page has it without a reload', async () => {
      await expect(chip).toBeVisible();
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await expect(list).toHaveURL(/special=Twin/);
    });

    await test.step('deletes it: read, replaced, gone from the filter', async () => {
      await page.getByRole('searchbox').fill(name);
      await page.getByRole('link', { name, exact: true }).focus();
      await page.keyboard.press('Delete');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: 'I have read what happens' }).press('Space');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Choose a replacement' }).press('Enter');
      const box = dialog.getByRole('combobox', { name: /^Replacement/ });
      const remove = dialog.getByRole('button', { name: `Delete ${name}, move 0` });
      const deletions: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'DELETE') deletions.push(request.url());
      });
      await box.fill('Gimmick');
      await box.press('Enter');
      await expect(page.getByRole('listbox')).toBeHidden();
      await expect(remove).toBeDisabled();
      await expect(dialog.getByText(/^0 passes rescored/)).toBeInViewport();
      await expect(remove).toBeEnabled();
      await box.press('Enter');
      await box.press('Control+Enter');
      expect(deletions).toEqual([]);
      await remove.press('Enter');
      await expect(page.getByText(`${name} deleted, 0 levels are Gimmick now`)).toBeVisible();
      await expect(chip).toBeHidden();
    });
  },
);
