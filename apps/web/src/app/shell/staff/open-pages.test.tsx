import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aLevelDetail, aPass, difficulties } from '../../../testing/catalogue.ts';
import { FakeEventSource, openStream } from '../../../testing/event-source.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, asked } from '../../../testing/wire.ts';

// Pages and events meet only in the query keys: these tests check that both use the same ones.

beforeEach(() => answer('difficulties', difficulties));

async function openPage(path: string) {
  await renderApp({ path, viewer: { isSuperAdmin: true } });
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  act(() => openStream().accept());
}

test('an open level shows what another person changed, its leaderboard included', async () => {
  answer('levelDetail', aLevelDetail({ song: 'Old name' }), { id: 5 });
  answer('passesOfLevel', [], { id: 5 });
  await openPage('/levels/5');
  expect(await screen.findByRole('heading', { level: 1, name: /Old name/ })).toBeVisible();

  answer('levelDetail', aLevelDetail({ song: 'New name' }), { id: 5 });
  act(() => openStream().send({ type: 'levelUpdate', data: { levelId: 5, action: 'update' } }));
  expect(await screen.findByRole('heading', { level: 1, name: /New name/ })).toBeVisible();

  answer('passesOfLevel', [aPass()], { id: 5 });
  const data = { passId: 91, levelId: 5, playerId: 3, action: 'create' };
  act(() => openStream().send({ type: 'passUpdate', data }));
  expect(await screen.findByRole('row', { name: new RegExp(aPass().player.name) })).toBeVisible();
});

test('the desk shows a submission that has just come', async () => {
  answer('pendingLevels', []);
  const timesAsked = () => asked('pendingLevels').length;
  await openPage('/admin/submissions');
  await waitFor(() => expect(timesAsked()).toBe(1));
  const data = { action: 'create', submissionId: 8, submissionType: 'level' } as const;
  act(() => openStream().send({ type: 'submissionUpdate', data }));
  await waitFor(() => expect(timesAsked()).toBe(2));
});
