import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aLevel, aLevelDetail, aPass, difficulties } from '../testing/catalogue.ts';
import { renderApp } from '../testing/render-app.tsx';
import { answer } from '../testing/wire.ts';

/** An answer that does not come before it is let. */
function held<T>(reply: T) {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { reply: () => until.then(() => reply), release };
}

test('the row of a list draws the head of its pass before the pass has come', async () => {
  answer('difficulties', difficulties);
  answer('filterPasses', { results: [{ ...aPass({ id: 91 }), level: aLevel() }], count: 1, hasMore: false });
  const pass = {
    ...aPass({ id: 91 }),
    level: aLevel(),
    scoreInfo: { currentRankedScore: 5, previousRankedScore: 1, impact: 4, impactRank: 1 },
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
