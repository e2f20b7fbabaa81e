import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sessionsOf } from './support/accounts.mjs';
import { startedSite } from './support/started-site.ts';
import { type Call, expect, test } from './support/test.ts';

const desk = '/admin/submissions?tab=passes';

test('a queue is reviewed with the keyboard alone, and a colleague sees who works on what', {
  tag: '@1280',
}, async ({ pageOf, call }) => {
  const { url, accounts } = startedSite();
  const { password } = accounts.player;
  // Sessions of their own: other journeys work with the shared ones at the same time.
  const staff = await sessionsOf(url, {
    reviewer: accounts.admin,
    colleague: { username: 'demo-admin', password },
  });
  const [first, second, third] = await handIn(call);
  const [page, other] = [await pageOf(staff.reviewer), await pageOf(staff.colleague)];
  const open = async (one: Page, path: string) => {
    await one.goto(path);
    await expect(one.getByRole('article').first()).toBeVisible();
  };
  await open(page, `${desk}&id=${first.id}`);
  await open(other, desk);
  const rowIn = (one: Page, id: number) => one.locator(`main a[href$="id=${id}"]`);
  const rowOf = (id: number) => rowIn(other, id);
  const card = (title: string) => page.getByRole('article').filter({ hasText: title });
  const shown = (id: number) => expect(page).toHaveURL(new RegExp(`id=${id}$`));

  await test.step('the open card is claimed, which the colleague sees', async () => {
    await expect(card(`Pass submission #${first.id}`)).toBeVisible();
    await expect(rowOf(first.id)).toContainText(`Claimed by ${accounts.admin.username}`);
    // From outside, J leads to the row that is open.
    await page.keyboard.press('j');
    await expect(rowIn(page, first.id)).toBeFocused();
    await page.keyboard.press('v');
    await expect(page.locator('article iframe')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('allowed with A and Enter: it leaves both queues, and the claim goes on to the next', async () => {
    await page.keyboard.press('a');
    await expect(page.getByRole('button', { name: /^Allow/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await shown(second.id);
    await expect(rowOf(first.id)).toHaveCount(0);
    await expect(rowOf(second.id)).toContainText(`Claimed by ${accounts.admin.username}`);
  });

  await test.step('what the colleague takes is left to them', async () => {
    await rowOf(third.id).click();
    await expect(rowIn(page, third.id)).toContainText('Claimed by demo-admin');
    await page.keyboard.press('j');
    await shown(third.id);
    await expect(rowIn(page, third.id)).toBeFocused();
    await expect(card('Claimed by demo-admin')).toBeVisible();
    await expect(rowOf(second.id)).not.toContainText('Claimed by');
    await page.keyboard.press('k');
    await shown(second.id);
    await expect(card(`Pass submission #${second.id}`)).toBeVisible();
  });

  await test.step('declined with D and a reason, which the sender reads', async () => {
    await page.keyboard.press('d');
    await expect(page.getByRole('textbox', { name: /Reason/ })).toBeFocused();
    await page.keyboard.type('The video is private.');
    await page.keyboard.press('Control+Enter');
    await expect(rowIn(page, second.id)).toHaveCount(0);
    // The next in the queue is the colleague's.
    await expect(page).not.toHaveURL(new RegExp(`id=(${second.id}|${third.id})$`));
    await expect(page.getByRole('article').filter({ hasText: 'in the queue' })).toBeVisible();
    await rowIn(page, third.id).click();
    await shown(third.id);
    const { passes } = await call<{ passes: Sent[] }>('GET', '/v2/form/my-submissions', { as: 'player' });
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
    await other.keyboard.press('Enter');
    await expect(rowOf(third.id)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'is no longer pending' })).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(`id=${third.id}$`));
  });
});

test('two people decide in one queue: nothing typed is a decision, and nothing typed is lost', {
  tag: '@1280',
}, async ({ pageOf, call }) => {
  const { url, accounts } = startedSite();
  const staff = await sessionsOf(url, {
    reviewer: accounts.admin,
    colleague: { username: 'demo-admin', password: accounts.player.password },
  });
  const [first, second, third] = await handIn(call);
  const [page, other] = [await pageOf(staff.reviewer), await pageOf(staff.colleague)];
  await page.goto(`${desk}&id=${first.id}`);
  const card = (of: Sent) => page.getByRole('article').filter({ hasText: `Pass submission #${of.id}` });
  const rowOf = (one: Page, { id }: Sent) => one.locator(`main a[href$="id=${id}"]`);
  const player = page.getByRole('combobox', { name: 'Find a player' });
  await expect(card(first)).toBeVisible();

  await test.step('letters for the player field stay there, with and without the focus', async () => {
    await page.getByRole('button', { name: 'Change' }).click();
    await page.keyboard.type('ad');
    await expect(player).toHaveValue('ad');
    await page.getByRole('article').getByRole('heading', { level: 2 }).click();
    await expect(player).not.toBeFocused();
    await page.keyboard.type('ad');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await player.press('Escape');
    await expect(page.getByRole('button', { name: 'Change' })).toBeFocused();
    await expect(card(first)).toBeVisible();
  });

  await test.step('a colleague is first: the dialog closes, the next card comes, the reason stays', async () => {
    await page.keyboard.press('d');
    await expect(page.getByRole('textbox', { name: /Reason/ })).toBeFocused();
    await page.keyboard.type('The video is priv');
    // Not at the desk: from there the colleague would go on to the next card as well, and might be first there too.
    const authorization = `Bearer ${staff.colleague.token}`;
    await other.request.put(`/v2/admin/submissions/passes/${first.id}/approve`, {
      headers: { authorization },
    });
    await expect(card(second)).toBeVisible();
    // The person is still at the word.
    await page.keyboard.type('ated', { delay: 40 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`id=${second.id}$`));
    await expect(card(second).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(card(second)).toContainText('Your reason is kept');
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: /^Allow/ })).toBeEnabled();
    await other.goto(desk);
    await expect(rowOf(other, second)).toBeVisible();
    await page.keyboard.press('d');
    await expect(page.getByRole('textbox', { name: /Reason/ })).toHaveValue('The video is priv');
    await page.keyboard.press('Control+Enter');
    await expect(card(third)).toBeVisible();
  });

  await test.step('messages lie over no action, at any size', async () => {
    const toast = page.getByRole('region', { name: 'Messages' }).getByRole('listitem').last();
    await expect(toast).toBeVisible();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      // Its clock stands still under the pointer.
      await toast.hover();
      for (const edge of ['top', 'bottom'] as const) {
        await page.evaluate((to) => scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight), edge);
        await expect.poll(() => coveredActions(page), { message: `${width}×${height}, ${edge}` }).toEqual([]);
        await expect(page.getByRole('button', { name: /^Allow/ })).toBeInViewport({ ratio: 1 });
        await expect(toast).toBeInViewport({ ratio: 1 });
      }
    }
  });
});

const sizes = [
  [1366, 768],
  [1280, 720],
  [390, 844],
  [320, 640],
] as const;

/** The buttons of a decision that a message lies over. */
function coveredActions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const messages = [...document.querySelectorAll('.toasts > *')].map((part) =>
      part.getBoundingClientRect(),
    );
    return [...document.querySelectorAll('.decision-bar button')]
      .filter((button) => {
        const box = button.getBoundingClientRect();
        return messages.some(
          ({ left, right, top, bottom }) =>
            left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
      })
      .map((button) => button.textContent ?? '');
  });
}

type Sent = { id: number };

/** Three passes of the demo community's player, each with another count. */
async function handIn(call: Call): Promise<[Sent, Sent, Sent]> {
  const mark = Date.now() % 1_000_000_000;
  const { playerId } = await call<{ playerId: number }>('GET', '/v2/auth/profile/me', { as: 'player' });
  const send = async (n: number) => {
    const { submissionId } = await call<{ submissionId: number }>('POST', '/v2/form/form-submit', {
      as: 'player',
      headers: { 'x-form-type': 'pass' },
      data: {
        levelId: 5,
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
    return { id: submissionId };
  };
  return [await send(0), await send(1), await send(2)];
}
