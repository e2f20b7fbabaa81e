import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { readConfig } from '../../config.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { aCredit, aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { testApp } from '../../testing/test-app.ts';
import { announcementsFeature } from '../announcements/index.ts';
import { authFeature } from '../auth/index.ts';
import { difficultiesFeature } from '../difficulties/index.ts';
import { recomputeEverything } from '../players/index.ts';
import { demoFeature, removeDemo } from './index.ts';
import { loadDemo } from './load-demo.ts';

const accountsFile = (dataDir: string) => join(dataDir, 'demo-accounts.txt');
const features = [difficultiesFeature, authFeature, announcementsFeature, demoFeature];

const site = appOfTests({ features, config: { demo: true } });

const count = async (table: 'levels' | 'players' | 'passes' | 'users' | 'creators' | 'teams') => {
  const row = await site.deps.db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
};

describe('the demo of a new site', () => {
  it('is there after the first start, with everything computed', async () => {
    expect(await count('passes')).toBe(3000);
    const top = await site.deps.db
      .selectFrom('player_stats')
      .selectAll()
      .where('rank', '=', 1)
      .executeTakeFirstOrThrow();
    expect(top.ranked_score).toBeGreaterThan(1000);
    const perfect = await site.deps.db.selectFrom('passes').select('id').where('accuracy', '=', 1).execute();
    expect(perfect.length).toBeGreaterThan(20);
    const holders = await site.deps.db
      .selectFrom('passes')
      .select('id')
      .where('is_worlds_first', '=', true)
      .execute();
    expect(holders.length).toBeGreaterThan(200);
  });

  it('lets the owner sign in as each of its accounts', async () => {
    const file = accountsFile(site.deps.config.dataDir);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['demo-admin', 'demo-rater', 'demo-player']);
    for (const line of lines) {
      const [emailOrUsername, password] = line.split(' ');
      const reply = await site.call('login', { body: { emailOrUsername, password } });
      expect(reply.status).toBe(200);
      expect(reply.body.user.isSuperAdmin).toBe(emailOrUsername === 'demo-admin');
    }
  });

  it('lets new rows come after its own', async () => {
    const { id } = await site.deps.db
      .insertInto('players')
      .values({ name: 'after the demo' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(151);
    await site.deps.db.deleteFrom('players').where('id', '=', id).execute();
  });

  it('is not loaded a second time, even when it was removed', async () => {
    expect(await loadDemo(site.deps)).toBeNull();
    await transaction(site.deps.db, (trx) => removeDemo(trx));
    for (const table of ['levels', 'players', 'passes', 'creators', 'teams'] as const)
      expect(await count(table)).toBe(0);
    rmSync(accountsFile(site.deps.config.dataDir));
    expect(await loadDemo(site.deps)).toBeNull();
    expect(await count('levels')).toBe(0);
  });
});

describe('the demo of a site that is open to the world', () => {
  it('has no staff, and no password for one, unless asked for by name', async () => {
    const { demoStaff } = readConfig({ PUBLIC_URL: 'https://rondo.example.org', DEMO: 'on' });
    const open = await testApp({ features, config: { demo: true, demoStaff } });
    const users = await open.deps.db
      .selectFrom('users')
      .select(['username', 'is_rater', 'is_super_admin', 'password_hash'])
      .execute();
    expect(users.filter((user) => user.is_rater || user.is_super_admin)).toEqual([]);
    expect(users.filter((user) => user.password_hash !== null).map(({ username }) => username)).toEqual([
      'demo-player',
    ]);
    expect(readFileSync(accountsFile(open.deps.config.dataDir), 'utf8')).toMatch(/^demo-player \S+\n$/);
    await open.close();
  });

  it.each([
    [{ PUBLIC_URL: 'https://rondo.example.org', DEMO: 'on' }, false],
    [{ PUBLIC_URL: 'https://rondo.example.org', DEMO: 'with-staff' }, true],
    [{ PUBLIC_URL: 'http://localhost:3000' }, true],
    [{}, true],
  ])('%j: staff %s', (env, hasStaff) => {
    expect(readConfig(env)).toMatchObject({ demo: true, demoStaff: hasStaff });
  });
});

describe('a demo that people used', () => {
  it('leaves what the site built on it', async () => {
    const used = await testApp({ features, config: { demo: true } });
    const { db } = used.deps;
    const player = { id: await aPlayer(db, { name: 'Visitor' }) };
    const level = { id: await aLevel(db, { song: 'Of the site', team_id: 1, team: 'x' }) };
    await aCredit(db, level.id, 1);
    await aPass(db, { level_id: level.id, player_id: player.id });
    await aPass(db, { level_id: 1, player_id: player.id });
    await aPass(db, { level_id: level.id, player_id: 1 });
    await db
      .insertInto('audit_log')
      .values({ actor_id: 1, action: 'level.edit', subject_type: 'level' })
      .execute();

    await transaction(db, async (trx) => {
      const removed = await removeDemo(trx);
      expect(removed.find(({ what }) => what === 'passes')?.count).toBe(3002);
      await recomputeEverything(trx);
    });
    expect(await db.selectFrom('levels').select('id').execute()).toEqual([level]);
    expect(await db.selectFrom('players').select('id').execute()).toEqual([player]);
    expect(await db.selectFrom('creators').select(['id', 'origin']).execute()).toEqual([
      { id: 1, origin: 'site' },
    ]);
    expect(await db.selectFrom('teams').select(['id', 'origin']).execute()).toEqual([
      { id: 1, origin: 'site' },
    ]);
    const admin = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(admin).toMatchObject({ username: 'demo-admin', is_super_admin: false, password_hash: null });
    await used.close();
  });

  it('is left empty when loading it fails half way', async () => {
    const broken = await testApp({ features });
    const { db } = broken.deps;
    const dataDir = `${accountsFile(broken.deps.config.dataDir)}/below-a-file`;
    writeFileSync(accountsFile(broken.deps.config.dataDir), '');
    const unwritable = { ...broken.deps, config: { ...broken.deps.config, dataDir } };
    await expect(loadDemo(unwritable)).rejects.toThrow();
    expect(await db.selectFrom('levels').select('id').execute()).toEqual([]);
    expect((await loadDemo(broken.deps))?.usernames).toHaveLength(3);
    await broken.close();
  });

  it('is loaded once by two servers that start together', async () => {
    const twice = await testApp({ features });
    const loaded = await Promise.all([loadDemo(twice.deps), loadDemo(twice.deps)]);
    expect(loaded.filter((result) => result !== null)).toHaveLength(1);
    await twice.close();
  });
});
