import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'admin' });

test('a player is renamed and merged with the keyboard, and the log leads to the undo', {
  tag: '@1280',
}, async ({ page, call }) => {
  const mark = Date.now() % 1_000_000;
  const make = (name: string) =>
    call<{ id: number }>('POST', '/v2/database/players/create', { as: 'admin', data: { name } });
  const [source, target] = [await make(`Twice ${mark}`), await make(`Once ${mark}`)];

  await test.step('renames', async () => {
    await page.goto(`/profile/${source.id}`);
    await page.getByRole('button', { name: 'Manage player' }).press('Enter');
    const popup = page.getByRole('dialog', { name: `Twice ${mark}` });
    await expect(popup.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(`Twice there ${mark}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`Twice there ${mark}`));
  });

  await test.step('merges, seeing before what moves', async () => {
    await page.getByRole('button', { name: 'Merge into another player' }).press('Enter');
    await expect(page.getByRole('checkbox', { name: 'I understand' })).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type(String(target.id));
    await expect(page.getByRole('dialog').getByRole('link', { name: `Once ${mark}` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/leaderboard$/);
    await page.goto(`/profile/${source.id}`);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Twice');
  });

  await test.step('finds the merge in the log and undoes it', async () => {
    await page.goto(`/admin/log?type=player&id=${source.id}`);
    const row = page.getByRole('listitem').filter({ hasText: 'Merged' });
    await expect(row).toContainText(`Once ${mark}`);
    await row.getByRole('link', { name: 'Open the target to undo this' }).press('Enter');
    const merges = page.getByRole('region', { name: 'Merged into this player' });
    await merges.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByText(`Twice there ${mark} is back`)).toBeVisible();
    await expect(merges).toBeHidden();
    await page.goto(`/profile/${source.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`Twice there ${mark}`));
  });
});
