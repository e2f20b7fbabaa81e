import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aLevel, allDifficulties, difficulties, g6 } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, asked, refuse } from '../../../testing/wire.ts';

beforeEach(() => {
  answer('difficulties', difficulties);
  answer('filterLevels', { results: [aLevel()], count: 1, hasMore: false });
});
afterEach(() => vi.useRealTimers());

async function openList(path = '/levels') {
  const app = await renderApp({ path });
  await screen.findAllByRole('listitem');
  return { ...app, address: () => app.router.state.location.searchStr };
}

test('the knobs move by keys, and stop at each other', async () => {
  answer('difficulties', allDifficulties);
  const { user, address } = await openList();
  const [low, high] = screen.getAllByRole('slider');
  low!.focus();
  await user.keyboard('{PageUp}{ArrowUp}{ArrowLeft}');
  await waitFor(() => expect(low).toHaveAttribute('aria-valuetext', 'P6'));
  await waitFor(() => expect(address()).toBe('?from=6'));
  high!.focus();
  await user.keyboard('{Home}');
  await waitFor(() => expect(address()).toBe('?from=6&to=6'));
  expect(high).toHaveAttribute('aria-valuetext', 'P6');
});

test('the views change by arrow keys, without asking for the rows again', async () => {
  const { user, address } = await openList();
  const normal = screen.getByRole('radio', { name: 'Normal' });
  normal.focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(address()).toBe('?view=compact'));
  expect(screen.getByRole('radio', { name: 'Compact' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  await waitFor(() => expect(address()).toBe('?view=grid'));
  expect(asked('filterLevels')).toHaveLength(1);
});

test('the sorts change by arrow keys, Enter turns the chosen one round', async () => {
  const { user, address } = await openList();
  screen.getByRole('radio', { name: 'Recent' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('?sort=RECENT_ASC'));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(address()).toBe('?sort=CLEARS_DESC'));
  expect(screen.getByRole('radio', { name: 'Clears' })).toHaveFocus();
});

test('cleared levels are shown, hidden or alone by arrow keys; special difficulties toggle by Space', async () => {
  const { user, address } = await openList();
  const cleared = within(screen.getByRole('radiogroup', { name: 'Cleared' }));
  cleared.getByRole('radio', { name: 'Show' }).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(address()).toBe('?cleared=hide'));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(address()).toBe('?cleared=only'));
  (await screen.findByRole('button', { name: 'Q2' })).focus();
  await user.keyboard(' ');
  await waitFor(() => expect(address()).toBe('?cleared=only&special=Q2'));
});

test('legacy labels name the badges of the levels', async () => {
  const { user, address } = await openList();
  const badge = () => within(screen.getByRole('listitem')).getByRole('img');
  expect(badge()).toHaveAccessibleName('G6');
  screen.getByRole('switch', { name: 'Legacy labels' }).focus();
  await user.keyboard(' ');
  await waitFor(() => expect(badge()).toHaveAccessibleName('20.2+'));
  expect(badge()).toHaveAttribute('src', g6.legacyIcon);
  expect(address()).toBe('?labels=legacy');
});

test('difficulties that did not come are asked for again; the slider works meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  refuse('difficulties', 'INTERNAL');
  await openList();
  expect(screen.getAllByRole('slider')[0]!.querySelector('.range-dot')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Q2' })).toBeNull();
  answer('difficulties', difficulties);
  await vi.waitFor(() => {
    vi.advanceTimersByTime(5_000);
    expect(screen.getByRole('button', { name: 'Q2' })).toBeVisible();
  });
});
