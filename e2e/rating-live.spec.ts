import { startedSite } from './support/started-site.ts';
import { expect, test } from './support/test.ts';

interface Card {
  id: number;
  levelId: number;
  level: { song: string };
  requireComment: boolean;
  details: unknown[];
}

test('a vote that one rater saves shows on the page of another, who asks for that rating alone', {
  tag: '@1280',
}, async ({ pageOf, call }) => {
  const { url, sessions } = startedSite();
  const open = async (role: 'admin' | 'rater', path: string) => {
    const page = await pageOf(sessions[role]);
    await page.goto(path);
    await expect(page.getByText(/^Live · \d+ here, \d+ manager/)).toBeVisible();
    return page;
  };
  const cards = await call<Card[]>('GET', '/v2/admin/rating/cards', { as: 'rater' });
  const card = cards.findLast(({ details, requireComment }) => details.length === 0 && !requireComment);
  if (!card) throw new Error('The demo has no rating without votes.');

  const path = `/admin/rating?query=%23${card.levelId}`;
  const watching = await open('admin', path);
  const rating = await open('rater', path);
  const row = watching.getByRole('article', { name: card.level.song });
  await expect(row.getByRole('definition').nth(1)).toHaveText(/^-/);

  const asked = watching.waitForRequest(`${url}/v2/admin/rating/${card.id}`);
  await rating.getByRole('link', { name: 'Details' }).click();
  const dialog = rating.getByRole('dialog', { name: card.level.song });
  await dialog.getByRole('combobox', { name: 'Your rating' }).fill('G7');
  await rating.keyboard.press('Control+Enter');
  await asked;
  await expect(row.getByRole('img', { name: /^Managers: 1 vote \(G7/ })).toBeVisible();

  await rating.goBack();
  await expect(dialog).toBeHidden();
  await expect(rating.getByRole('definition').first().getByRole('img', { name: 'G7' })).toBeVisible();
});
