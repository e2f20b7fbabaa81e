import type { Delivery } from '@rondo/contract/announcements/delivery';
import type { CallName } from '@rondo/contract/calls';
import { describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import type { GivenArguments } from '../../testing/named-call.ts';
import { testApp } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';
import { demoFeature, removeDemo } from './index.ts';
import { loadDemo } from './load-demo.ts';

const superAdminPassword = 'open sesame, please';
const site = appOfTests({ config: { demo: true, superAdminPassword } });
const admin = beforeTests(() => signedInUser(site, { role: 'superAdmin' }));
const { call } = site.as(admin, { 'x-super-admin-password': superAdminPassword });
const read = async <N extends CallName>(name: N, ...given: GivenArguments<N>) => {
  const { status, body, text } = await call(name, ...given);
  expect(status, text).toBe(200);
  return body;
};
const of = (table: 'directives' | 'chat_channels' | 'chat_roles' | 'announcements' | 'jobs') =>
  site.deps.db.selectFrom(table).selectAll().execute();

describe('what the demo tells the chat of', () => {
  it('follows rules for clears on three difficulties, into a channel that is gone and one not configured yet', async () => {
    const rules = await site.deps.db
      .selectFrom('directives')
      .select(['difficulty_id', 'trigger_type'])
      .execute();
    expect(new Set(rules.map(({ difficulty_id }) => difficulty_id)).size).toBe(3);
    expect(rules.every(({ trigger_type }) => trigger_type === 'PASS')).toBe(true);
    const channels = await read('channels');
    expect(
      channels.map(({ label, webhookUrl, goneAt }) => [label, webhookUrl !== '', goneAt !== null]),
    ).toEqual([
      ['clears', true, true],
      ['worlds-firsts', false, false],
    ]);
  });

  it('shows three messages that were sent, with clears that count as announced, and one that failed', async () => {
    const { results, counts } = await read('deliveries');
    expect(counts).toEqual({ waiting: 0, failed: 1, sent: 3, cancelled: 0 });
    expect(results.map(({ state, count, canRetry }: Delivery) => [state, count, canRetry])).toEqual([
      ['failed', 1, true],
      ['sent', 1, false],
      ['sent', 3, false],
      ['sent', 2, false],
    ]);
    const times = results.map(({ finishedAt }: Delivery) => finishedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const told = await site.deps.db
      .selectFrom('announcements as a')
      .innerJoin('passes as p', 'p.id', 'a.pass_id')
      .select(['a.state', 'p.is_announced'])
      .orderBy('a.id')
      .execute();
    expect(told).toEqual([
      ...Array(6).fill({ state: 'sent', is_announced: true }),
      { state: 'failed', is_announced: false },
    ]);
  });

  it('leaves news of each kind, clears with rules among them, and the reason at the one that failed', async () => {
    for (const name of ['unannouncedLevels', 'unannouncedRerates'] as const)
      expect(await read(name), name).not.toEqual([]);
    const clears = await read('unannouncedPasses');
    expect(clears.filter(({ plan }) => plan.targets.length > 0).length).toBeGreaterThan(1);
    expect(clears.flatMap(({ lastError }) => lastError ?? [])).toEqual([
      '404 The webhook was deleted in the chat',
    ]);
  });

  it('goes with the demo', async () => {
    await transaction(site.deps.db, (trx) => removeDemo(trx));
    for (const table of ['directives', 'chat_channels', 'chat_roles', 'announcements'] as const)
      expect(await of(table), table).toEqual([]);
    expect((await of('jobs')).filter(({ kind }) => kind === 'announcement')).toEqual([]);
  });
});

describe('rules of a demo that people used', () => {
  it('stay where staff saved them or gave a channel an address', async () => {
    const used = await testApp({ features: [demoFeature], config: { demo: true } });
    const { db } = used.deps;
    await db.updateTable('directives').set({ origin: 'site' }).where('id', '=', 1).execute();
    await db.updateTable('chat_channels').set({ gone_at: null }).where('label', '=', 'clears').execute();
    await transaction(db, (trx) => removeDemo(trx));
    expect(await db.selectFrom('directives').select('id').execute()).toEqual([{ id: 1 }]);
    expect(await db.selectFrom('chat_channels').select(['label', 'origin']).orderBy('id').execute()).toEqual([
      { label: 'clears', origin: 'site' },
      { label: 'worlds-firsts', origin: 'site' },
    ]);
    await used.close();
  });

  it('keep a demo from a site that has channels already', async () => {
    const begun = await testApp({ features: [demoFeature] });
    await begun.deps.db.insertInto('chat_channels').values({ label: 'news' }).execute();
    expect(await loadDemo(begun.deps)).toBeNull();
    await begun.close();
  });
});
