import { SUPER_ADMIN_PASSWORD } from './site.mjs';

/**
 * Types the super-admin password that a page asks for when it is entered.
 * @param {import('playwright-core').Page} page
 */
export async function unlock(page) {
  const box = page.getByRole('dialog').locator('input').first();
  await box.fill(SUPER_ADMIN_PASSWORD);
  await box.press('Enter');
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
}
