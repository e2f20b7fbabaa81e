import { plainAddress } from './support/plain-host.ts';
import { sampleReceipt } from './support/sample-receipt.mjs';
import { expect, test } from './support/test.ts';

// Browsers keep much from pages that came without TLS: identifiers, hashes, the clipboard. The captcha is in accounts.
test('over plain http lists are shuffled, draws are checked and texts are copied', {
  tag: '@any-width',
}, async ({ page, baseURL }) => {
  await page.goto(plainAddress(baseURL ?? '', '/levels'));
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await page.getByRole('button', { name: /^Sort/ }).click();
  await page.getByRole('menuitemradio', { name: 'Random' }).click();
  await expect(page).toHaveURL(/sort=RANDOM&seed=[0-9a-f]+/);
  const first = page.url();
  await page.getByRole('button', { name: /^Sort/ }).click();
  await page.getByRole('menuitemradio', { name: 'Shuffle again' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

  await page.goto(plainAddress(baseURL ?? '', '/play/fair'));
  const box = page.getByRole('textbox');
  await box.fill(sampleReceipt);
  await page.getByRole('button', { name: 'Check this draw' }).click();
  await expect(page.getByText('Secret, number and table give this result.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy receipt' }).click();
  await expect(page.getByText('The receipt is copied')).toBeVisible();
  await box.fill('');
  await box.press('ControlOrMeta+V');
  await expect(box).toHaveValue(/^\{/);
  expect(JSON.parse(await box.inputValue())).toEqual(JSON.parse(sampleReceipt));
});
