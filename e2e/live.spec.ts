import type { BrowserContext, Page, Request } from '@playwright/test';
import { sessionsOf } from './support/accounts.mjs';
import { settle } from './support/open-screen.mjs';
import { startedSite } from './support/started-site.ts';
import { expect, test } from './support/test.ts';

const TABS = 8;

/** The connections that pages of this browser hold, and how many there ever were. */
function watchStreams(context: BrowserContext) {
  const open = new Set<Request>();
  let made = 0;
  context.on('response', (response) => {
    const request = response.request();
    if (new URL(request.url()).pathname !== '/events' || response.status() !== 200) return;
    made += 1;
    open.add(request);
    request
      .frame()
      .page()
      .on('close', () => open.delete(request));
  });
  context.on('requestfailed', (request) => open.delete(request));
  context.on('requestfinished', (request) => open.delete(request));
  return { open: () => open.size, made: () => made };
}

const badge = (page: Page) => page.getByRole('link', { name: /^Submissions/ });
const waitingIn = async (page: Page) => Number(/\d+/.exec((await badge(page).textContent()) ?? '')?.[0] ?? 0);

test('eight tabs share one connection, which the next tab takes over, and all learn of new work', {
  tag: '@1280',
}, async ({ pageOf, call }) => {
  // A session of its own: it is ended here.
  const { url, accounts } = startedSite();
  const { admin } = await sessionsOf(url, { admin: accounts.admin });
  const first = await pageOf(admin);
  const context = first.context();
  const streams = watchStreams(context);
  const others: Page[] = [];
  while (others.length < TABS - 1) others.push(await context.newPage());
  for (const page of [first, ...others]) {
    await page.goto('/admin/submissions');
    await expect(badge(page)).toContainText(/\d/);
  }
  await expect.poll(streams.open).toBe(1);
  expect(streams.made()).toBe(1);

  await first.close();
  await expect.poll(streams.made).toBe(2);
  await expect.poll(streams.open).toBe(1);

  // The badges are read at most twice a minute: for the tabs the last time was long ago.
  for (const page of others)
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 60_000;
    });
  const form = levelForm();
  const headers = { 'x-form-type': 'level' };
  await call('POST', '/v2/form/form-submit', { as: 'player', headers, data: form });
  const waiting = () =>
    call<{ totalPendingSubmissions: number }>('GET', '/v2/admin/statistics', { as: 'admin' });
  for (const page of others) {
    await expect(page.getByRole('link', { name: form.song })).toBeVisible();
    // Other journeys submit and review meanwhile: a second message within the throttle counts at its end.
    await expect
      .poll(async () => (await waitingIn(page)) - (await waiting()).totalPendingSubmissions, {
        timeout: 90_000,
      })
      .toBe(0);
  }
  expect(streams.made()).toBe(2);

  await (others[3] as Page).getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(streams.open).toBe(0);
  expect(streams.made()).toBe(2);
});

test('visitors and players have no connection, and fetch nothing of one', { tag: '@any-width' }, async ({
  pageOf,
}) => {
  for (const session of [undefined, startedSite().sessions.player]) {
    const page = await pageOf(session);
    const streams = watchStreams(page.context());
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // Only when it is known who looks is the staff's part asked for, or not.
    const known = session && page.waitForResponse('**/v2/auth/profile/me');
    await page.goto('/levels');
    await known;
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await settle(page);
    expect(streams.made()).toBe(0);
    expect(asked.filter((path) => /^\/events|\/admin\/|\/staff-/.test(path))).toEqual([]);
  }
});

function levelForm() {
  const mark = Date.now() % 1_000_000_000;
  return {
    song: `Harbour Bell ${mark}`,
    artist: 'Moss & Ember',
    diff: 'G5',
    videoLink: `https://youtu.be/v${String(mark).padStart(10, '0')}`,
    directDL: 'https://files.example.org/level.zip',
    creatorRequests: [{ creatorName: 'Kettle Fox', creatorId: null, role: 'charter', isNewRequest: true }],
  };
}
