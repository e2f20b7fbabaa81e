import type { BrowserContext, Page, Route } from '@playwright/test';
import { expectAccessible, sidewaysScroll } from './support/accessible.ts';
import { builtFrom } from './support/built-from.ts';
import { settle } from './support/open-screen.mjs';
import { expect, test } from './support/test.ts';

/** Each cuts the connection and returns the way to restore it. */
const losses = {
  'the browser knows that it is offline': async (context: BrowserContext) => {
    await context.setOffline(true);
    return () => context.setOffline(false);
  },
  'the browser believes to be online': async (context: BrowserContext) => {
    await context.route('**', (route) => route.abort());
    return () => context.unroute('**');
  },
};

const bar = (page: Page) => page.locator('.connection-bar');
const tryNow = (page: Page) => bar(page).getByRole('button', { name: 'Try now' });

/** Opens a page and waits for what it loads behind itself, for a time without a connection. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
  await page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
    builtFrom('src/app/shell/ConnectionBar.tsx'),
  );
  await settle(page);
}

/** Asks at once whether the connection is back, unless the page has found out already. */
async function comesBack(page: Page, restore: () => Promise<void>): Promise<void> {
  await restore();
  await tryNow(page)
    .click({ timeout: 1_000 })
    .catch(() => undefined);
  await expect(bar(page)).toHaveText('Back online');
}

for (const [title, lose] of Object.entries(losses)) {
  // A phone shows the same for both.
  const tag = title === 'the browser knows that it is offline' ? '@any-width' : [];

  test(`a new question waits for a connection, and so does what was opened: ${title}`, {
    tag: '@1280',
  }, async ({ page, context }) => {
    await open(page, '/levels?query=a');
    const rows = page.getByRole('list', { name: 'Levels' }).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    let restore = await lose(context);

    await page.getByRole('searchbox').fill('e');
    await expect(
      page.getByText('Waiting for a connection. The results for “a” were put away.'),
    ).toBeVisible();
    await expect(bar(page)).toContainText(/No connection\. You see what was here at \d\d:\d\d\./);
    await expect(rows).toHaveCount(0);
    await expect(page.getByText('That is all')).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Search help' }).click();
    await expect(bar(page)).toContainText('No connection. What you chose opens when it is back.');
    await expectAccessible(page);
    await comesBack(page, restore);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('e');
    await page.keyboard.press('Escape');
    await expect(rows.first()).toBeVisible();
    await expect(bar(page)).toBeHidden();

    restore = await lose(context);
    // Once the loss is noticed: a page that is chosen before says that it loads, and takes the place of the rows.
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await expect(bar(page)).toContainText('No connection.');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboard' }).click();
    await expect(bar(page)).toContainText('No connection. What you chose opens when it is back.');
    await expect(rows.first()).toBeVisible();
    await comesBack(page, restore);
    await expect(page.getByRole('heading', { name: 'Leaderboard', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/leaderboard/);
  });

  test(`a list that cannot go on says so, and goes on by itself: ${title}`, { tag }, async ({
    page,
    context,
  }) => {
    await open(page, '/levels');
    const restore = await lose(context);
    const notice = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: 'The next rows did not load' });
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(notice).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(notice).toContainText('They come by themselves when the connection is back.');
    await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(bar(page)).toBeVisible();
    // Further down a row may lie half under the bar, with targets of half their size.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await sidewaysScroll(page)).toBe(0);
    await comesBack(page, restore);
    await expect(notice).toBeHidden();
    const lastRow = () =>
      page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        const rows = [...document.querySelectorAll('[aria-posinset]')];
        return Math.max(...rows.map((row) => Number(row.getAttribute('aria-posinset'))));
      });
    await expect.poll(lastRow).toBeGreaterThan(30);
  });

  test.describe('signed in', () => {
    test.use({ role: 'player' });
    test(`a form keeps its text, and nothing of it is sent: ${title}`, { tag }, async ({ page, context }) => {
      await open(page, '/profile/edit');
      const nickname = page.getByRole('textbox', { name: /^Nickname/ });
      await nickname.fill('Typed in a tunnel');
      const writes: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PUT' || request.method() === 'PATCH') writes.push(request.url());
      });
      const restore = await lose(context);
      await page.keyboard.press('Control+k');
      await expect(bar(page)).toContainText('No connection. What you chose opens when it is back.');
      await page.getByRole('button', { name: 'Save', exact: true }).first().click();
      await expect(page.getByText('No connection. Nothing was sent.').first()).toBeVisible();
      await expect(nickname).toHaveValue('Typed in a tunnel');
      await expectAccessible(page);
      await comesBack(page, restore);
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(nickname).toHaveValue('Typed in a tunnel');
      expect(writes).toEqual([]);
    });
  });
}

test.describe('a server that hangs and closes nothing', () => {
  test.use({ role: 'player' });

  /** As long as it hangs, what is asked stays without an answer; then all of it is answered. */
  async function hang(context: BrowserContext): Promise<() => Promise<void>> {
    const held: Route[] = [];
    const hold = (route: Route) => void held.push(route);
    await context.route('**', hold);
    return async () => {
      await context.unroute('**', hold);
      // What a page gave up meanwhile wants no answer.
      await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    };
  }

  test('is noticed by whoever acts, and takes neither rows nor text along', { tag: '@1280' }, async ({
    page,
    context,
  }) => {
    await open(page, '/levels?query=a');
    const rows = page.getByRole('list', { name: 'Levels' }).getByRole('listitem');
    let goOn = await hang(context);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboard' }).click();
    await expect(bar(page)).toContainText('No connection. What you chose opens when it is back.');
    await page.goBack();
    await expect(rows.first()).toBeVisible();
    await expect(bar(page)).toContainText('No connection. You see what was here at');
    await comesBack(page, goOn);

    await open(page, '/profile/edit');
    const nickname = page.getByRole('textbox', { name: /^Nickname/ });
    await nickname.fill('Typed into silence');
    goOn = await hang(context);
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(bar(page)).toContainText('No connection');
    await expect(nickname).toHaveValue('Typed into silence');
    await expect(
      page
        .getByText('The server did not answer. Look whether it was saved before you send it again.')
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await comesBack(page, goOn);
    await expect(nickname).toHaveValue('Typed into silence');
  });
});
