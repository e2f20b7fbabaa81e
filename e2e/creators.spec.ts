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

test('credits of several levels are verified with the keyboard, that is undone, and they are edited in place', {
  tag: '@1280',
}, async ({ page, call }) => {
  const audit = `${creators}/levels-audit?hideVerified=true&limit=2`;
  type Audited = {
    results: { id: number; song: string; currentCreators: { isCreditVerified: boolean }[] }[];
  };
  const marksOf = async () =>
    (
      await call<Audited>('GET', `${creators}/levels-audit?search=%23${one!.id}`, { as: 'admin' })
    ).results.map(({ currentCreators }) => currentCreators.map(({ isCreditVerified }) => isCreditVerified));
  const [one, two] = (await call<Audited>('GET', audit, { as: 'admin' })).results;
  const before = await marksOf();
  await page.goto('/admin/creators?state=open');
  for (const level of [one!, two!])
    await page
      .getByRole('checkbox', { name: `Choose ${level.song}` })
      .first()
      .press('Space');
  const tray = page.getByRole('region', { name: 'With the chosen levels' });
  await expect(tray.getByRole('status')).toContainText('2 levels chosen');
  await expectAccessible(page);
  await tray.getByRole('button', { name: 'Verify all' }).press('Enter');
  await expect(page.getByText(/ on 2 levels verified$/)).toBeVisible();
  await expect(tray).toBeHidden();
  expect((await marksOf()).flat()).not.toContain(false);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  const edit = page.getByRole('button', { name: `Edit credits of ${one!.song}` }).first();
  await expect(edit).toBeVisible();
  expect(await marksOf()).toEqual(before);

  await edit.press('Enter');
  const editor = page.getByRole('region', { name: `Edit credits of ${one!.song}` });
  await editor.getByRole('combobox', { name: 'Team' }).fill('Not saved');
  await page.getByRole('option', { name: 'Create team: Not saved' }).click();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(editor).toBeHidden();
});
