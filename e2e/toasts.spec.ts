import { expect, test } from './support/test.ts';
import { settle } from './support/open-screen.mjs';

test.use({ role: 'admin', viewport: { width: 1280, height: 420 } });

test('many messages stay within the window, the newest in sight and the oldest in reach', {
  tag: '@1280',
}, async ({ page }) => {
  await page.route('**/v2/database/levels/*/toRate', (route) =>
    route.fulfill({ status: 409, json: { code: 'CONFLICT', error: 'Somebody else was faster.' } }),
  );
  await page.goto('/levels?filters=closed');
  await settle(page);
  const toggle = page.getByRole('listitem').first().getByRole('button', { name: 'Being rated' });
  const messages = page.locator('.toasts > li');
  await expect(toggle).toBeVisible();
  for (let count = 1; count <= 12; count += 1) {
    // The messages lie over it soon.
    await toggle.dispatchEvent('click');
    await expect(messages).toHaveCount(count);
    await messages.last().hover();
  }
  const list = page.locator('.toasts');
  const box = await list.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(420);
  await expect(messages.last()).toBeInViewport({ ratio: 1 });
  await list.evaluate((element) => element.scrollTo(0, 0));
  await expect(messages.first()).toBeInViewport({ ratio: 1 });
});
