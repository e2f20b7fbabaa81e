import type { APIRequestContext, BrowserContext, Page, Request } from '@playwright/test';
import { sessionsOf } from './support/accounts.mjs';
import { browserState } from './support/browser-state.mjs';
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

async function waitingOn(request: APIRequestContext, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await request.get('/v2/admin/statistics', { headers });
  return ((await reply.json()) as { totalPendingSubmissions: number }).totalPendingSubmissions;
}

test('eight tabs share one connection, which the next tab takes over, and all learn of new work', {
  tag: '@1280',
}, async ({ browser, baseURL, request }) => {
  // A session of its own: it is ended here.
  const { url, accounts } = startedSite();
  const { admin } = await sessionsOf(url, { admin: accounts.admin });
  const context = await browser.newContext({
    baseURL,
    storageState: browserState(url, { session: admin }),
  });
  const streams = watchStreams(context);
  const pages: Page[] = [];
  for (let n = 0; n < TABS; n++) {
    const page = await context.newPage();
    pages.push(page);
    await page.goto('/admin/submissions');
    await expect(badge(page)).toContainText(/\d/);
  }
  await expect.poll(streams.open).toBe(1);
  expect(streams.made()).toBe(1);

  const [first, ...others] = pages as [Page, ...Page[]];
  await first.close();
  await expect.poll(streams.made).toBe(2);
  await expect.poll(streams.open).toBe(1);

  const form = levelForm();
  const sent = await request.post('/v2/form/form-submit', {
    headers: { authorization: `Bearer ${startedSite().sessions.player.token}`, 'x-form-type': 'level' },
    data: form,
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  for (const page of others) {
    await expect(page.getByRole('link', { name: form.song })).toBeVisible();
    // A message within the throttle of the badges counts at its end; other journeys hand in and review meanwhile.
    await expect
      .poll(async () => (await waitingIn(page)) - (await waitingOn(request, admin.token)), {
        timeout: 90_000,
      })
      .toBe(0);
  }
  expect(streams.made()).toBe(2);

  await (others[3] as Page).getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(streams.open).toBe(0);
  expect(streams.made()).toBe(2);
  await context.close();
});

test('visitors and players have no connection, and fetch nothing of one', async ({ browser, baseURL }) => {
  for (const session of [undefined, startedSite().sessions.player]) {
    const context = await browser.newContext({
      baseURL,
      storageState: browserState(baseURL ?? '', { session }),
    });
    const streams = watchStreams(context);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const page = await context.newPage();
    await page.goto('/levels');
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(streams.made()).toBe(0);
    expect(asked.filter((path) => /^\/events|\/admin\/|\/staff-/.test(path))).toEqual([]);
    await context.close();
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
