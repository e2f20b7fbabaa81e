import type { Page } from '@playwright/test';
import { expectAccessible, sidewaysScroll } from './support/accessible.ts';
import { newcomer } from './support/newcomer.ts';
import { startedSite } from './support/started-site.ts';
import { type Call, expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// On this site every case holds an added score, so that nobody else's name is swapped.

/** A player of this test alone, without a pass. */
async function newPlayer(call: Call, name: string) {
  const data = { name: `${name} ${Date.now() % 10_000_000}` };
  return call<{ id: number; name: string }>('POST', '/v2/database/players/create', { as: 'admin', data });
}

async function openDialog(page: Page, player: { id: number; name: string }) {
  await page.goto(`/profile/${player.id}`);
  await page.getByRole('button', { name: 'Open a case' }).click();
  const dialog = page.getByRole('dialog', { name: `A case for ${player.name}` });
  await expect(dialog.getByRole('heading', { name: 'What may be inside' })).toBeVisible();
  return dialog;
}

test('a visitor sees what may be inside, and has to sign in for more', async ({ page, call }) => {
  const dialog = await openDialog(page, await newPlayer(call, 'Looked at'));
  await expect(dialog.getByRole('button', { name: 'Login Required' })).toBeDisabled();
  await expect(dialog.getByText(/^Nothing is at work on/)).toBeVisible();
  await expect(dialog.getByText('Sealed for the next case:')).toBeHidden();
  await expectAccessible(page);
});

test.describe('signed in', () => {
  test('a case for another runs, counts for a while, and the next one waits', { tag: '@390' }, async ({
    pageOf,
    request,
    call,
  }) => {
    const player = await newPlayer(call, 'Raised');
    const opener = await newcomer(request, 'opener');
    const page = await pageOf(opener);
    await page.clock.install();
    const other = await pageOf(opener);
    const late = await openDialog(other, player);
    const dialog = await openDialog(page, player);

    await test.step('it runs for twelve seconds and cannot be closed', async () => {
      expect(await sidewaysScroll(page)).toBe(0);
      await dialog.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(page.locator('.case-strip')).toHaveAttribute('data-state', 'running');
      await expect(page.locator('.case-card')).toHaveCount(50);
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
      await page.keyboard.press('Escape');
      await page.clock.fastForward(6_000);
      await expect(dialog.getByRole('button', { name: 'Opening' })).toBeVisible();
      await page.clock.fastForward(7_000);
    });

    await test.step('then it says what it held, and the draw can be checked', async () => {
      await expect(dialog.getByRole('status')).toContainText('You got Added score!');
      await expect(dialog.getByRole('button', { name: /^Wait 9:\d\d$/ })).toBeDisabled();
      await expect(dialog.getByText(/^Ranked score \+ [\d,.]+$/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Check this draw' }).click();
      await dialog
        .getByRole('region', { name: 'Receipt' })
        .getByRole('button', { name: 'Check this draw' })
        .click();
      await expect(dialog.getByText('Secret, number and table give this result.')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('the profile and the leaderboard show it beside what is stored', async () => {
      await expect(page.getByRole('region', { name: 'At work' })).toContainText(/\+ [\d,.]+ ?01:5\d:\d\d/);
      await page.getByRole('button', { name: /^How this value comes about/ }).click();
      await expect(page.getByRole('dialog')).toContainText(/Stored0\.00.*Added.*Shown/);
      await expectAccessible(page);
      await page.goto(`/leaderboard?query=${encodeURIComponent(`#${player.id}`)}`);
      const row = page.getByRole('listitem').filter({ hasText: player.name });
      await expect(row).toContainText('stored 0.00');
      await expectAccessible(page);
    });

    await test.step('another page learns that it has to wait', async () => {
      await late.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(late.getByRole('alert')).toContainText('This draw was opened elsewhere');
      await expect(late.getByRole('button', { name: /^Wait 9:\d\d$/ })).toBeDisabled();
    });
  });

  test('with less motion an own case shows its result at once, and a super admin ends it', {
    tag: '@1280',
  }, async ({ pageOf, request, call }) => {
    const opener = await newcomer(request, 'raised');
    const page = await pageOf(opener);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { playerId } = await call<{ playerId: number }>('GET', '/v2/auth/profile/me', {
      headers: { authorization: `Bearer ${opener.token}` },
    });
    const player = await call<{ id: number; name: string }>('GET', `/v2/database/players/${playerId}`);
    const dialog = await openDialog(page, player);
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(dialog.getByRole('status')).toContainText('You got Added score!', { timeout: 5_000 });
    await expect(dialog.getByRole('button', { name: /^Wait (\d\d? s|1:00)$/ })).toBeDisabled();

    const staff = await pageOf(startedSite().sessions.admin);
    const seen = await openDialog(staff, player);
    await seen.getByRole('button', { name: 'End: Added score' }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
    await expect(seen.getByText(/^Nothing is at work on/)).toBeVisible();
    await expectAccessible(staff);
    await page.goto(`/profile/${playerId}`);
    await expect(page.getByRole('button', { name: 'Open a case' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'At work' })).toBeHidden();
  });
});
