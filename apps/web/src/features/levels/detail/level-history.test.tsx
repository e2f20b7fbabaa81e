import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { aLevel, difficulties } from '../../../testing/catalogue.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answerWith } from '../../../testing/wire.ts';

async function open(changes: object[] | null) {
  const level = aLevel({
    previousDifficulty: null,
    aliases: [],
    version: 1,
    hasRating: false,
    firstClear: null,
    highestScore: null,
    highestSpeed: null,
    highestAccuracy: null,
  });
  answerWith('get', `/v2/database/levels/${level.id}`, level);
  answerWith('get', `/v2/database/passes/level/${level.id}`, []);
  answerWith('get', '/v2/database/difficulties', difficulties);
  const path = `/v2/database/levels/${level.id}/history`;
  if (changes === null)
    answerWith('get', path, { error: 'no', code: 'BUSY', message: 'no' }, { status: 503 });
  else answerWith('get', path, changes);
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
  expect(gone).toHaveTextContent('Nobody holds the worlds first any more.');
  expect(within(held!).getByRole('link', { name: 'Halcyon_7' })).toHaveAttribute('href', '/profile/3');
  expect(rerated).toHaveTextContent(`G99→ ${level.difficulty.name}`);
  expect(rerated).toHaveTextContent('harder than it looks');
  expect(rerated).toHaveTextContent('Votes: 4 of raters, 9 of the community');
  await expectAccessible();
  await user.click(within(section).getByRole('button', { name: 'Hide' }));
  expect(within(section).queryByRole('listitem')).toBeNull();
});

test('says that nothing changed, or that it could not be read', async () => {
  const { section } = await open([]);
  expect(await within(section).findByText('Nothing has changed since the level came here.')).toBeVisible();
});

test('says why it could not be read', async () => {
  const { section } = await open(null);
  expect(await within(section).findByText('The server is busy. Try again in a moment.')).toBeVisible();
});
