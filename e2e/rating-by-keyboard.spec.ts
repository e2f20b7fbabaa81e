import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

interface Card {
  id: number;
  level: { song: string };
  details: { userId: number }[];
}

test.use({ role: 'rater' });

test('a rater rates one level after the other by keyboard only', { tag: '@1280' }, async ({ page, call }) => {
  const { keyboard } = page;
  const { id: me } = await call<{ id: number }>('GET', '/v2/auth/profile/me', { as: 'rater' });
  const cards = await call<Card[]>('GET', '/v2/admin/rating/cards', { as: 'rater' });
  const [first, second] = cards.filter(({ details }) => details.every(({ userId }) => userId !== me));
  if (!first || !second) throw new Error('The demo has too few levels that the rater did not rate.');

  await page.goto('/admin/rating?rated=hide');
  const popup = page.getByRole('dialog');
  const rating = popup.getByRole('combobox', { name: 'Your rating' });

  await test.step('opens the first one', async () => {
    const details = page.getByRole('link', { name: 'Details' }).first();
    await expect(details).toBeVisible();
    await details.focus();
    await keyboard.press('Enter');
    await expect(rating).toBeFocused();
  });

  const opened = Number(new URL(page.url()).searchParams.get('rating'));
  await test.step('sees what is wrong with a rating, and where', async () => {
    await keyboard.type('U21');
    await expect(popup.getByText('Not recognised. Accepted')).toBeVisible();
    await keyboard.press('Control+Enter');
    await expect(rating).toHaveAttribute('aria-invalid', 'true');
    await keyboard.press('Control+A');
    await keyboard.type('-2');
    await keyboard.press('Control+Enter');
    const comment = popup.getByRole('textbox', { name: 'Comment' });
    await expect(comment).toBeFocused();
    await expect(popup.getByText('This rating needs a comment.').last()).toBeVisible();
    await expectAccessible(page);
    await keyboard.type('The file does not open.');
    await keyboard.press('Control+Enter');
    await expect(page.getByText('Rating saved')).toBeVisible();
    await expect(popup.getByText('The file does not open.', { exact: true }).last()).toBeVisible();
  });

  await test.step('goes on to the next one, and is asked before it loses what it typed', async () => {
    await keyboard.press('Alt+ArrowDown');
    await expect(page).not.toHaveURL(new RegExp(`rating=${opened}\\b`));
    await expect(rating).toBeFocused();
    await keyboard.type('G');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(rating).toHaveValue(/^G\d+$/);
    await page.goBack();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(rating).toHaveValue(/^G\d+$/);
    // The address and the focus come back a moment after the question is gone.
    await expect(page).toHaveURL(/rating=\d/);
    await expect(rating).toBeFocused();
    await keyboard.press('Escape');
    await expect(question).toBeVisible();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(popup).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Rating' })).toBeVisible();
  });

  await call('DELETE', `/v2/admin/rating/${opened}/detail/${me}`, { as: 'rater' });
});
