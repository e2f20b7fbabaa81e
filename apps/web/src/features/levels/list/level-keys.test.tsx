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

test('the sort is a menu, whose last entry turns it round', async () => {
  const { user, address } = await openList();
  screen.getByRole('button', { name: /^Sort:\s*Recent, descending$/ }).focus();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('menu', { name: 'Sort' });
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('?sort=CLEARS_DESC'));
  const button = await screen.findByRole('button', { name: /^Sort:\s*Clears, descending$/ });
  await waitFor(() => expect(button).toHaveFocus());
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitemradio', { name: 'Reverse the order' }));
  await waitFor(() => expect(address()).toBe('?sort=CLEARS_ASC'));
});

test('cleared levels are shown, hidden or alone by arrow keys; special difficulties toggle by Space', async () => {
  const { user, address } = await openList();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const cleared = within(await screen.findByRole('radiogroup', { name: 'Cleared' }));
  cleared.getByRole('radio', { name: 'Show' }).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(address()).toBe('?cleared=hide'));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(address()).toBe('?cleared=only'));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Specials' }));
  (await screen.findByRole('button', { name: 'Q2' })).focus();
  await user.keyboard(' ');
  await waitFor(() => expect(address()).toBe('?cleared=only&scale=0&special=Q2'));
});

test('legacy labels name the badges of the levels', async () => {
  const { user, address } = await openList();
  const badge = () => within(screen.getByRole('listitem')).getByRole('img');
  expect(badge()).toHaveAccessibleName('G6');
  await user.click(screen.getByRole('button', { name: 'Specials' }));
  (await screen.findByRole('switch', { name: 'Legacy labels' })).focus();
  await user.keyboard(' ');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(badge()).toHaveAccessibleName('20.2+'));
  expect(badge()).toHaveAttribute('src', g6.legacyIcon);
  expect(address()).toBe('?labels=legacy');
});

test('difficulties that did not come are asked for again; the slider works meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  refuse('difficulties', 'INTERNAL');
  await openList();
  const knob = screen.getAllByRole('slider')[0]!;
  expect(knob.querySelector('.range-dot')).not.toBeNull();
  answer('difficulties', allDifficulties);
  await vi.waitFor(() => {
    vi.advanceTimersByTime(5_000);
    expect(knob.querySelector('.range-dot')).toBeNull();
  }, 10_000);
});
