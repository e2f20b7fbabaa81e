import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { aPass, difficulties } from '../../../testing/catalogue.ts';
import { narrow, setMedia } from '../../../testing/media.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer } from '../../../testing/wire.ts';

beforeEach(() => {
  setMedia(narrow, true);
  const results = [aPass({ isWorldsFirst: true, is12K: true, isNoHoldTap: true, speed: 1.25 })];
  answer('difficulties', difficulties);
  answer('filterPasses', { results, count: 1, hasMore: false });
});

test('a narrow row leaves no fact out', async () => {
  await renderApp({ path: '/passes' });
  const [row] = await screen.findAllByRole('listitem');
  for (const mark of ['WF', '12K', 'NHT']) expect(within(row!).getAllByText(mark)).toHaveLength(1);
  expect(row).toHaveTextContent('Speed: 1.25×');
  expect(row).toHaveTextContent('Accuracy: 98.00%');
  expect(row).toHaveTextContent('Score: 260.04');
});

test('the filters are a sheet that the keyboard works and Escape closes', async () => {
  const { user, router } = await renderApp({ path: '/passes' });
  await screen.findAllByRole('listitem');
  const open = screen.getByRole('button', { name: 'Filters' });
  open.focus();
  await user.keyboard('{Enter}');
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await expectAccessible(screen.getByRole('dialog'));
  expect(sheet.getByRole('slider', { name: 'Lowest difficulty' })).toHaveFocus();
  sheet.getByRole('radio', { name: 'All' }).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(router.state.location.searchStr).toContain('keys=12k'));
  expect(await sheet.findByRole('button', { name: 'Show 1 pass' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.searchStr).toBe('?keys=12k');
});
