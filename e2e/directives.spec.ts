import { SUPER_ADMIN_PASSWORD } from './support/site.mjs';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

const difficulties = '/v2/database/difficulties';
const headers = { 'x-super-admin-password': SUPER_ADMIN_PASSWORD };

test.use({ role: 'admin' });

test('a rule is built, simulated and saved with the password', { tag: '@1280' }, async ({ page, call }) => {
  const { results } = await call<{ results: [{ level: { diffId: number } }] }>(
    'GET',
    '/v2/database/passes?limit=1',
  );
  const id = results[0].level.diffId;
  await call('POST', `${difficulties}/${id}/directives`, { as: 'admin', headers, data: { directives: [] } });
  const dialog = page.getByRole('dialog', { name: 'Super admin password' });
  const enter = async (password: string) => {
    await dialog.getByLabel('Super admin password', { exact: false }).first().fill(password);
    await page.keyboard.press('Enter');
  };

  await test.step('asks for the password, again after a wrong one', async () => {
    await page.goto(`/admin/difficulties/${id}/announcements`);
    await enter('not the lock of the lamp');
    await expect(dialog.getByText('Invalid super admin password')).toBeVisible();
    await enter(SUPER_ADMIN_PASSWORD);
    await expect(page.getByRole('heading', { name: 'Announce all clears' })).toBeVisible();
  });

  await test.step('says where an expression is wrong, and takes the correction', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const rule = page.getByRole('group', { name: /^Rule 1/ });
    await rule.getByLabel('Name', { exact: true }).fill('Clean clears');
    await rule.getByRole('radio', { name: 'On a condition' }).click();
    await rule.getByRole('radio', { name: 'Expression' }).click();
    const box = rule.getByLabel('Expression', { exact: true });
    await box.fill('SPEED >= 1 && ACCURACY > 0 && ACURACY <= 1');
    await expect(rule.getByText('ACURACY at place 31 is no field.')).toBeVisible();
    await box.press('Tab');
    await expect(box).toHaveValue('SPEED >= 1 && ACCURACY > 0 && ACCURACY <= 1');
  });

  await test.step('follows the editing in the simulator, and shows a message', async () => {
    const simulator = page.getByRole('complementary', { name: 'Simulator' });
    await simulator.getByRole('radio', { name: '90 days' }).click();
    const first = simulator.getByRole('region', { name: 'Simulated items' }).getByRole('button').first();
    await expect(first).toContainText('Rule 1: ');
    await first.click();
    await expect(simulator.getByRole('article')).toContainText('Rondo Announcer');
    await expectAccessible(page);
  });

  await test.step('saves: a wrong password keeps the box open', async () => {
    await page.getByRole('button', { name: /^Unlocked/ }).click();
    await page.keyboard.press('Control+s');
    await enter('not the lock of the lamp');
    await expect(dialog.getByText('Invalid super admin password')).toBeVisible();
    await enter(SUPER_ADMIN_PASSWORD);
    await expect(page.getByText('Rules saved')).toBeVisible();
    await expect(page.getByText('Nothing changed')).toBeVisible();
  });

  await test.step('finds what was saved', async () => {
    await page.reload();
    await enter(SUPER_ADMIN_PASSWORD);
    await expect(page.getByRole('heading', { name: 'Clean clears' })).toBeVisible();
  });
});
