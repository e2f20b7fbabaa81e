import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { aLevel, allDifficulties } from '../../testing/catalogue.ts';
import { openStream } from '../../testing/event-source.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, asked } from '../../testing/wire.ts';

const [first] = allDifficulties;
const special = (id: number, name: string) =>
  ({ ...first, id, name, type: 'SPECIAL', sortOrder: 20_000 + id }) as const;

beforeEach(() => {
  answer('difficulties', allDifficulties);
  answer('filterLevels', { results: [aLevel()], count: 1, hasMore: false });
});

const bodies = () => asked('filterLevels').map(({ body }) => body);
/** What is chosen stands as chips outside of it. */
const specials = async () => within(await screen.findByRole('dialog', { name: 'Specials' }));
const openSpecials = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: /^Specials/ }));
const chip = async (name: string) => (await specials()).findByRole('button', { name });
const knobs = () => screen.getAllByRole('slider').map((knob) => knob.getAttribute('aria-valuetext'));
const without = (...names: string[]) => allDifficulties.filter(({ name }) => !names.includes(name));

test('a special that staff add is in the open filter, without loading the page again', async () => {
  const { user, router } = await renderApp({ path: '/levels', viewer: { isRater: true } });
  await openSpecials(user);
  await chip('Q2');
  expect(screen.queryByRole('button', { name: 'Hard, really' })).toBeNull();
  answer('difficulties', [...allDifficulties, special(500, 'Hard, really')]);
  const frame = { type: 'difficultyUpdate', data: { difficultyId: 500, action: 'create' } } as const;
  await waitFor(() => openStream());
  act(() => openStream().send(frame));
  const added = await chip('Hard, really');
  expect(within(screen.getByRole('group', { name: 'Extra' })).getByText('Hard, really')).toBeVisible();
  await user.click(added);
  await user.click(await chip('Bus'));
  await waitFor(() =>
    expect(bodies().at(-1)).toMatchObject({ specialDifficulties: ['Hard, really', 'Bus'] }),
  );
  expect(router.state.location.searchStr).toBe('?scale=0&special=Hard%5C,+really,Bus');
  await expectAccessible();
});

test('a link with names of any kind chooses them', async () => {
  const names = ['Hard, really', '地狱', 'P1~G3', 'x'.repeat(40)];
  answer('difficulties', [...allDifficulties, ...names.map((name, index) => special(500 + index, name))]);
  const { user } = await renderApp({
    path: `/levels?special=hard\\, really,地狱,p1~g3,${'x'.repeat(40)}&scale=0`,
  });
  await openSpecials(user);
  for (const name of names) expect(await chip(name)).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(bodies().at(-1)).toEqual({ specialDifficulties: names }));
});

test('a knob on a step that was deleted says where the range ends', async () => {
  answer('difficulties', without('P1', 'G1', 'U20'));
  const { router } = await renderApp({ path: '/levels?from=21' });
  await waitFor(() => expect(knobs()).toEqual(['G2', 'U19']));
  await act(() => router.navigate({ to: '/levels', search: { to: 21 } }));
  await waitFor(() => expect(knobs()).toEqual(['P2', 'P20']));
  await act(() => router.navigate({ to: '/levels', search: { from: 21, to: 21 } }));
  await waitFor(() => expect(knobs()).toEqual(['G1', 'G1']));
});

test('steps are found by name, not by id, case or place, and a special of that name is none', async () => {
  const moved = without('G1', 'G2').map((row) => ({ ...row, sortOrder: 5_000 - row.sortOrder }));
  const renewed = { ...first, id: 900, type: 'PGU', name: 'g1', legacy: 'new', sortOrder: 9_000 };
  answer('difficulties', [...moved, renewed, special(901, 'G2')]);
  const { user } = await renderApp({ path: '/levels?from=21&to=22' });
  await waitFor(() => expect(knobs()).toEqual(['g1', 'g1']));
  await openSpecials(user);
  await user.click(await (await specials()).findByRole('switch', { name: 'Legacy labels' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(knobs()).toEqual(['new', 'new']));
});
