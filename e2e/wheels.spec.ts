import type { Page } from '@playwright/test';
import { builtFrom } from './support/built-from.ts';
import { expectAccessible, sidewaysScroll } from './support/accessible.ts';
import { chooseDifficulty, difficultyId } from './support/chosen-draws.ts';
import { newcomer } from './support/newcomer.ts';
import { sampleOf } from './support/sample.mjs';
import { startedSite } from './support/started-site.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const dialogOf = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const wheelCode = (page: Page) =>
  page.evaluate(
    (file) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith(file)),
    builtFrom('src/features/play/level/RandomLevelDialog.tsx'),
  );

/** Turns what is asked for until the roll can be seen as a whole. */
async function rollOn(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  const isTaken = dialog.getByRole('button', { name: /^(?:Save suggestion|Update level)$/ });
  const turns = dialog.getByRole('button', { name: /^Spin/ });
  const takes = dialog.getByRole('button', { name: /^Take / });
  await turns.click();
  await takes.click();
  await expect(isTaken.or(turns)).toBeVisible();
  if (!(await isTaken.isVisible())) await rollOn(page);
}

test('a player picks a level from the wheel, checks the draw, and suggests what it rolls', {
  tag: '@any-width',
}, async ({ pageOf, request }) => {
  const page = await pageOf(await newcomer(request, 'turner'));

  await test.step('the code of the wheels comes when it is asked for', async () => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Random level' })).toBeEnabled();
    expect(await wheelCode(page)).toEqual([]);
    await press(page, 'Random level');
    await expect(dialogOf(page).getByText(/^Sealed:/)).toBeVisible();
    expect(await wheelCode(page)).not.toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);
  });

  await test.step('the wheel turns for five seconds, and cannot be closed before it rests', async () => {
    await press(page, 'Pick a level');
    await expect(dialogOf(page).getByText(/^Sealed before you pressed:/)).toBeVisible();
    await expect(dialogOf(page).getByRole('button', { name: 'Close' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Roll difficulty' })).toBeFocused({ timeout: 30_000 });
    await expect(dialogOf(page).getByRole('button', { name: 'Close' })).toBeEnabled();
  });

  await test.step('the draw fits its seal', async () => {
    await press(page, 'Check this draw');
    await dialogOf(page)
      .getByRole('region', { name: 'Receipt' })
      .getByRole('button', { name: 'Check this draw' })
      .click();
    await expect(page.getByText('The secret is the one that was sealed before you pressed.')).toBeVisible();
    await expect(page.getByText('Secret, number and table give this result.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('with less motion wished, results stand at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await press(page, 'Roll difficulty');
    await rollOn(page);
    await expect(dialogOf(page).getByText(/^The level itself does not change/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('saves it, and waits for the next turn', async () => {
    await press(page, 'Save suggestion');
    await expect(page.getByText('Suggestion saved')).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
    const waiting = page.getByRole('button', { name: /^Random level \d+ s$/ });
    await expect(waiting).toBeVisible();
    await page.reload();
    // Off as it is, the button explains itself.
    await waiting.focus();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByText(/^Your next turn in/)).toBeVisible();
    await expectAccessible(page);
  });
});

test('a roll of -2 asks for its reason', { tag: '@any-width' }, async ({ pageOf, request, call }) => {
  const page = await pageOf(await newcomer(request, 'reasoner'));
  await chooseDifficulty(page, await difficultyId(call, '-2'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await press(page, 'Random level');
  await press(page, 'Pick a level');
  await press(page, 'Roll difficulty');
  await press(page, 'Spin the wheel');
  await press(page, 'Take -2');
  await expect(page.getByRole('dialog', { name: 'Why -2?' })).toBeVisible();
  await press(page, 'Spin the wheel');
  await expect(dialogOf(page).getByRole('status').filter({ hasText: 'The wheel rests at' })).toHaveCount(1);
  await expectAccessible(page);
  await press(page, 'Take this reason');
  await expect(dialogOf(page).getByText('none for -2')).toBeVisible();
  await press(page, 'Save suggestion');
  await expect(page.getByText('Suggestion saved')).toBeVisible();
});

test('a super admin rolls a gimmick and a score on the page of a level, which then waits', {
  tag: '@any-width',
}, async ({ pageOf, call }) => {
  const page = await pageOf(startedSite().sessions.admin);
  // Not the level of the pictures, which is rolled there as well.
  const { results } = await call<{ results: { id: number }[] }>(
    'GET',
    '/v2/database/levels?clearedFilter=hide&limit=2',
  );
  const id = results.at(-1)?.id ?? 0;
  const before = await call<{ diffId: number; baseScore: number | null; publicComments: string }>(
    'GET',
    `/v2/database/levels/${id}`,
  );
  await chooseDifficulty(page, await difficultyId(call, 'Gimmick'));
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/levels/${id}`);
  await press(page, 'Roll difficulty');
  await press(page, 'Spin the wheel');
  await press(page, 'Take Gimmick');
  await expect(page.getByRole('dialog', { name: 'Which gimmick?' })).toBeVisible();
  await press(page, 'Spin the wheel');
  await press(page, 'Take this gimmick');

  await test.step('the slots roll digit after digit', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await press(page, 'Spin');
    await expect(dialogOf(page).getByText(/^\d digits$/)).toBeVisible();
    await expect(dialogOf(page).getByRole('button', { name: 'Close' })).toBeDisabled();
    await page.clock.fastForward(20_000);
    await expect(dialogOf(page).getByText(/^The slots show [\d,]+\.$/)).toHaveCount(1);
    await expectAccessible(page);
    await press(page, 'Take this score');
  });

  await test.step('the page follows, and says how long the next roll waits', async () => {
    await expect(dialogOf(page).getByText(/passes?, \d+\+? players?$/)).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Update level');
    await expect(page.getByText('Level updated!')).toBeVisible();
    await expect(page.getByRole('main').getByRole('img', { name: 'Gimmick' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Roll difficulty [45]:\d\d$/ })).toBeDisabled();
  });

  const { diffId, baseScore, publicComments } = before;
  await call('PUT', `/v2/database/levels/${id}`, {
    as: 'admin',
    data: { diffId, baseScore, publicComments },
  });
});

test('a bus can be waited for, or skipped', { tag: '@any-width' }, async ({ pageOf, request, call }) => {
  const page = await pageOf(await newcomer(request, 'rider'));
  const bus = await difficultyId(call, 'Bus');
  await chooseDifficulty(page, bus, 'bus');
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await press(page, 'Random level');
  await press(page, 'Pick a level');
  await press(page, 'Roll difficulty');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await press(page, 'Spin the wheel');
  await expect(page.getByRole('timer')).toHaveText(/^07:59:5\d$/);
  const skip = page.getByRole('button', { name: 'Skip to the result' });
  await expect(skip).toBeDisabled();
  await page.clock.fastForward(10_000);
  await expect(skip).toBeEnabled();
  await page.clock.fastForward(8 * 3_600_000);
  await press(page, 'Take Bus');
});

test('visitors are told that turning needs an account', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Login Required' });
  await expect(button).toBeDisabled();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByText(/^Turning needs an account/)).toBeVisible();
  await expectAccessible(page);
  await dialogOf(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('super admins see what wheels suggest for a level that is being rated', {
  tag: '@any-width',
}, async ({ pageOf, request, baseURL }) => {
  const { ratedLevelId: id } = await sampleOf(baseURL ?? '');
  const { token } = await newcomer(request, 'adviser');
  const reply = await request.put(`/v2/database/levels/${id}/difficulty`, {
    headers: { authorization: `Bearer ${token}` },
    data: { diffId: 26, baseScore: 18_407, publicComments: 'Hidden Twirls' },
  });
  expect(reply.ok()).toBe(true);
  const page = await pageOf(startedSite().sessions.admin);
  await page.goto(`/levels/${id}`);
  await press(page, 'Rating');
  const suggestions = dialogOf(page).getByRole('region', { name: 'Suggestions of the wheel' });
  const row = suggestions.getByRole('listitem').filter({ hasText: 'Hidden Twirls' }).first();
  await expect(row).toContainText('not drawn here');
  await expect(row).toContainText('18,407.00 PP');
  await expect(row.getByRole('img', { name: 'G6' })).toBeVisible();
  await expectAccessible(page);
});
