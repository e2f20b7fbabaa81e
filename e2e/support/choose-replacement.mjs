import { press } from './texts.mjs';
import { unlock } from './unlock.mjs';

/**
 * Goes on to the replacement of a difficulty that is to be deleted, and chooses one.
 * @param {import('playwright-core').Page} page
 */
export async function chooseReplacement(page) {
  await unlock(page);
  await page.getByRole('dialog').getByRole('checkbox').check();
  await press(page, 'pages/difficulties:delete.choose');
  await page.getByRole('combobox').fill('G13');
  await page.getByRole('combobox').press('Enter');
  await page.locator('.dif-count-rows .text-muted').waitFor();
}
