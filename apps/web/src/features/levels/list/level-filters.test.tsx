import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { aLevel, difficulties } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, asked, refuse } from '../../../testing/wire.ts';

beforeEach(() => {
  answer('difficulties', difficulties);
  answer('filterLevels', { results: [aLevel()], count: 1, hasMore: false });
});

const bodies = () => asked('filterLevels').map(({ body }) => body);
const note = () => screen.queryByText(/^This link asked for/);
const filter = (name: string) => within(screen.getByRole('radiogroup', { name }));

test('lists the chosen special difficulties alone, and the scale again with its slider', async () => {
  const { user, router } = await renderApp({ path: '/levels' });
  const only = await screen.findByRole('switch', { name: 'Only these' });
  expect(only).toBeDisabled();
  await user.click(await screen.findByRole('button', { name: 'Q2' }));
  await user.click(only);
  await waitFor(() => expect(bodies().at(-1)).toEqual({ specialDifficulties: ['Q2'] }));
  expect(router.state.location.searchStr).toBe('?special=Q2&scale=0');
  expect(only).toBeChecked();
  const knobs = within(screen.getByRole('group', { name: 'Difficulty range' })).getAllByRole('slider');
  for (const knob of knobs)
    expect(knob).toHaveAccessibleDescription(/^Not in use: only the chosen special difficulties count\./);
  await expectAccessible();
  screen.getByRole('slider', { name: 'Lowest difficulty' }).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(router.state.location.searchStr).toBe('?special=Q2&from=2'));
  for (const knob of knobs) expect(knob).not.toHaveAccessibleDescription();
  await waitFor(() =>
    expect(bodies().at(-1)).toEqual({ pguRange: { from: 'P2', to: 'U20' }, specialDifficulties: ['Q2'] }),
  );
  await user.click(only);
  await user.click(screen.getByRole('button', { name: 'Q2' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe('?from=2'));
  expect(only).not.toBeChecked();
});

test('an address from before keeps its meaning: the scale and the chosen special ones', async () => {
  await renderApp({ path: '/levels?special=Q2' });
  await screen.findAllByRole('listitem');
  expect(bodies()).toEqual([{ pguRange: { from: 'P1', to: 'U20' }, specialDifficulties: ['Q2'] }]);
  expect(note()).toBeNull();
});

test('levels that are being rated are a filter for visitors', async () => {
  const { user, router } = await renderApp({ path: '/levels' });
  await user.click(filter('Being rated').getByRole('radio', { name: 'Only' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe('?toRate=only'));
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe(''));
});

test('legacy labels are on chips and on the slider as well', async () => {
  const { user } = await renderApp({ path: '/levels?from=26' });
  await screen.findByRole('button', { name: 'Q2' });
  const low = screen.getByRole('slider', { name: 'Lowest difficulty' });
  expect(low).toHaveAttribute('aria-valuetext', 'G6');
  await user.click(screen.getByRole('switch', { name: 'Legacy labels' }));
  expect(await screen.findByRole('button', { name: '104' })).toBeVisible();
  expect(low).toHaveAttribute('aria-valuetext', '20.2+');
});

test('leaves out what a link asks for in vain, and says so until one goes on', async () => {
  const { user, router } = await renderApp({ path: '/levels?special=Nope&sort=foo&pgu=zz&utm_source=x' });
  expect(await screen.findByText(/special “Nope”/)).toHaveTextContent(
    'This link asked for things that do not exist: sort “foo”, pgu “zz”, special “Nope”. They were left out.',
  );
  await waitFor(() => expect(bodies().at(-1)).toEqual({}));
  expect(screen.getByRole('switch', { name: 'Only these' })).toBeDisabled();
  await expectAccessible();
  await user.click(await screen.findByRole('button', { name: 'Q2' }));
  await waitFor(() => expect(router.state.location.href).toBe('/levels?special=Q2'));
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
  await screen.findByRole('switch', { name: 'Only these' });
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
