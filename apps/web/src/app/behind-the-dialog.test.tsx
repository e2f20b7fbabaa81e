import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aLevel, aLevelDetail, aPass, difficulties } from '../testing/catalogue.ts';
import { renderApp } from '../testing/render-app.tsx';
import { answer } from '../testing/wire.ts';

// What was saved in a dialog shows on the page behind it, though no live event reports it.

const passDetail = (fields: object) => ({
  ...aPass(fields),
  scoreInfo: { currentRankedScore: 1000, previousRankedScore: 900, impact: 100, impactRank: 1 },
  ranks: { rankedScoreRank: 3 },
});

/** What the server holds; a save changes it. */
let song: string;
let speed: number;

const page = <T,>(results: T[]) => ({ results, count: results.length, hasMore: false });
const level = () => aLevelDetail({ song });
const pass = () => passDetail({ speed, level: level() });

beforeEach(() => {
  song = 'Night Ferry';
  speed = 1;
  answer('difficulties', difficulties);
  answer('levelDetail', level, { id: 5 });
  answer('filterLevels', () => page([aLevel({ song })]));
  answer('passesOfLevel', () => [aPass({ speed })], { id: 5 });
  answer('passDetail', pass, { id: 91 });
  answer('filterPasses', () => page([aPass({ speed })]));
  answer(
    'editLevel',
    () => {
      song = 'Morning Ferry';
      return { ...level(), level: level(), message: 'ok' };
    },
    { id: 5 },
  );
  answer(
    'editPass',
    () => {
      speed = 1.25;
      return { ...pass(), pass: pass(), message: 'ok' };
    },
    { id: 91 },
  );
});

/** Types into a field of the dialog that the page's button opens, and saves. */
async function edit(path: string, dialog: string, field: RegExp, text: string): Promise<void> {
  const { user } = await renderApp({ path, viewer: { isSuperAdmin: true } });
  await user.click((await screen.findAllByRole('button', { name: 'Edit' }))[0]!);
  const form = within(await screen.findByRole('dialog', { name: dialog }));
  fireEvent.change(form.getByLabelText(field), { target: { value: text } });
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: dialog })).toBeNull());
}

test('a saved level shows on its page', async () => {
  await edit('/levels/5', 'Edit level', /^Song/, 'Morning Ferry');
  expect(await screen.findByRole('heading', { level: 1, name: 'Morning Ferry' })).toBeVisible();
});

test('a saved level shows in the list', async () => {
  await edit('/levels', 'Edit level', /^Song/, 'Morning Ferry');
  expect(await screen.findByRole('link', { name: /Morning Ferry/ })).toBeVisible();
});

test('a saved pass shows on its page', async () => {
  await edit('/passes/91', 'Edit pass', /^Speed/, '1.25');
  expect((await screen.findAllByText(/1\.25×/))[0]).toBeVisible();
});

test('a saved pass shows in the list', async () => {
  await edit('/passes', 'Edit pass', /^Speed/, '1.25');
  expect(await screen.findByText(/1\.25×/)).toBeVisible();
});
