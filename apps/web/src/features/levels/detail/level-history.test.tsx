import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { aLevel, aLevelDetail, difficulties } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, refuse } from '../../../testing/wire.ts';

async function open(changes: object[] | null, ratings: object[] = []) {
  const level = aLevelDetail();
  answer('levelDetail', level, { id: level.id });
  answer('passesOfLevel', [], { id: level.id });
  answer('difficulties', difficulties);
  answer('levelRatings', ratings, { id: level.id });
  if (changes === null) refuse('levelHistory', 'BUSY', { id: level.id });
  else answer('levelHistory', changes, { id: level.id });
  const { user } = await renderApp({ path: `/levels/${level.id}` });
  const section = await screen.findByRole('region', { name: 'History' });
  await user.click(within(section).getByRole('button', { name: 'Show' }));
  return { user, section };
}

test('shows difficulty, base score and worlds firsts on demand', async () => {
  const level = aLevel();
  const change = {
    date: new Date(Date.now() - 86_400_000).toISOString(),
    oldDifficulty: level.difficulty,
    newDifficulty: level.difficulty,
    oldBaseScore: null,
    newBaseScore: null,
    reason: '',
    votes: null,
    hasEffect: false,
  };
  const { section, user } = await open([
    { ...change, id: 4, changeId: 4, worldsFirst: null },
    { ...change, id: 3, changeId: 3, worldsFirst: { playerId: 3, name: 'Halcyon_7', passId: 91 } },
    {
      ...change,
      id: 2,
      changeId: 2,
      oldDifficulty: { ...level.difficulty, id: 999, name: 'G99' },
      newBaseScore: 123.4,
      reason: 'harder than it looks',
      votes: { manager: 4, community: 9 },
    },
  ]);
  const [gone, held, rerated] = await within(section).findAllByRole('listitem');
  expect(gone).toHaveTextContent('Nobody holds the worlds first.');
  expect(within(held!).getByRole('link', { name: 'Halcyon_7' })).toHaveAttribute('href', '/profile/3');
  expect(rerated).toHaveTextContent(`G99→ ${level.difficulty.name}`);
  expect(rerated).toHaveTextContent('harder than it looks');
  expect(rerated).toHaveTextContent('Votes: 4 by managers, 9 by the community');
  await expectAccessible();
  await user.click(within(section).getByRole('button', { name: 'Hide' }));
  expect(within(section).queryByRole('listitem')).toBeNull();
});

test('shows how the level was rated before, and what a change did to the ranks', async () => {
  const level = aLevel();
  const rating = {
    id: 8,
    requesterFR: 'G5~G7',
    rerateNum: '',
    rerateReason: 'the bridge',
    averageDifficulty: level.difficulty,
    communityDifficulty: null,
    votes: { manager: 4, community: 1 },
    createdAt: '2026-01-01T00:00:00.000Z',
    confirmedAt: '2026-02-01T00:00:00.000Z',
  };
  const change = {
    id: 2,
    changeId: 2,
    hasEffect: true,
    date: '2026-02-02T00:00:00.000Z',
    oldDifficulty: { ...level.difficulty, id: 999, name: 'G99' },
    newDifficulty: level.difficulty,
    oldBaseScore: null,
    newBaseScore: null,
    reason: '',
    votes: null,
  };
  const mover = {
    id: 3,
    name: 'Halcyon_7',
    rankedScoreBefore: 100,
    rankedScoreAfter: 110.5,
    rankBefore: 4,
    rankAfter: 2,
  };
  answer('changeEffect', { rescoredPasses: 3, players: [mover] }, { id: level.id, changeId: 2 });
  const { section, user } = await open(
    [change],
    [rating, { ...rating, id: 7, rerateNum: 'vote', confirmedAt: '2025-02-01T00:00:00.000Z' }],
  );
  const [changed, rated, voted] = await within(section).findAllByRole('listitem');
  expect(rated).toHaveTextContent(`Rating closedmanagers${level.difficulty.name}community-Requested: G5~G7`);
  expect(rated).toHaveTextContent('Reason: the bridge');
  expect(rated).toHaveTextContent('Votes: 4 by managers, 1 by the community');
  expect(voted).toHaveTextContent('Rerate: vote');
  await user.click(within(changed!).getByRole('button', { name: 'Effect on ranks' }));
  const effect = await screen.findByRole('dialog', { name: 'Effect on ranks' });
  expect(await within(effect).findByText('3 passes were rescored.')).toBeVisible();
  expect(within(effect).getByRole('row', { name: /Halcyon_7/ })).toHaveTextContent('100.00 → 110.50#4 → #2');
  await expectAccessible();
});

test('offers no effect where none was recorded with the change', async () => {
  const level = aLevel();
  const { section } = await open([
    {
      id: 2,
      changeId: 2,
      hasEffect: false,
      date: '2026-02-02T00:00:00.000Z',
      oldDifficulty: null,
      newDifficulty: level.difficulty,
      oldBaseScore: null,
      newBaseScore: 5,
      reason: '',
      votes: null,
    },
  ]);
  expect(await within(section).findByRole('listitem')).toHaveTextContent(level.difficulty.name);
  expect(within(section).queryByRole('button', { name: 'Effect on ranks' })).toBeNull();
});
