import { describe, expect, it } from 'vitest';
import { appOfTests, beforeTests } from '../../../testing/before-tests.ts';
import { logOf } from '../../../testing/log-of.ts';
import { changeRow, storedRow } from '../../../testing/stored-row.ts';
import { signedInUser } from '../../../testing/users.ts';

const superAdminPassword = 'open sesame, please';
const app = appOfTests({ config: { superAdminPassword } });
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));

const { call } = app.as(admin, { 'x-super-admin-password': superAdminPassword });
const token = 'AbC-def_1234567890';
const address = `https://discord.com/api/webhooks/123456789012345678/${token}`;
const create = async (body: object) => {
  const reply = await call('createChannel', { body });
  expect(reply.status, reply.text).toBe(201);
  return reply.body as { id: number };
};

describe('channels', () => {
  it('show the end of their address only, whatever is asked', async () => {
    const made = await create({ label: ' Clears ', webhookUrl: ` ${address}?wait=true#x `, isActive: true });
    expect(made).toEqual({
      id: made.id,
      label: 'Clears',
      webhookUrl: '…7890',
      isActive: true,
      goneAt: null,
    });
    expect(await storedRow(app.deps.db, 'chat_channels', made.id)).toMatchObject({ webhook_url: address });
    const inThread = `${address}?thread_id=1234567890123456789`;
    const moved = await call('editChannel', { id: made.id, body: { webhookUrl: inThread } });
    expect(moved.body.webhookUrl).toBe('…7890?thread_id=1234567890123456789');
    await call('editChannel', { id: made.id, body: { webhookUrl: moved.body.webhookUrl } });
    expect(await storedRow(app.deps.db, 'chat_channels', made.id)).toMatchObject({ webhook_url: inThread });
    const replies = [
      await call('channels'),
      await call('editChannel', { id: made.id, body: { label: 'Clears!' } }),
      await call('deleteChannel', { id: made.id }),
    ];
    for (const { text } of replies) expect(text).not.toContain(token);
    expect(JSON.stringify(await logOf(app.deps.db, 'channel', made.id))).not.toContain(token);
  });

  it.each([
    'https://discordapp.com/api/webhooks/1/t',
    'https://ptb.discord.com/api/v10/webhooks/1/t',
    'https://canary.discord.com/api/webhooks/1/t/',
  ])('store %s in one form', async (webhookUrl) => {
    const { id } = await create({ label: webhookUrl, webhookUrl });
    const row = await storedRow(app.deps.db, 'chat_channels', id);
    expect(row.webhook_url).toBe('https://discord.com/api/webhooks/1/t');
  });

  it.each([
    'http://discord.com/api/webhooks/1/t',
    'https://discord.com.example.org/api/webhooks/1/t',
    'https://user@discord.com/api/webhooks/1/t',
    'https://discord.com/api/channels/1/t',
    'https://127.0.0.1/api/webhooks/1/t',
    'https://discord.com:8443/api/webhooks/1/t',
    'news',
    '…7890',
  ])('refuse the address %s', async (webhookUrl) => {
    const reply = await call('createChannel', { body: { label: 'Elsewhere', webhookUrl } });
    expect(reply.outcome).toBe('400 WEBHOOK_URL_INVALID');
    expect(reply.problem.fields).toMatchObject([{ field: 'webhookUrl' }]);
  });

  it.each([{}, { label: '' }, { label: null }, { label: '   ' }])('need a label: %o', async (body) => {
    expect((await call('createChannel', { body })).outcome).toBe('400 LABEL_REQUIRED');
  });

  it('take labels of up to 100 characters', async () => {
    await create({ label: '🎉'.repeat(100) });
    const long = { label: 'x'.repeat(101) };
    expect((await call('createChannel', { body: long })).outcome).toBe('400 VALIDATION_FAILED');
    const { id } = await create({ label: 'short' });
    expect((await call('editChannel', { id, body: long })).outcome).toBe('400 VALIDATION_FAILED');
    expect((await call('editChannel', { id, body: { label: ' ' } })).outcome).toBe('400 LABEL_REQUIRED');
  });

  it('are listed by label while they are on', async () => {
    for (const label of ['zeta', 'Alpha', 'beta']) await create({ label });
    const { id } = await create({ label: 'Off soon' });
    const first = await call('deleteChannel', { id });
    expect([first.status, first.body.isActive]).toEqual([200, false]);
    expect((await call('deleteChannel', { id })).body).toEqual(first.body);
    const labels = async () => (await call('channels')).body.map((row) => row.label);
    const wanted = (all: string[]) => all.filter((label) => /^(zeta|Alpha|beta|Off soon)$/.test(label));
    expect(wanted(await labels())).toEqual(['Alpha', 'beta', 'zeta']);
    const all = (await call('channels', { inactive: true })).body;
    expect(all.find((row) => row.id === id)).toMatchObject({
      label: 'Off soon',
      isActive: false,
    });
    expect((await call('editChannel', { id, body: { isActive: true } })).body.isActive).toBe(true);
    expect(wanted(await labels())).toEqual(['Alpha', 'beta', 'Off soon', 'zeta']);
    const log = await logOf(app.deps.db, 'channel', id);
    expect(log.map(({ action }) => action)).toEqual(['channel.create', 'channel.delete', 'channel.edit']);
    expect(log[1]).toMatchObject({ before: { isActive: true }, after: { isActive: false } });
  });

  it.each([
    ['a masked address', { webhookUrl: '…7890' }, address],
    ['no address', { label: 'Kept' }, address],
    ['null', { webhookUrl: null }, address],
    ['an empty one', { webhookUrl: '' }, ''],
    [
      'another one',
      { webhookUrl: 'https://discord.com/api/webhooks/2/u' },
      'https://discord.com/api/webhooks/2/u',
    ],
  ])('edited with %s have the right one', async (name, body, after) => {
    const { id } = await create({ label: name, webhookUrl: address });
    await changeRow(app.deps.db, 'chat_channels', id, { gone_at: new Date() });
    const reply = await call('editChannel', { id, body });
    expect(reply.status, reply.text).toBe(200);
    const row = await storedRow(app.deps.db, 'chat_channels', id);
    expect(row.webhook_url).toBe(after);
    expect(reply.body.goneAt === null).toBe(after !== address);
  });

  it('refuse a wrong new address wholly', async () => {
    const { id } = await create({ label: 'Whole', webhookUrl: address });
    const reply = await call('editChannel', {
      id,
      body: { label: 'Half', webhookUrl: 'https://example.org/' },
    });
    expect(reply.outcome).toBe('400 WEBHOOK_URL_INVALID');
    expect(await storedRow(app.deps.db, 'chat_channels', id)).toMatchObject({ label: 'Whole' });
  });

  it('are not there', async () => {
    for (const id of [2_000_000_000, 99_999_999_999]) {
      expect((await call('editChannel', { id, body: {} })).outcome).toBe('404 NOT_FOUND');
      expect((await call('deleteChannel', { id })).outcome).toBe('404 NOT_FOUND');
    }
    expect((await call('editChannel', { id: 'x', body: {} })).outcome).toBe('400 VALIDATION_FAILED');
  });

  it('are made once however often the default one is asked for at once', async () => {
    const asked = Array.from({ length: 6 }, () => create({ label: 'Announcements', webhookUrl: '' }));
    const ids = (await Promise.all(asked)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect((await create({ label: 'announcements', webhookUrl: address })).id).not.toBe(ids[0]);
    expect(await logOf(app.deps.db, 'channel', ids[0] as number)).toHaveLength(1);
  });
});

describe('roles', () => {
  it('are added, edited, switched off and on', async () => {
    const made = await call('createChatRole', { body: { roleId: ' 123456789012345678 ', label: 'Players' } });
    const { id } = made.body;
    expect([made.status, made.body]).toEqual([
      201,
      { id, roleId: '123456789012345678', label: 'Players', isActive: true },
    ]);
    const again = await call('createChatRole', { body: { roleId: '123456789012345678', label: 'players' } });
    expect([again.status, again.body]).toEqual([201, made.body]);
    expect((await call('chatRoles')).body).toEqual([made.body]);
    const edited = await call('editChatRole', {
      id,
      body: { roleId: '98765432109876543210', label: 'Rerates' },
    });
    expect(edited.body).toMatchObject({ roleId: '98765432109876543210', label: 'Rerates' });
    for (const _ of [1, 2]) expect((await call('deleteChatRole', { id })).body.isActive).toBe(false);
    expect((await call('chatRoles')).body).toEqual([]);
    expect((await call('editChatRole', { id, body: { isActive: true } })).body.isActive).toBe(true);
    const log = await logOf(app.deps.db, 'chatRole', id);
    expect(log.map(({ action }) => action)).toEqual([
      'chatRole.create',
      'chatRole.edit',
      'chatRole.delete',
      'chatRole.edit',
    ]);
  });

  it.each([
    undefined,
    null,
    '',
    '1234567890123456',
    '123456789012345678901',
    '12345678901234567x',
    '１２３４５６７８９０１２３４５６７８',
  ])('refuse the id %s', async (roleId) => {
    const reply = await call('createChatRole', { body: { roleId, label: 'Players' } });
    expect(reply.outcome).toBe('400 ROLE_ID_INVALID');
  });

  it('need a label, and are not there', async () => {
    const roleId = '123456789012345678';
    expect((await call('createChatRole', { body: { roleId } })).outcome).toBe('400 LABEL_REQUIRED');
    expect((await call('editChatRole', { id: 2_000_000_000, body: { label: 'x' } })).outcome).toBe(
      '404 NOT_FOUND',
    );
    expect((await call('deleteChatRole', { id: 2_000_000_000 })).outcome).toBe('404 NOT_FOUND');
  });
});
