import { expectAccessible } from './support/accessible.ts';
import { allowedClear } from './support/allowed-clear.ts';
import { newcomer } from './support/newcomer.ts';
import { expect, test } from './support/test.ts';

/** The next look is 15 seconds away at most; the rest is for a slow machine. */
const nextLook = { timeout: 40_000 };

test('an allowed clear is said once, stands behind the bell and in the inbox, and is read', async ({
  pageOf,
  call,
  request,
}) => {
  const session = await newcomer(request, 'inbox');
  const page = await pageOf(session);
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible();

  await test.step('a clear is submitted and allowed elsewhere', async () => {
    await allowedClear({ request, call }, session);
  });

  await test.step('it is said without a reload', async () => {
    await expect(page.getByRole('button', { name: 'Open the inbox' })).toBeVisible(nextLook);
    await expect(page.getByRole('button', { name: 'Inbox, 1 unread' })).toBeVisible();
  });

  await test.step('the bell shows it, by keyboard too, and takes the focus back', async () => {
    const bell = page.getByRole('button', { name: 'Inbox, 1 unread' });
    await bell.focus();
    await page.keyboard.press('Enter');
    const popover = page.getByRole('dialog', { name: 'Inbox' });
    await expect(popover.getByText('was allowed')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
  });

  await test.step('once: not again after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Inbox, 1 unread' })).toBeVisible();
    await page.goto('/inbox');
    await expect(page.getByRole('main').getByText('was allowed')).toBeVisible();
    // Its drawing comes with the page, whatever was opened before.
    await expect(page.getByRole('switch').first()).toHaveCSS('appearance', 'none');
    await expect(page.getByRole('button', { name: 'Open the inbox' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('marked as read, it is an earlier one', async () => {
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText('was allowed')).toBeVisible();
  });
});
