import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach } from 'vitest';
import { appOfTests, beforeTests, closedAfter } from '../../../testing/before-tests.ts';
import { chatServer } from '../../../testing/chat-server.ts';
import { drainUntil } from '../../../testing/drain-until.ts';
import { signedInUser } from '../../../testing/users.ts';

type Action = { channelId: number; pingType?: 'NONE' | 'ROLE' | 'EVERYONE'; roleId?: number | null };
type Rule = {
  name?: string;
  triggerType?: 'PASS' | 'LEVEL';
  condition?: unknown;
  firstOfKind?: boolean;
  actions: readonly Action[];
};

/** A site whose super admin announces, and a stand-in of the chat that is told; nothing runs by itself. */
export function announcerOfTests() {
  const chat = closedAfter(() => chatServer());
  const config = beforeTests(async () => ({ discordApiUrl: chat.url, publicUrl: 'https://rondo.example' }));
  const site = appOfTests({ fetch, config });
  const admin = beforeTests(() => signedInUser(site, { role: 'superAdmin' }));
  let channels = 0;

  beforeEach(async () => {
    chat.messages.length = 0;
    chat.faults.length = 0;
    chat.deleted.clear();
    chat.settings.decide = null;
    chat.settings.hasBuckets = false;
    const { db } = site.deps;
    await db.deleteFrom('announcements').execute();
    await db.deleteFrom('directives').execute();
    await db.deleteFrom('chat_channels').execute();
    await db.deleteFrom('chat_roles').execute();
    await db.deleteFrom('jobs').execute();
    await db.updateTable('levels').set({ is_announced: true }).execute();
    await db.updateTable('passes').set({ is_announced: true }).execute();
  });

  const { call } = site.as(admin);

  /** Lets time pass and background work run until the reply is there. */
  const replyAfterWork = <T>(reply: Promise<T>) => drainUntil(site, reply, letTimePass);

  /** As long as there is work, whose next try may be due later. */
  async function letTimePass(): Promise<void> {
    const { count } = await site.deps.db
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('finished_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (count > 0) site.clock.advance(500);
    await sleep(2);
  }

  return {
    site,
    chat,
    admin,
    call,
    /** Announces, and answers when the call does. */
    announce: (kind: 'levels' | 'rerates' | 'passes', ids: readonly unknown[]) =>
      replyAfterWork(
        kind === 'passes'
          ? call('announcePasses', { body: { passIds: ids } })
          : call(kind === 'levels' ? 'announceNewLevels' : 'announceRerates', { body: { levelIds: ids } }),
      ),
    replyAfterWork,
    /** A channel; its webhook's id is known by its place. */
    async aChannel(label: string, fields: { webhook_url?: string; is_active?: boolean } = {}) {
      channels += 1;
      const webhook = String(300_000_000_000_000_000n + BigInt(channels));
      const { id } = await site.deps.db
        .insertInto('chat_channels')
        .values({ label, webhook_url: chat.webhook(webhook), ...fields })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, webhook };
    },
    async aRole(label: string, role_id = '400000000000000001') {
      const row = { label, role_id };
      return site.deps.db.insertInto('chat_roles').values(row).returning('id').executeTakeFirstOrThrow();
    },
    /** Makes these the directives of a difficulty. */
    async rules(difficulty_id: number, ...rules: readonly Rule[]) {
      for (const [sort_order, rule] of rules.entries()) {
        const {
          name = `Rule ${sort_order}`,
          triggerType = 'PASS',
          condition,
          firstOfKind = false,
          actions,
        } = rule;
        const { id } = await site.deps.db
          .insertInto('directives')
          .values({
            difficulty_id,
            sort_order,
            name,
            mode: condition === undefined ? 'STATIC' : 'CONDITIONAL',
            trigger_type: triggerType,
            condition: condition === undefined ? null : JSON.stringify(condition),
            first_of_kind: firstOfKind,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const rows = actions.map(({ channelId, pingType = 'NONE', roleId = null }, place) => ({
          directive_id: id,
          place,
          channel_id: channelId,
          ping_type: pingType,
          role_id: roleId,
        }));
        await site.deps.db.insertInto('directive_actions').values(rows).execute();
      }
    },
    /** What each channel was told: the titles of its messages' cards, one list a message. */
    told: ({ webhook }: { webhook: string }) =>
      chat.messages
        .filter((message) => message.webhook === webhook)
        .map(({ body }) => body.embeds.map(({ title }) => title)),
    jobs: () => site.deps.db.selectFrom('jobs').selectAll().orderBy('id').execute(),
  };
}
