import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  aLeader,
  aLevel,
  aLevelDetail,
  aPass,
  aPlayer,
  aStanding,
  difficulties,
} from '../testing/catalogue.ts';
import { renderApp } from '../testing/render-app.tsx';
import { answer, asked } from '../testing/wire.ts';

/** An answer that does not come before it is let. */
function held<T>(reply: T) {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { reply: () => until.then(() => reply), release };
}

const scoreInfo = { currentRankedScore: 5, previousRankedScore: 1, impact: 4, impactRank: 1 };

test('the row of a list draws the head of its pass before the pass has come', async () => {
  answer('difficulties', difficulties);
  answer('filterPasses', { results: [{ ...aPass({ id: 91 }), level: aLevel() }], count: 1, hasMore: false });
  const pass = {
    ...aPass({ id: 91 }),
    level: aLevel(),
    scoreInfo,
    ranks: { rankedScoreRank: 3 },
  };
  const awaited = held(pass);
  answer('passDetail', awaited.reply, { id: 91 });
  const { user } = await renderApp({ path: '/passes' });
  await user.click((await screen.findAllByRole('link', { name: 'Night Ferry' }))[0]!);
  expect(await screen.findByRole('region', { name: 'This clear' })).toHaveTextContent('98.00%');
  expect(screen.queryByText('#3')).toBeNull();
  awaited.release();
  expect(await screen.findByText('#3')).toBeVisible();
});

test('the row of a list draws the head of its level before the level has come', async () => {
  answer('difficulties', difficulties);
  answer('filterLevels', { results: [aLevel()], count: 1, hasMore: false });
  answer('passesOfLevel', [], { id: 5 });
  const awaited = held(aLevelDetail());
  answer('levelDetail', awaited.reply, { id: 5 });
  const { user } = await renderApp({ path: '/levels' });
  await user.click(await screen.findByRole('link', { name: 'Night Ferry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Night Ferry' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Information' })).toBeNull();
  awaited.release();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Information' })).toBeVisible());
});

test('the row of the leaderboard draws the head of its player before the player has come', async () => {
  answer('leaderboard', { results: [aLeader()], count: 1, hasMore: false });
  answer('playerStanding', aStanding(), { id: 3 });
  answer('difficulties', difficulties);
  const awaited = held(aPlayer());
  answer('player', awaited.reply, { id: 3 });
  const { user } = await renderApp({ path: '/leaderboard' });
  await user.click(await screen.findByRole('link', { name: 'Halcyon_7' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Halcyon_7/ })).toBeVisible();
  expect(screen.getByText('#1')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Passes' })).toBeNull();
  awaited.release();
  expect(await screen.findByRole('list', { name: 'Passes' })).toBeVisible();
});

test('a profile draws the head of its pass, and a pass the head of its level', async () => {
  answer('difficulties', difficulties);
  answer('player', aPlayer(), { id: 3 });
  answer('playerStanding', aStanding(), { id: 3 });
  answer('passesOfLevel', [], { id: 5 });
  const level = aLevel({ levelCredits: [] });
  const pass = { ...aPass({ id: 91 }), level, scoreInfo, ranks: { rankedScoreRank: 3 } };
  const [awaitedPass, awaitedLevel] = [held(pass), held(aLevelDetail())];
  answer('passDetail', awaitedPass.reply, { id: 91 });
  answer('levelDetail', awaitedLevel.reply, { id: 5 });
  const { user } = await renderApp({ path: '/profile/3' });
  const passes = within(await screen.findByRole('list', { name: 'Passes' }));
  await user.click(passes.getByRole('link', { name: 'Night Ferry' }));
  expect(await screen.findByRole('region', { name: 'This clear' })).toHaveTextContent('98.00%');
  expect(screen.queryByText('#3')).toBeNull();
  awaitedPass.release();
  expect(await screen.findByText('#3')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Night Ferry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Night Ferry' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Information' })).toBeNull();
  awaitedLevel.release();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Information' })).toBeVisible());
});

test.each([
  ['one’s own place', 3],
  ['that one has no place', 77],
])('a profile that is in no list opens after a leaderboard that knows %s', async (_, playerId) => {
  answer('difficulties', difficulties);
  answer('leaderboard', { results: [aLeader()], count: 1, hasMore: false });
  answer('playerStanding', aStanding(), { id: 9 });
  answer('player', aPlayer({ id: 9, name: 'Koralik' }), { id: 9 });
  const { router } = await renderApp({ path: '/leaderboard', viewer: { playerId } });
  await waitFor(() =>
    expect(asked('leaderboard')).toContainEqual(expect.objectContaining({ around: playerId })),
  );
  await screen.findByText(playerId === 3 ? 'Your rank' : 'Not ranked yet');
  await act(() => router.navigate({ to: '/profile/$id', params: { id: 9 } }));
  expect(await screen.findByRole('heading', { level: 1, name: /Koralik/ })).toBeVisible();
});
