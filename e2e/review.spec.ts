import type { APIRequestContext, Browser } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sessionsOf } from './support/accounts.mjs';
import { browserState } from './support/browser-state.mjs';
import { startedSite } from './support/started-site.ts';
import { expect, test } from './support/test.ts';

const desk = '/admin/submissions?tab=passes';

test('a queue is reviewed with the keyboard alone, and a colleague sees who works on what', {
  tag: '@1280',
}, async ({ browser, baseURL, request }) => {
  const { url, accounts } = startedSite();
  const { password } = accounts.player;
  // Sessions of their own: other journeys work with the shared ones at the same time.
  const staff = await sessionsOf(url, {
    reviewer: accounts.admin,
    colleague: { username: 'demo-admin', password },
  });
  const [first, second, third] = await handIn(request, 3);
  const page = await openDesk(browser, baseURL, staff.reviewer, `${desk}&id=${first.id}`);
  const other = await openDesk(browser, baseURL, staff.colleague, desk);
  const rowOf = (id: number) => other.locator(`main a[href$="id=${id}"]`);
  const card = (title: string) => page.getByRole('article').filter({ hasText: title });
  const shown = (id: number) => expect(page).toHaveURL(new RegExp(`id=${id}$`));

  await test.step('the open card is claimed, which the colleague sees', async () => {
    await expect(card(`Pass submission #${first.id}`)).toBeVisible();
    await expect(rowOf(first.id)).toContainText(`Claimed by ${accounts.admin.username}`);
    await page.keyboard.press('v');
    await expect(page.locator('article iframe')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('allowed with A: it leaves both queues, and the claim goes on to the next', async () => {
    await page.keyboard.press('a');
    await shown(second.id);
    await expect(rowOf(first.id)).toHaveCount(0);
    await expect(rowOf(second.id)).toContainText(`Claimed by ${accounts.admin.username}`);
  });

  await test.step('what the colleague takes is left to them', async () => {
    await rowOf(third.id).click();
    await page.keyboard.press('j');
    await shown(third.id);
    await expect(card('Claimed by demo-admin')).toBeVisible();
    await expect(rowOf(second.id)).not.toContainText('Claimed by');
    await page.keyboard.press('k');
    await shown(second.id);
  });

  await test.step('declined with D and a reason, which the sender reads', async () => {
    await page.keyboard.press('d');
    await expect(page.getByRole('textbox', { name: /Reason/ })).toBeFocused();
    await page.keyboard.type('The video is private.');
    await page.keyboard.press('Control+Enter');
    await shown(third.id);
    const headers = { authorization: `Bearer ${startedSite().sessions.player.token}` };
    const own = await request.get('/v2/form/my-submissions', { headers });
    const { passes } = (await own.json()) as {
      passes: { id: number; status: string; declineReason: string }[];
    };
    expect(passes.find(({ id }) => id === second.id)).toMatchObject({
      status: 'declined',
      declineReason: 'The video is private.',
    });
  });

  await test.step('? names the keys', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog');
    await expect(help.getByText('Next submission')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('the colleague decides, and the card is gone here as well', async () => {
    await other.keyboard.press('a');
    await expect(rowOf(third.id)).toHaveCount(0);
    await expect(page.getByText(`Submission #${third.id} is not waiting`)).toBeVisible();
  });
  await page.context().close();
  await other.context().close();
});

type Sent = { id: number };

/** Passes of the demo community's player, each with another count. */
async function handIn(request: APIRequestContext, count: number): Promise<[Sent, Sent, Sent]> {
  const { token } = startedSite().sessions.player;
  const headers = { authorization: `Bearer ${token}`, 'x-form-type': 'pass' };
  const mark = Date.now() % 1_000_000_000;
  const listed = await request.get('/v2/database/levels?query=%235');
  const [level] = ((await listed.json()) as { results: { id: number }[] }).results;
  const me = await request.get('/v2/auth/profile/me', { headers });
  const { playerId } = (await me.json()) as { playerId: number };
  const sent: Sent[] = [];
  for (let n = 0; n < count; n++) {
    const reply = await request.post('/v2/form/form-submit', {
      headers,
      data: {
        levelId: level?.id,
        videoLink: `https://youtu.be/k${String(mark + n).padStart(10, '0')}`,
        title: `Review ${mark} ${n}`,
        passer: '',
        passerId: playerId,
        passerRequest: false,
        speed: 1,
        feelingDifficulty: 'G5',
        rawTime: '2026-02-03T00:00:00.000Z',
        earlyDouble: 0,
        earlySingle: 0,
        ePerfect: n + 1,
        perfect: 400,
        lPerfect: 0,
        lateSingle: 0,
        lateDouble: 0,
        is12K: false,
        is16K: false,
        isNoHoldTap: false,
      },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    const { submissionId } = (await reply.json()) as { submissionId: number };
    sent.push({ id: submissionId });
  }
  return sent as [Sent, Sent, Sent];
}

async function openDesk(
  browser: Browser,
  baseURL: string | undefined,
  session: { token: string; cookie: string },
  path: string,
) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 900 },
    storageState: browserState(baseURL ?? '', { session }),
  });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('article').first()).toBeVisible();
  return page;
}
