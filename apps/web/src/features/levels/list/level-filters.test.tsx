import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { aLevel, allDifficulties, difficulties } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, asked, refuse } from '../../../testing/wire.ts';

beforeEach(() => {
  answer('difficulties', difficulties);
  answer('filterLevels', { results: [aLevel()], count: 1, hasMore: false });
});

const bodies = () => asked('filterLevels').map(({ body }) => body);
const note = () => screen.queryByText(/^This link asked for/);

async function openPopover(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  return within(await screen.findByRole('dialog', { name }));
}

test('a special difficulty alone, with the scale on request, and the scale again with its slider', async () => {
  const { user, router } = await renderApp({ path: '/levels' });
  let specials = await openPopover(user, 'Specials');
  expect(specials.getByRole('switch', { name: 'Only these' })).toBeDisabled();
  await user.click(await specials.findByRole('button', { name: 'Q2' }));
  await waitFor(() => expect(bodies().at(-1)).toEqual({ specialDifficulties: ['Q2'] }));
  expect(router.state.location.searchStr).toBe('?scale=0&special=Q2');
  const only = specials.getByRole('switch', { name: 'Only these' });
  expect(only).toBeChecked();
  await user.click(only);
  await waitFor(() => expect(router.state.location.searchStr).toBe('?special=Q2'));
  await user.click(only);
  await expectAccessible();
  await user.keyboard('{Escape}');
  const knobs = within(await screen.findByRole('group', { name: 'Difficulty range' })).getAllByRole('slider');
  for (const knob of knobs)
    expect(knob).toHaveAccessibleDescription(/^Not in use: only the chosen special difficulties count\./);
  screen.getByRole('slider', { name: 'Lowest difficulty' }).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(router.state.location.searchStr).toBe('?special=Q2&from=2'));
  for (const knob of knobs) expect(knob).not.toHaveAccessibleDescription();
  await waitFor(() =>
    expect(bodies().at(-1)).toEqual({ pguRange: { from: 'P2', to: 'U20' }, specialDifficulties: ['Q2'] }),
  );
  specials = await openPopover(user, 'Specials');
  await user.click(await specials.findByRole('button', { name: 'Q2' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe('?from=2'));
});

test('what is set stands as chips that are taken off one by one, and opening a filter asks for nothing', async () => {
  answer('difficulties', allDifficulties);
  const { user, router } = await renderApp({ path: '/levels?from=21&special=Q2&cleared=only&sort=DIFF_ASC' });
  const chips = within(await screen.findByRole('list', { name: 'Filters (active)' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'G1 to U20',
    'Q2',
    'Cleared: Only',
  ]);
  const count = asked('filterLevels').length;
  await openPopover(user, 'Filters');
  await user.keyboard('{Escape}');
  expect(asked('filterLevels')).toHaveLength(count);
  await user.click(chips.getByRole('button', { name: 'Remove: G1 to U20' }));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('from'));
  chips.getByRole('button', { name: 'Remove: Cleared: Only' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('cleared'));
  expect(chips.getByRole('button')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe(''));
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
});

test('new levels have a tab with their number', async () => {
  answer('difficulties', allDifficulties);
  answer('statistics', {
    overview: { totalLevels: 5127 },
    difficulties: { byType: { PGU: [], SPECIAL: [{ id: 0, name: 'Unranked', levelCount: 38 }] } },
  });
  const { user, router } = await renderApp({ path: '/levels' });
  const tab = await screen.findByRole('button', { name: /^New, unranked\s*38$/ });
  expect(await screen.findByText('1 of 5,127 levels')).toBeVisible();
  await user.click(tab);
  await waitFor(() => expect(bodies().at(-1)).toEqual({ specialDifficulties: ['Unranked'] }));
  expect(tab).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe(''));
});

test('an address from before keeps its meaning: the scale and the chosen special ones', async () => {
  await renderApp({ path: '/levels?special=Q2' });
  await screen.findAllByRole('listitem');
  expect(bodies()).toEqual([{ pguRange: { from: 'P1', to: 'U20' }, specialDifficulties: ['Q2'] }]);
  expect(note()).toBeNull();
});

test('levels that are being rated are a filter for visitors', async () => {
  const { user, router } = await renderApp({ path: '/levels' });
  const filters = await openPopover(user, 'Filters');
  expect(filters.queryByRole('radiogroup', { name: 'Deleted' })).toBeNull();
  const rated = within(await filters.findByRole('radiogroup', { name: 'Being rated' }));
  await user.click(rated.getByRole('radio', { name: 'Only' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe('?toRate=only'));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe(''));
  expect(screen.getByRole('button', { name: /^Specials/ })).toHaveFocus();
});

test('the focus stays in the band when the last chip is taken off', async () => {
  const { user, router } = await renderApp({ path: '/levels?cleared=only' });
  await user.click(await screen.findByRole('button', { name: /^Remove.*Cleared: Only/ }));
  await waitFor(() => expect(router.state.location.searchStr).toBe(''));
  expect(screen.getByRole('button', { name: /^Specials/ })).toHaveFocus();
});

test('legacy labels are on chips and on the slider as well', async () => {
  const { user } = await renderApp({ path: '/levels?from=26' });
  const low = screen.getByRole('slider', { name: 'Lowest difficulty' });
  await waitFor(() => expect(low).toHaveAttribute('aria-valuetext', 'G6'));
  const specials = await openPopover(user, 'Specials');
  await user.click(await specials.findByRole('switch', { name: 'Legacy labels' }));
  expect(await specials.findByRole('button', { name: '104' })).toBeVisible();
  expect(low).toHaveAttribute('aria-valuetext', '20.2+');
});

test('leaves out what a link asks for in vain, and says so until one goes on', async () => {
  const { user, router } = await renderApp({ path: '/levels?special=Nope&sort=foo&pgu=zz&utm_source=x' });
  expect(await screen.findByText(/special “Nope”/)).toHaveTextContent(
    'This link asked for things that do not exist: sort “foo”, pgu “zz”, special “Nope”. They were left out.',
  );
  await waitFor(() => expect(bodies().at(-1)).toEqual({}));
  await expectAccessible();
  const specials = await openPopover(user, 'Specials');
  await user.click(await specials.findByRole('button', { name: 'Q2' }));
  await waitFor(() => expect(router.state.location.href).toBe('/levels?special=Q2&scale=0'));
  expect(note()).toBeNull();
});

test('says what it cut off the end of a search', async () => {
  const { router } = await renderApp({ path: `/levels?query=${'a'.repeat(254)}%F0%9F%98%80%F0%9F%98%81b` });
  expect(await screen.findByText(/its end was left out/i)).toHaveTextContent('query “😁b”');
  expect(router.state.location.search).toMatchObject({ query: `${'a'.repeat(254)}😀` });
});

test('names one thing that does not exist, in any case and on any list', async () => {
  await renderApp({ path: '/levels?special=nope,q2&from=61' });
  expect(await screen.findByText(/special “nope”/)).toHaveTextContent('from “61”, special “nope”');
  await waitFor(() =>
    expect(bodies().at(-1)).toEqual({ pguRange: { from: 'P1', to: 'U20' }, specialDifficulties: ['Q2'] }),
  );
});

test('a link that is understood is not commented', async () => {
  await renderApp({ path: '/levels?toRate=only&view=grid&cleared=&fbclid=abc' });
  await screen.findByText('1 level');
  expect(note()).toBeNull();
});

test('a refused search is told once, under its box', async () => {
  refuse('filterLevels', 'QUERY_TOO_LONG');
  await renderApp({ path: '/levels?query=a' });
  const box = screen.getByRole('searchbox');
  await waitFor(() => expect(box).toBeInvalid());
  expect(screen.getAllByText('The search text is longer than 255 characters.')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a link at the beginning of the page skips to the levels', async () => {
  const { user } = await renderApp({ path: '/levels' });
  const list = await screen.findByRole('list', { name: 'Levels' });
  await user.click(screen.getByRole('link', { name: 'Skip to results' }));
  expect(list).toHaveFocus();
});

test('how many levels a search leaves is said once, and that it leaves none', async () => {
  const { user } = await renderApp({ path: '/levels' });
  await screen.findByText('1 level');
  const said = (text: string) => screen.findByText(text, { selector: '[role="status"]' });
  expect(screen.queryByText('1 level', { selector: '[role="status"]' })).toBeNull();
  answer('filterLevels', { results: [aLevel(), aLevel({ id: 6 })], count: 2, hasMore: false });
  await user.type(screen.getByRole('searchbox'), 'ferry');
  expect(await said('2 levels')).toBeInTheDocument();
  answer('filterLevels', { results: [], count: 0, hasMore: false });
  await user.type(screen.getByRole('searchbox'), 's');
  expect(await said('No levels match')).toBeInTheDocument();
});
