import { describe, expect, it } from 'vitest';
import { aLevel, aPass, aPlayer } from '../../../testing/catalogue.ts';
import { handIn, passBody } from '../../../testing/forms.ts';
import { changeRow, storedRow } from '../../../testing/stored-row.ts';
import { announcerOfTests } from '../testing/announcer.ts';

const announcer = announcerOfTests();
const { site, chat } = announcer;

/** A clear that goes to one channel, announced by a call that still waits for its message. */
async function onItsWay() {
  const channel = await announcer.aChannel('clears');
  await announcer.rules(21, { actions: [{ channelId: channel.id }] });
  const { db } = site.deps;
  const level_id = await aLevel(db, { is_announced: true });
  const id = await aPass(db, { level_id, player_id: await aPlayer(db), is_listed: true });
  const reply = announcer.call('announcePasses', { body: { passIds: [id] } });
  await expect.poll(async () => (await announcer.jobs()).length).toBe(1);
  return { id, level_id, reply };
}

describe('while a message waits', () => {
  it('marking cancels it, and is no second message', async () => {
    const { id, reply } = await onItsWay();
    expect((await announcer.call('markPassAnnounced', { id })).body).toMatchObject({ success: true });
    expect((await announcer.call('markPassAnnounced', { id })).status).toBe(200);
    expect((await announcer.replyAfterWork(reply)).body.results).toMatchObject([
      { status: 'failed', error: 'STOPPED' },
    ]);
    expect(chat.messages).toEqual([]);
    expect((await storedRow(site.deps.db, 'passes', id)).is_announced).toBe(true);
  });

  it('stopping cancels it, and the item may be announced again', async () => {
    const { id, reply } = await onItsWay();
    const { body } = await announcer.call('stopAnnouncements', { body: { kind: 'passes', ids: [id] } });
    expect(body.cancelled).toBe(1);
    await announcer.replyAfterWork(reply);
    expect(chat.messages).toEqual([]);
    expect((await announcer.announce('passes', [id])).body.results).toMatchObject([{ id, status: 'sent' }]);
    const { body: history } = await announcer.call('passAnnouncements', { id });
    expect(history).toMatchObject([
      {
        state: 'sent',
        by: { id: announcer.admin.id },
        targets: [{ state: 'sent', directive: { name: 'Rule 0' } }],
      },
      { state: 'cancelled', targets: [{ state: 'cancelled', error: 'STOPPED' }] },
    ]);
  });

  it('taking the decision about its submission back cancels it, at once', async () => {
    const { id, level_id, reply } = await onItsWay();
    const { body } = await handIn(site, announcer.admin.token, 'pass', passBody(level_id));
    const submission = { id: body.submissionId };
    await changeRow(site.deps.db, 'pass_submissions', submission.id, {
      status: 'approved',
      decided_at: site.clock.now(),
      pass_id: id,
    });
    expect((await announcer.call('undoPassDecision', submission)).status).toBe(200);
    expect(await announcer.jobs()).toMatchObject([{ state: 'cancelled' }]);
    const { body: history } = await announcer.call('passAnnouncements', { id });
    expect(history).toMatchObject([{ state: 'cancelled', targets: [{ error: 'STOPPED' }] }]);
    await announcer.replyAfterWork(reply);
    expect(chat.messages).toEqual([]);
  });

  it.each([
    ['announced by hand', { is_announced: true }, 'CHANGED'],
    ['deleted', { is_deleted: true }, 'DELETED'],
    ['a duplicate', { is_duplicate: true }, 'DUPLICATE'],
  ])('a clear that becomes %s is not told', async (_name, change, error) => {
    const { id, reply } = await onItsWay();
    await changeRow(site.deps.db, 'passes', id, change);
    expect((await announcer.replyAfterWork(reply)).body.results).toMatchObject([{ status: 'failed', error }]);
    expect(chat.messages).toEqual([]);
  });
});

it('the first of its kind is told once; a failed message frees the kind', async () => {
  const [firsts, all] = [await announcer.aChannel('firsts'), await announcer.aChannel('all')];
  await announcer.rules(
    21,
    { firstOfKind: true, actions: [{ channelId: firsts.id }] },
    { actions: [{ channelId: all.id }] },
  );
  const { db } = site.deps;
  const level_id = await aLevel(db, { is_announced: true });
  const at = (day: number) => new Date(Date.UTC(2024, 0, day));
  const made = async (day: number) =>
    aPass(db, { level_id, player_id: await aPlayer(db), is_listed: true, vid_upload_time: at(day) });
  const [later, first] = [await made(9), await made(2)];
  await announcer.announce('passes', [later]);
  expect([announcer.told(firsts).length, announcer.told(all).length]).toEqual([0, 1]);
  chat.settings.decide = (_, webhook) => (webhook === firsts.webhook ? { status: 400 } : null);
  await announcer.announce('passes', [first]);
  expect(await db.selectFrom('first_of_kind').selectAll().execute()).toEqual([]);
  chat.settings.decide = null;
  await announcer.announce('passes', [first]);
  expect([announcer.told(firsts).length, announcer.told(all).length]).toEqual([1, 2]);
  expect(await db.selectFrom('first_of_kind').selectAll().execute()).toMatchObject([{ is_consumed: true }]);
  await announcer.announce('passes', [await made(1)]);
  expect(announcer.told(firsts)).toHaveLength(1);
});

it('a day is never the first of its kind before a time of that day, and is told as a day', async () => {
  const [channel, all] = [await announcer.aChannel('firsts'), await announcer.aChannel('all')];
  await announcer.rules(
    21,
    { firstOfKind: true, actions: [{ channelId: channel.id }] },
    { actions: [{ channelId: all.id }] },
  );
  const { db } = site.deps;
  const level_id = await aLevel(db, { is_announced: true });
  const made = async (time: string, is_day_only: boolean) =>
    aPass(db, {
      level_id,
      player_id: await aPlayer(db),
      is_listed: true,
      vid_upload_time: new Date(time),
      is_day_only,
    });
  const day = await made('2026-11-20T23:59:59.999Z', true);
  const last = await made('2026-11-20T23:59:59.999Z', false);
  const next = await made('2026-11-21T00:00:00Z', false);
  for (const [id, told] of [
    [day, 0],
    [next, 0],
    [last, 1],
  ] as const) {
    await announcer.announce('passes', [id]);
    expect(announcer.told(channel)).toHaveLength(told);
  }
  const [toldOfDay, toldOfNext] = chat.messages
    .filter(({ webhook }) => webhook === all.webhook)
    .map(({ body }) => body.embeds[0]);
  expect(toldOfDay).not.toHaveProperty('timestamp');
  expect(toldOfDay?.footer?.text).toMatch(/ · 2026-11-20$/);
  expect(toldOfNext?.timestamp).toBe('2026-11-21T00:00:00.000Z');
});

it('a failed message frees the kind of a level as well', async () => {
  const channel = await announcer.aChannel('firsts');
  await announcer.rules(21, {
    triggerType: 'LEVEL',
    firstOfKind: true,
    actions: [{ channelId: channel.id }],
  });
  const id = await aLevel(site.deps.db, { previous_diff_id: 0 });
  const kinds = () => site.deps.db.selectFrom('first_of_kind').select('is_consumed').execute();
  chat.settings.decide = () => ({ status: 400 });
  await announcer.announce('levels', [id]);
  expect(await kinds()).toEqual([]);
  chat.settings.decide = null;
  await announcer.announce('levels', [id]);
  expect(announcer.told(channel)).toHaveLength(1);
  expect(await kinds()).toEqual([{ is_consumed: true }]);
});

it('two who announce, stop and announce again at once tell nothing twice', async () => {
  const channel = await announcer.aChannel('clears');
  await announcer.rules(21, { actions: [{ channelId: channel.id }] });
  const { db } = site.deps;
  const level_id = await aLevel(db, { is_announced: true });
  const ids: number[] = [];
  for (let made = 0; made < 12; made += 1)
    ids.push(await aPass(db, { level_id, player_id: await aPlayer(db), is_listed: true }));
  const announce = () =>
    announcer.replyAfterWork(announcer.call('announcePasses', { body: { passIds: ids } }));
  const stop = () => announcer.call('stopAnnouncements', { body: { kind: 'passes', ids } });
  const look = () => announcer.call('announcementState', { body: { kind: 'passes', ids } });
  const replies = await Promise.all([announce(), announce(), stop(), look(), stop(), announce(), look()]);
  expect(replies.filter(({ status }) => status === 500)).toEqual([]);
  await announce();
  const links = chat.messages.flatMap(({ body }) =>
    body.embeds.map(({ url }) => Number(url.split('/').at(-1))),
  );
  expect(links.toSorted((a, b) => a - b)).toEqual(ids);
});
