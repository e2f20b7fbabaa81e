import { beforeEach, describe, expect, it } from 'vitest';
import { appOfTests, beforeTests, closedAfter } from '../../../testing/before-tests.ts';
import { aLevel } from '../../../testing/catalogue.ts';
import { chatServer } from '../../../testing/chat-server.ts';
import { deliverAll } from '../../../testing/deliver-all.ts';
import { chosen, fresh } from '../../../testing/forms.ts';
import { submissionsOfTests } from '../../../testing/submissions-of-tests.ts';

const [levelHook, passHook] = ['300000000000000001', '300000000000000002'];
const chat = closedAfter(() => chatServer());
const config = beforeTests(async () => ({
  discordApiUrl: chat.url,
  noticeLevelsWebhook: chat.webhook(levelHook),
  noticePassesWebhook: chat.webhook(passHook),
}));
const app = appOfTests({ fetch, config });
const submissions = submissionsOfTests(app);
const quiet = appOfTests();
const ofQuiet = submissionsOfTests(quiet);

beforeEach(async () => {
  chat.messages.length = 0;
  chat.settings.decide = null;
  await app.deps.db.deleteFrom('jobs').execute();
});

const deliveries = async () => (await app.as(submissions.admin).call('deliveries')).body.results;
const embedOf = (index = 0) => chat.messages[index]?.body.embeds[0];

describe('a notice to staff', () => {
  it('tells of a submitted level, and pings nobody', async () => {
    const creatorRequests = [fresh('Wisp*gear'), fresh('@everyone', 'vfxer')];
    await submissions.levels.submit({ song: 'Paper Lantern', diff: 'G13', creatorRequests });
    await deliverAll(app);
    expect(chat.messages).toHaveLength(1);
    expect(chat.messages[0]).toMatchObject({
      webhook: levelHook,
      body: { username: 'Rondo Announcer', content: '', allowed_mentions: { parse: [] } },
    });
    const text = JSON.stringify(embedOf());
    for (const part of [
      'Paper Lantern',
      'Moss & Ember',
      submissions.user.username.replace('_', '\\\\_'),
      'G13',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('"@everyone');
    expect(await deliveries()).toMatchObject([
      {
        kind: 'levelNotice',
        state: 'sent',
        titles: ['Paper Lantern — Moss & Ember'],
        to: { label: 'NOTICE_LEVELS_WEBHOOK' },
      },
    ]);
  });

  it('tells of a submitted pass', async () => {
    const levelId = await aLevel(app.deps.db, { song: 'Glass Meridian' });
    await submissions.passes.submit(levelId, { passer: 'Koralik', is12K: false });
    await deliverAll(app);
    expect(chat.messages).toMatchObject([{ webhook: passHook }]);
    const text = JSON.stringify(embedOf());
    for (const part of ['Glass Meridian', 'Koralik', 'G14', '98', '460']) expect(text).toContain(part);
    expect(await deliveries()).toMatchObject([
      { kind: 'passNotice', titles: ['Koralik · Glass Meridian'], to: { label: 'NOTICE_PASSES_WEBHOOK' } },
    ]);
    const [notice] = await deliveries();
    const { body } = await app.as(submissions.admin).call('deliveryMessage', { id: notice?.id });
    expect(body).toMatchObject({ label: 'NOTICE_PASSES_WEBHOOK', embeds: [embedOf()] });
  });

  it('that fails leaves the submission as it is', async () => {
    chat.settings.decide = () => ({ status: 404, body: { code: 10015 } });
    const id = await submissions.levels.submit({ song: 'Not told' });
    await deliverAll(app);
    expect(await deliveries()).toMatchObject([{ kind: 'levelNotice', state: 'failed' }]);
    expect(await submissions.levels.pending(id)).toMatchObject({ song: 'Not told' });
  });

  it('is none of a form that is refused', async () => {
    const { status } = await submissions.send('level', { song: '' });
    expect(status).toBe(400);
    const twice = { song: 'Twice', creatorRequests: [chosen({ id: 999_999 })] };
    expect((await submissions.send('level', twice)).status).toBe(400);
    await deliverAll(app);
    expect(chat.messages).toEqual([]);
  });

  it('has its address in no row', async () => {
    await submissions.levels.submit({ song: 'Secret' });
    const rows = await app.deps.db.selectFrom('jobs').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('webhooks/');
  });

  it('is not written where no address is set', async () => {
    await ofQuiet.levels.submit();
    expect(await quiet.deps.db.selectFrom('jobs').selectAll().where('kind', '=', 'notice').execute()).toEqual(
      [],
    );
  });
});
