import { beforeEach, expect, test } from 'vitest';
import { call } from '../lib/api/call.ts';
import { signIn } from '../lib/session/token.ts';
import { answer, asked, problem, refusal, refuse, sent } from './wire.ts';

beforeEach(() => signIn('abc'));

test('what was asked is told as it was given, and only what changes something is sent', async () => {
  answer('listLevels', { results: [], count: 0, hasMore: false });
  answer('editLevel', { message: 'ok' });
  answer('logout', null);
  await call('listLevels', { query: '12', limit: 5, offset: 0 });
  await call('editLevel', { id: 5, body: { song: 'Night Ferry', version: 1 } });
  expect(await call('logout')).toBeNull();
  expect(asked('listLevels')).toEqual([{ query: '12', limit: 5, offset: 0 }]);
  expect(sent).toEqual([
    ['editLevel', { id: 5, body: { song: 'Night Ferry', version: 1 } }],
    ['logout', {}],
  ]);
});

test('a call whose path another one could stand for is answered by its own name', async () => {
  answer('levelWheel', { seed: 7 });
  answer('levelDetail', { id: 5 });
  expect(await call('levelWheel')).toEqual({ seed: 7 });
  expect(await call('levelDetail', { id: 5 })).toEqual({ id: 5 });
});

test('an answer may be for some calls only, and the last one that fits counts', async () => {
  answer('levelDetail', ({ id }) => ({ id, song: 'any' }));
  answer('levelDetail', { id: 5, song: 'five' }, { id: 5 });
  expect(await call('levelDetail', { id: 5 })).toMatchObject({ song: 'five' });
  expect(await call('levelDetail', { id: 6 })).toMatchObject({ id: 6, song: 'any' });
});

test('a refusal has the status of its code unless another one is given', async () => {
  refuse('levelDetail', 'LEVEL_DELETED');
  await expect(call('levelDetail', { id: 5 })).rejects.toMatchObject({ status: 403, code: 'LEVEL_DELETED' });
  refuse('levelDetail', problem('NO_SUCH_CODE'), {}, 418);
  await expect(call('levelDetail', { id: 5 })).rejects.toMatchObject({ status: 418, code: 'NO_SUCH_CODE' });
  answer('verifyDifficultyPassword', () => refusal('INVALID_SUPER_ADMIN_PASSWORD'));
  const headers = { 'x-super-admin-password': 'wrong' };
  await expect(call('verifyDifficultyPassword', {}, { headers })).rejects.toMatchObject({ status: 403 });
});
