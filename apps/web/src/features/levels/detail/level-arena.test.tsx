import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { aLevelDetail, aPass, aPlayerRef, difficulties } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer } from '../../../testing/wire.ts';

/** The player of who is signed in. */
const own = aPlayerRef({ id: 3, name: 'Halcyon_7' });
const scoreInfo = { currentRankedScore: 300, previousRankedScore: 268.94, impact: 31.06, impactRank: 1 };

/** Passes of other players, best first: 1000, 990, 980 … */
const others = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aPass({
      id: 200 + index,
      player: aPlayerRef({ id: 50 + index, name: `Player ${index + 1}` }),
      scoreV2: 1000 - 10 * index,
    }),
  );

beforeEach(() => {
  answer('difficulties', difficulties);
  answer('levelDetail', aLevelDetail(), { id: 5 });
});

/** The strip once it says something. */
const yours = () =>
  waitFor(() => {
    const strip = screen.getByRole('region', { name: 'Your clear' });
    expect(strip).not.toHaveTextContent(/^$/);
    return strip;
  });

test("shows one's best clear, what is missing to the next rank, and what it brought", async () => {
  answer('passesOfLevel', [...others(3), aPass({ id: 91, player: own, scoreV2: 900.5 })], { id: 5 });
  answer('passDetail', { ...aPass({ id: 91, player: own }), scoreInfo }, { id: 91 });
  await renderApp({ path: '/levels/5', viewer: {} });
  const strip = await yours();
  expect(strip).toHaveTextContent('#4 of 4');
  expect(strip).toHaveTextContent('900.50');
  expect(strip).toHaveTextContent('79.50 to #3, Player 3');
  await waitFor(() => expect(strip).toHaveTextContent('+31.06'));
  expect(await within(strip).findByRole('link', { name: 'Open your clear' })).toHaveAttribute(
    'href',
    '/passes/91',
  );
  const row = (await screen.findAllByRole('row')).at(-1)!;
  expect(row).toHaveTextContent('You');
  await expectAccessible();
});

test('who is shown with the same score is no step ahead, and nobody is ahead of the first', async () => {
  const tied = others(2).map((pass) => ({ ...pass, scoreV2: 900.501 }));
  answer('passesOfLevel', [...tied, aPass({ id: 91, player: own, scoreV2: 900.5 })], { id: 5 });
  answer('passDetail', { ...aPass({ id: 91, player: own }), scoreInfo }, { id: 91 });
  await renderApp({ path: '/levels/5', viewer: {} });
  expect(await yours()).toHaveTextContent('You hold the first place');
});

test('invites who has no clear, and asks visitors to sign in', async () => {
  answer('passesOfLevel', others(1), { id: 5 });
  const { user, router } = await renderApp({ path: '/levels/5' });
  const strip = await yours();
  await user.click(within(strip).getByRole('link', { name: 'Sign in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('says to the signed-in that they have no clear yet, and what one would bring', async () => {
  answer('passesOfLevel', others(1), { id: 5 });
  answer('myClears', { levels: [], bestScores: [300] });
  await renderApp({ path: '/levels/5', viewer: {} });
  const strip = await yours();
  expect(strip).toHaveTextContent('You have not cleared this level yet.');
  await waitFor(() =>
    expect(strip).toHaveTextContent(/98\.00% here would add about [\d.,]+ to your ranked score\.$/),
  );
});

test('leads to the form with the level filled in, also where nobody has cleared it', async () => {
  answer('passesOfLevel', [], { id: 5 });
  await renderApp({ path: '/levels/5', viewer: {} });
  const links = await screen.findAllByRole('link', { name: 'Submit a clear' });
  await screen.findByRole('heading', { name: 'Nobody has cleared this level yet' });
  for (const link of links) expect(link).toHaveAttribute('href', '/submission/pass?level=5');
  expect(screen.queryByRole('region', { name: 'Your clear' })).toBeNull();
});

test("shows the first ten and one's own row, and the others on request", async () => {
  answer('passesOfLevel', [...others(70), aPass({ id: 91, player: own, scoreV2: 1 })], { id: 5 });
  answer('passDetail', { ...aPass({ id: 91, player: own }), scoreInfo }, { id: 91 });
  const { user } = await renderApp({ path: '/levels/5', viewer: {} });
  const places = async () =>
    (await screen.findAllByRole('row'))
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  expect(await places()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '71']);
  await user.click(screen.getByRole('button', { name: 'Show ranks 11 to 60' }));
  expect(await places()).toHaveLength(61);
  await user.click(screen.getByRole('button', { name: 'Show ranks 61 to 71' }));
  expect(await places()).toHaveLength(71);
  expect(screen.queryByRole('button', { name: /^Show ranks/ })).toBeNull();
});

test('draws feelings that are difficulties as badges, and leaves other words as they are', async () => {
  const passes = [aPass({ id: 91, feelingRating: 'g6' }), aPass({ id: 92, feelingRating: 'like a storm' })];
  answer('passesOfLevel', passes, { id: 5 });
  await renderApp({ path: '/levels/5' });
  const [, first, second] = await screen.findAllByRole('row');
  expect(await within(first!).findByRole('img', { name: 'G6' })).toBeVisible();
  expect(second).toHaveTextContent('like a storm');
});
