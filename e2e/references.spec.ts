import { browserState } from './support/browser-state.mjs';
import { startedSite } from './support/started-site.ts';
import { expect, test } from './support/test.ts';

test('references are read by anyone, and edited with errors shown at their lines', { tag: '@1280' }, async ({
  browser,
  baseURL,
  request,
}) => {
  const { url, sessions } = startedSite();
  const references = '/v2/database/references';
  const before = (await (await request.get(`${references}/difficulty/21`)).json()) as {
    levels: { id: number; type: string }[];
  };
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 900 },
    storageState: browserState(url, { session: sessions.admin }),
  });
  const page = await context.newPage();
  const popup = page.getByRole('dialog', { name: 'Reference levels' });
  const area = popup.getByLabel('Reference levels of G1', { exact: true });
  const [level] = before.levels;

  await test.step('the popup opens from the levels, switches tabs by keys and is left by Back', async () => {
    await page.goto('/levels');
    await page.getByRole('button', { name: 'Reference levels' }).click();
    await expect(popup.getByRole('button', { name: /^G1\b/ })).toBeVisible();
    await page.keyboard.press('ArrowRight');
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
    await expect(popup.getByText('There is no level with this id: 999999')).toBeVisible();
  });

  await test.step('what is right is saved and seen by visitors at once', async () => {
    await area.fill(`r+t: ${level?.id}`);
    await popup.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Reference levels of G1 saved')).toBeVisible();
    await expect(area).toHaveValue(`R+T: ${level?.id}`);
    const { levels } = (await (await request.get(`${references}/difficulty/21`)).json()) as typeof before;
    expect(levels.map(({ id, type }) => [id, type])).toEqual([[level?.id, 'ROLLING+TECH']]);
  });

  await context.close();
  const data = { references: before.levels.map(({ id, type }) => ({ levelId: id, type })) };
  const headers = { authorization: `Bearer ${sessions.admin.token}` };
  await request.put(`${references}/bulk/21`, { headers, data });
});
