import { browserState } from './support/browser-state.mjs';
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
}, async ({ browser, baseURL, request }) => {
  const { url, sessions } = startedSite();
  const open = async (role: 'admin' | 'rater', path: string) => {
    const context = await browser.newContext({
      baseURL,
      storageState: browserState(url, { session: sessions[role] }),
    });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByText(/^Live · \d+ here, \d+ manager/)).toBeVisible();
    return { context, page };
  };
  const headers = { authorization: `Bearer ${sessions.rater.token}` };
  const cards = (await (await request.get('/v2/admin/rating/cards', { headers })).json()) as Card[];
  const card = cards.findLast(({ details, requireComment }) => details.length === 0 && !requireComment);
  if (!card) throw new Error('The demo has no rating without votes.');

  const path = `/admin/rating?query=%23${card.levelId}`;
  const watching = await open('admin', path);
  const rating = await open('rater', path);
  const row = watching.page.getByRole('article', { name: card.level.song });
  await expect(row.getByRole('definition').nth(1)).toHaveText(/^-/);

  const asked = watching.page.waitForRequest(`${url}/v2/admin/rating/${card.id}`);
  await rating.page.getByRole('link', { name: 'Details' }).click();
  const dialog = rating.page.getByRole('dialog', { name: card.level.song });
  await dialog.getByRole('combobox', { name: 'Your rating' }).fill('G7');
  await rating.page.keyboard.press('Control+Enter');
  await asked;
  await expect(row.getByRole('img', { name: /^Managers: 1 vote \(G7/ })).toBeVisible();

  await rating.page.goBack();
  await expect(dialog).toBeHidden();
  await expect(rating.page.getByRole('definition').first().getByRole('img', { name: 'G7' })).toBeVisible();
  await rating.context.close();
  await watching.context.close();
});
