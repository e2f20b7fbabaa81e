import { expectAccessible } from './support/accessible.ts';
import { allowedClear } from './support/allowed-clear.ts';
import { newcomer } from './support/newcomer.ts';
import { expect, test } from './support/test.ts';

/** The next look is 15 seconds away at most; the rest is for a slow machine. */
const nextLook = { timeout: 40_000 };

test('a clear that staff allow waits behind a button, and no row moves', {
  tag: '@1280',
}, async ({ page, call, request }) => {
  await page.goto('/');
  const latest = page.getByRole('region', { name: 'Latest clears' });
  const players = latest.getByRole('listitem').getByRole('link');
  await expect(players.first()).toBeVisible();
  const before = await players.evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  await allowedClear({ request, call }, await newcomer(request, 'home'));
  const news = latest.getByRole('button', { name: /new clear/ });
  await expect(news).toBeVisible(nextLook);
  await expect(latest.getByRole('status')).toContainText('new clear');
  await expectAccessible(page);
  expect(await players.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    before,
  );

  await news.click();
  await expect(news).toBeHidden();
  await expect(players.first()).not.toHaveAttribute('href', before[0] ?? '');
});
