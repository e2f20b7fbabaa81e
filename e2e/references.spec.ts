import { expect, test } from './support/test.ts';

const references = '/v2/database/references';

test.use({ role: 'admin' });

test('references are read by anyone, and edited with errors shown at their lines', { tag: '@1280' }, async ({
  page,
  call,
}) => {
  const stored = () => call<{ levels: { id: number; type: string }[] }>('GET', `${references}/difficulty/21`);
  const before = await stored();
  const popup = page.getByRole('dialog', { name: 'Reference levels' });
  const area = popup.getByLabel('Reference levels of G1', { exact: true });
  const [level] = before.levels;

  await test.step('the popup opens from the levels, switches tabs by keys and is left by Back', async () => {
    await page.goto('/levels');
    await page.getByRole('button', { name: 'Reference levels' }).click();
    await expect(popup.getByRole('button', { name: /^G1\b/ })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(popup.getByRole('button', { name: /^U1\b/ })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/references=P$/);
    await expect(popup.getByRole('button', { name: /^P1\b/ })).toBeVisible();
    await page.goBack();
    await expect(popup).toBeHidden();
  });

  await test.step('a line that cannot be read is named, keys stay in the text', async () => {
    await page.getByRole('button', { name: 'Reference levels' }).click();
    await popup.getByRole('button', { name: 'Edit' }).click();
    await area.fill(`R+T: ${level?.id}\nR+Q: 5`);
    await expect(popup.getByText('Line 2: Invalid reference type format')).toBeVisible();
    await expect(popup.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await area.press('Escape');
    await area.press('ArrowLeft');
    await expect(area).toBeFocused();
    await expect(page).toHaveURL(/references=G$/);
  });

  await test.step('Back asks first, and the server names a level that is not there', async () => {
    await page.goBack();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await area.fill(`R+T: ${level?.id}\n999999`);
    await popup.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(popup.getByText('No level has this ID: 999999')).toBeVisible();
  });

  await test.step('what is right is saved and seen by visitors at once', async () => {
    await area.fill(`r+t: ${level?.id}`);
    await popup.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Reference levels of G1 saved')).toBeVisible();
    await expect(area).toHaveValue(`R+T: ${level?.id}`);
    const { levels } = await stored();
    expect(levels.map(({ id, type }) => [id, type])).toEqual([[level?.id, 'ROLLING+TECH']]);
  });

  const data = { references: before.levels.map(({ id, type }) => ({ levelId: id, type })) };
  await call('PUT', `${references}/bulk/21`, { as: 'admin', data });
});
