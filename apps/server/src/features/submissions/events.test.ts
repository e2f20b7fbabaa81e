import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import type { RondoEvent } from '../../platform/events/event.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { aCreator, aLevel, aPlayer } from '../../testing/catalogue.ts';
import { levelBody, passBody } from '../../testing/forms.ts';
import { submissionsOfTests } from '../../testing/submissions-of-tests.ts';

let received: RondoEvent[] = [];
const app = appOfTests();
const { user, admin, send } = submissionsOfTests(app);
beforeAll(() => app.deps.events.subscribe((event) => received.push(event)));
afterEach(() => {
  received = [];
});

/** Every event so far: they come in the order of the commits, so a last one closes the list. */
async function everythingReceived(): Promise<RondoEvent[]> {
  const end = { type: 'levelUpdate', data: { levelId: -1, action: 'end' } } as const;
  await transaction(app.deps.db, (trx) => publishEvent(trx, end));
  await expect.poll(() => received.some((event) => JSON.stringify(event) === JSON.stringify(end))).toBe(true);
  return received.filter(
    (event) => event.type !== 'staffWrite' && JSON.stringify(event) !== JSON.stringify(end),
  );
}

const { call } = app.as(admin);

describe('events', () => {
  it('follow a level from its form to its rating', async () => {
    const creator = await aCreator(app.deps.db, { name: 'Known' });
    const { submissionId } = (await send('level', levelBody())).body;
    const row = await app.deps.db
      .selectFrom('credit_requests')
      .select('id')
      .where('submission_id', '=', submissionId)
      .executeTakeFirstOrThrow();
    await call('assignProfiles', {
      id: submissionId,
      body: { creatorRequests: [{ id: row.id, creatorId: creator.id }] },
    });
    const { levelId, ratingId } = (await call('approveLevel', { id: submissionId })).body;
    await call('editLevel', { id: levelId, body: { diffId: 21, toRate: false } });
    await call('editLevel', { id: levelId, body: { diffId: 21 } });
    const about = { submissionId, submissionType: 'level' };
    expect(await everythingReceived()).toEqual([
      { type: 'submissionUpdate', data: { action: 'create', ...about } },
      { type: 'submissionUpdate', data: { action: 'update', ...about } },
      { type: 'submissionUpdate', data: { action: 'approve', ...about } },
      { type: 'ratingUpdate', data: { ratingId, levelId } },
      { type: 'levelUpdate', data: { levelId, action: 'create' } },
      { type: 'levelUpdate', data: { levelId, action: 'update' } },
      { type: 'ratingUpdate', data: { ratingId, levelId } },
    ]);
  });

  it('follow a pass from its form to its list, and of a ban', async () => {
    const { db } = app.deps;
    const levelId = await aLevel(db);
    const { submissionId } = (await send('pass', passBody(levelId, { passer: 'Event maker' }))).body;
    const playerId = await aPlayer(db);
    await call('assignPlayer', { id: submissionId, body: { playerId } });
    const { passId } = (await call('approvePass', { id: submissionId })).body;
    for (const isBanned of [true, false]) await call('banPlayer', { id: user.playerId, body: { isBanned } });
    const about = { submissionId, submissionType: 'pass' };
    const ban = [
      { type: 'playerUpdate', data: { playerId: user.playerId } },
      { type: 'permissionChanged', data: { userId: user.id } },
    ];
    expect(await everythingReceived()).toEqual([
      { type: 'submissionUpdate', data: { action: 'create', ...about } },
      { type: 'submissionUpdate', data: { action: 'assign-player', ...about } },
      { type: 'submissionUpdate', data: { action: 'approve', ...about } },
      { type: 'passUpdate', data: { passId, levelId, playerId, action: 'create' } },
      ...ban,
      ...ban,
    ]);
  });

  it('report nothing that was refused or rolled back', async () => {
    const levelId = await aLevel(app.deps.db);
    const body = passBody(levelId);
    await send('pass', { ...body, speed: 0 });
    const { submissionId } = (await send('pass', body)).body;
    await send('pass', body);
    await call('approvePass', { id: submissionId });
    await call('approveLevel', { id: 999_999 });
    await call('editLevel', { id: levelId, body: { diffId: 4711 } });
    await call('editLevel', { id: levelId, body: { version: 99, song: 'Stale' } });
    expect((await everythingReceived()).map(({ type }) => type)).toEqual(['submissionUpdate']);
  });
});
