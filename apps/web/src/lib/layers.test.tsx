import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { aLevel, aLevelDetail, difficulties } from '../testing/catalogue.ts';
import { renderApp } from '../testing/render-app.tsx';
import { answer, asked } from '../testing/wire.ts';
import { layeredHistory, openLayer } from './layers.ts';

const bar = () => within(screen.getByRole('banner'));

let pops = 0;

beforeEach(() => {
  answer('difficulties', difficulties);
  answer('leaderboard', { results: [], count: 0, hasMore: false });
  answer('levelDetail', aLevelDetail(), { id: 5 });
  answer('passesOfLevel', [], { id: 5 });
});

/** The whole application in this browser's own history, on a page that another one led to. */
async function renderAfterStart(path: string, viewer?: object) {
  answer('filterLevels', { results: [aLevel()], count: 1, hasMore: false });
  window.history.pushState(null, '', '/no/such/page');
  const counting = new AbortController();
  window.addEventListener('popstate', () => (pops += 1), { signal: counting.signal });
  const history = layeredHistory();
  onTestFinished(() => {
    counting.abort();
    history.destroy();
    window.history.pushState(null, '', '/');
  });
  const app = await renderApp({ path: '/no/such/page', history, ...(viewer ? { viewer } : {}) });
  await app.router.navigate({ to: path });
  return app;
}

/** Presses Back, or Forward, and waits until the browser has moved. */
async function step(by: 1 | -1 | -2): Promise<void> {
  const before = pops;
  window.history.go(by);
  await waitFor(() => expect(pops).toBeGreaterThan(before));
}

const dialogs = () => screen.queryAllByRole('dialog').length;
const path = () => window.location.pathname;

test('Back closes the search help and leaves the list as it is; the next Back leaves the list', async () => {
  const { user } = await renderAfterStart('/levels');
  await screen.findByRole('listitem');
  await user.click(screen.getByRole('button', { name: 'Search help' }));
  await screen.findByRole('dialog');
  // The list, and what the help's examples come from.
  await waitFor(() => expect(asked('filterLevels')).toHaveLength(2));
  await step(-1);
  await waitFor(() => expect(dialogs()).toBe(0));
  expect(path()).toBe('/levels');
  await step(-1);
  await waitFor(() => expect(path()).toBe('/no/such/page'));
  expect(asked('filterLevels')).toHaveLength(2);
});

test('a layer closed by its button leaves no dead step, and Forward opens nothing', async () => {
  const { user } = await renderAfterStart('/levels');
  await user.keyboard('?');
  await screen.findByRole('dialog');
  await waitFor(() => expect(window.history.state).toHaveProperty('layer', 1));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(window.history.state).not.toHaveProperty('layer'));
  expect(path()).toBe('/levels');

  await step(1);
  await waitFor(() => expect(window.history.state).not.toHaveProperty('layer'));
  expect(dialogs()).toBe(0);
  await step(-1);
  await waitFor(() => expect(path()).toBe('/no/such/page'));
});

test('a link in the drawer takes the place of its entry', async () => {
  const { user, router } = await renderAfterStart('/levels');
  await user.click(bar().getByRole('button', { name: 'Menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await waitFor(() => expect(window.history.state).toHaveProperty('layer', 1));
  await user.click(drawer.getByRole('link', { name: 'Leaderboard' }));
  await waitFor(() => expect(path()).toBe('/leaderboard'));
  expect(dialogs()).toBe(0);
  await step(-1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/levels'));
  expect(dialogs()).toBe(0);
  await step(1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/leaderboard'));
});

test('Back asks about what was typed; a second Back stays, and "Discard" closes', async () => {
  const { user } = await renderAfterStart('/levels/5', { isSuperAdmin: true });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const song = await screen.findByRole('textbox', { name: /^Song/ });
  await user.type(song, ' II');
  await step(-1);
  await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await waitFor(() => expect(window.history.state).toHaveProperty('layer', 1));
  await step(-1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(window.history.state).toHaveProperty('layer', 1));
  expect(song).toHaveValue(`${aLevelDetail().song} II`);

  await step(-1);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(dialogs()).toBe(0));
  await waitFor(() => expect(window.history.state).not.toHaveProperty('layer'));
  expect(path()).toBe('/levels/5');
});

test('a dialog that refused to be left by Back asks once, and again at the next Back', async () => {
  const { user, router } = await renderAfterStart('/levels/5', { isSuperAdmin: true });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const song = await screen.findByRole('textbox', { name: /^Song/ });
  await user.type(song, ' II');
  await step(-2);
  const before = pops;
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(pops).toBeGreaterThan(before));
  await waitFor(() => expect(window.history.state).toHaveProperty('layer', 1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(path()).toBe('/levels/5');

  await step(-1);
  await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await waitFor(() => expect(window.history.state).toHaveProperty('layer', 1));
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await step(-2);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/no/such/page'));
  await waitFor(() => expect(dialogs()).toBe(0));
  await waitFor(() => expect(window.history.state).not.toHaveProperty('layer'));
});

test('after an ordinary Back, a layer still closes without the page being read again', async () => {
  const { user, router } = await renderAfterStart('/levels');
  await router.navigate({ to: '/leaderboard' });
  await step(-1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/levels'));
  await router.navigate({ to: '/levels/5' as never });
  await user.keyboard('?');
  await screen.findByRole('dialog');
  await waitFor(() => expect(window.history.state).toHaveProperty('layer', 1));
  let loads = 0;
  onTestFinished(router.subscribe('onBeforeLoad', () => (loads += 1)));
  await step(-1);
  await waitFor(() => expect(dialogs()).toBe(0));
  expect(path()).toBe('/levels/5');
  expect(loads).toBe(0);
});

test('a layer that must stay, stays over the page to which Back leads', async () => {
  const { router } = await renderAfterStart('/levels');
  const { history } = router;
  const close = openLayer(history, { onBack: () => false });
  await waitFor(() => expect(window.history.state).toHaveProperty('layer', 1));
  await step(-2);
  await waitFor(() => expect(router.state.location.pathname).toBe('/no/such/page'));
  await waitFor(() => expect(window.history.state).toHaveProperty('layer', 1));
  close();
  await waitFor(() => expect(window.history.state).not.toHaveProperty('layer'));
  expect(path()).toBe('/no/such/page');
});

test('layers over each other close one by one', async () => {
  const { user } = await renderAfterStart('/levels/5', { isSuperAdmin: true });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit level' }));
  await user.click(edit.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog');
  await waitFor(() => expect(window.history.state).toHaveProperty('layer', 2));
  await step(-1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(dialogs()).toBe(1);
  await step(-1);
  await waitFor(() => expect(dialogs()).toBe(0));
  expect(path()).toBe('/levels/5');
});

test.each(['Escape', 'Back'])('an address chosen in a layer stays when %s closes the layer', async (how) => {
  const { user, router } = await renderAfterStart('/levels');
  await user.keyboard('?');
  await screen.findByRole('dialog');
  await waitFor(() => expect(window.history.state).toHaveProperty('layer', 1));
  await router.navigate({ to: '/levels', search: { query: 'ember' } as never, replace: true });
  if (how === 'Back') await step(-1);
  else await user.keyboard('{Escape}');
  await waitFor(() => expect(dialogs()).toBe(0));
  await waitFor(() => expect(window.history.state).not.toHaveProperty('layer'));
  expect(window.location.search).toBe('?query=ember');
});

test.each([true, false])(
  'a page opened while a layer closes is the page one is on (replace: %s)',
  async (replace) => {
    const { user, router } = await renderAfterStart('/levels');
    await user.keyboard('?');
    await screen.findByRole('dialog');
    await waitFor(() => expect(window.history.state).toHaveProperty('layer', 1));
    const before = pops;
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(dialogs()).toBe(0));
    await router.navigate({ to: '/leaderboard', replace });
    await waitFor(() => expect(pops).toBeGreaterThan(before));
    await waitFor(() => expect(path()).toBe('/leaderboard'));
    expect(router.state.location.pathname).toBe('/leaderboard');
    await waitFor(() => expect(window.history.state).not.toHaveProperty('layer'));
    await step(-1);
    const below = replace ? '/no/such/page' : '/levels';
    await waitFor(() => expect(router.state.location.pathname).toBe(below));
    expect(path()).toBe(below);
  },
);
