import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { aLevel, difficulties } from '../../../testing/catalogue.ts';
import { narrow, setMedia } from '../../../testing/media.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer } from '../../../testing/wire.ts';

beforeEach(() => {
  setMedia(narrow, true);
  answer('difficulties', difficulties);
  answer('filterLevels', { results: [aLevel()], count: 1204, hasMore: false });
});

/** Opens the filters from another page's list, so that Back has somewhere to go. */
async function openSheet() {
  const app = await renderApp({ path: '/levels' });
  await screen.findAllByRole('listitem');
  await app.user.click(screen.getByRole('button', { name: 'Filters' }));
  return { ...app, sheet: within(await screen.findByRole('dialog', { name: 'Filters' })) };
}

test('narrow screens have their filters in a sheet that starts on the slider and says what is left', async () => {
  const { user, router, sheet } = await openSheet();
  await expectAccessible(screen.getByRole('dialog'));
  expect(router.state.location.searchStr).toBe('?filters=open');
  expect(sheet.getByRole('slider', { name: 'Lowest difficulty' })).toHaveFocus();
  await user.keyboard('{PageUp}{ArrowRight}');
  await waitFor(() => expect(router.state.location.searchStr).toBe('?filters=open&from=7'));
  await user.click(await sheet.findByRole('button', { name: 'Show 1,204 levels' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.searchStr).toBe('?from=7');
});

test('all that was chosen in the sheet is one step back', async () => {
  const { user, router, sheet } = await openSheet();
  await user.click(await sheet.findByRole('button', { name: 'Q2' }));
  await user.click(
    within(sheet.getByRole('radiogroup', { name: 'Cleared' })).getByRole('radio', { name: 'Only' }),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.searchStr).toBe('?scale=0&special=Q2&cleared=only'));
  router.history.back();
  await waitFor(() => expect(router.state.location.searchStr).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a reset leaves the sheet open', async () => {
  const { user, router, sheet } = await openSheet();
  await user.click(await sheet.findByRole('button', { name: 'Q2' }));
  await user.click(sheet.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe('?filters=open'));
  expect(sheet.getByRole('button', { name: 'Q2' })).toHaveAttribute('aria-pressed', 'false');
});

test('the button of the sheet says that something is set behind it', async () => {
  const { user } = await renderApp({ path: '/levels?cleared=only&sort=DIFF_ASC' });
  await screen.findAllByRole('listitem');
  expect(screen.getByRole('button', { name: /^Sort:\s*Difficulty, ascending$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filters (active)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByRole('button', { name: 'Filters' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Sort:\s*Recent, descending$/ })).toBeVisible();
});
