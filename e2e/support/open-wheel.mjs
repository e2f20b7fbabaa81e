import { press } from './texts.mjs';

/** @typedef {import('playwright-core').Page} Page */

/**
 * Opens the dialog of the home page's button, which is off for visitors but explains itself.
 * @param {Page} page
 */
export async function openWheel(page) {
  // While the wheel is fetched, a press is not taken.
  await page.locator('.random-level:not([aria-busy])').press('Enter');
  await page.getByRole('dialog').waitFor();
}

/**
 * Opens it and picks a level.
 * @param {Page} page
 */
export async function pickLevel(page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWheel(page);
  await page.locator('.turn-button:not([aria-disabled])').click();
  await page.locator('.picked-buttons .btn-primary:enabled').waitFor();
}

/**
 * Turns the wheel of difficulties on the page of a level.
 * @param {Page} page
 */
export async function rollLevel(page) {
  // With motion a rare turn would take minutes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await press(page, 'pages/levels:detail.roll');
  await page.locator('.turn-button:not([aria-disabled])').click();
  await page.locator('.wheel[data-state="rest"]').waitFor();
}
