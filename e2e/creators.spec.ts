import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

const creators = '/v2/database/creators';

interface CreditedLevel {
  id: number;
  levelCredits: { creatorId: number; role: string }[];
}

test.use({ role: 'admin' });

test('two creators are merged with the keyboard, and the merge is undone', { tag: '@1280' }, async ({
  page,
  call,
}) => {
  const mark = Date.now() % 1_000_000;
  const make = (name: string) =>
    call<{ id: number; name: string }>('POST', creators, { as: 'admin', data: { name } });
  const [twice, once] = [await make(`Kettle Fox ${mark}`), await make(`Kettlefox ${mark}`)];
  const oldest = '/v2/database/levels?sort=RECENT_ASC&limit=1';
  const [{ id, levelCredits }] = (await call<{ results: [CreditedLevel] }>('GET', oldest)).results;
  const credit = (list: { id: number; role: string }[]) =>
    call('PUT', `${creators}/level/${id}`, { as: 'admin', data: { creators: list } });
  await credit([{ id: twice.id, role: 'charter' }]);

  const shownOn = async (name: string) => {
    await page.goto(`/levels/${id}`);
    await expect(page.getByText(name).first()).toBeVisible();
  };

  await test.step('merges, seeing before what moves', async () => {
    await page.goto('/admin/creators?tab=creators');
    await expect(page.getByRole('searchbox', { name: 'Search creators' })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(twice.name);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Manage ${twice.name}` }).press('Enter');
    const popup = page.getByRole('dialog', { name: twice.name });
    await popup.getByRole('radio', { name: 'Update' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await popup.getByRole('combobox', { name: 'Merge into' }).fill(once.name);
    await expect(page.getByRole('option', { name: once.name })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(popup.getByRole('region', { name: 'What will move' })).toContainText('1 credit');
    await expectAccessible(page);
    await popup.getByRole('button', { name: 'Merge…' }).press('Enter');
    const asking = page.getByRole('alertdialog');
    await asking.getByRole('button', { name: 'Merge creators' }).press('Enter');
    await expect(popup).toContainText('Creators merged successfully');
    await expect(popup).toBeHidden();
    await shownOn(once.name);
  });

  await test.step('undoes it from the list of merges', async () => {
    await page.goto('/admin/creators');
    await page.getByRole('tab', { name: 'Merges' }).press('Enter');
    const undo = page.getByRole('button', { name: `Undo the merge of ${twice.name} into ${once.name}` });
    await undo.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo merge' }).press('Enter');
    await expect(page.getByText(`${twice.name} is back`)).toBeVisible();
    await expect(undo).toBeHidden();
    await shownOn(twice.name);
  });

  await credit(levelCredits.map(({ creatorId, role }) => ({ id: creatorId, role })));
});
