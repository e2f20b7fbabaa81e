import { SEED_DIFFICULTIES } from '@rondo/domain/difficulties';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { difficultyChanged } from './difficulty-changed.ts';
import { ensureDifficulties } from './ensure-difficulties.ts';

const site = appOfTests();

const list = () => site.call('difficulties');

describe('the list', () => {
  it('has the 76 rows of the seed by their order, with drawn icons', async () => {
    const { body } = await list();
    expect(body.map(({ name }) => name)).toEqual(SEED_DIFFICULTIES.map(({ name }) => name));
    expect(body[1]).toMatchObject({
      id: 1,
      name: 'P1',
      baseScore: 0.1,
      sortOrder: 1,
      legacy: '1',
      color: '#2E9BFF',
    });
    expect(body[1]?.icon).toMatch(/^\/v2\/media\/icon\/1\.svg\?v=[0-9a-z]+$/);
    expect(body[1]?.legacyIcon).toMatch(/^\/v2\/media\/icon\/1\.svg\?v=[0-9a-z]+&legacy=1$/);
  });

  it('is answered with 304 to those who have it', async () => {
    const { headers } = await list();
    const again = await site.call('difficulties', { headers: { 'if-none-match': `W/${headers.etag}` } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
  });

  it('changes its hash and is fresh at once after a write', async () => {
    const before = await site.call('difficultiesHash');
    const put = [{ id: 7, color: '#123456' }];
    await transaction(site.deps.db, (trx) => difficultyChanged(trx, site.deps.config, { put }));
    const after = await site.call('difficultiesHash');
    expect(after.body.hash).not.toBe(before.body.hash);
    expect(after.body.hash).toMatch(/^[0-9a-f]{64}$/);
    const { body } = await list();
    expect(body.find(({ id }) => id === 7)?.color).toBe('#123456');
  });
});

describe('ensureDifficulties', () => {
  it('writes what difficulties.ref holds, absolute where other origins read it, and keeps staff changes', async () => {
    const { db } = site.deps;
    const put = [{ id: 3, icon: 'https://example.org/p3.png', legacy_icon: null }];
    await transaction(db, (trx) => difficultyChanged(trx, site.deps.config, { put }));
    await ensureDifficulties(db, { publicUrl: 'https://rondo.example', corsOrigins: ['https://a.example'] });
    const rows = await sql<{ id: number; ref: { icon: string; legacyIcon: string | null } }>`
      select id, ref::json as ref from difficulties where id in (3, 4) order by id`.execute(db);
    expect(rows.rows[0]?.ref).toMatchObject({
      id: 3,
      icon: 'https://example.org/p3.png',
      legacyIcon: null,
      type: 'PGU',
    });
    expect(rows.rows[1]?.ref.icon).toMatch(/^https:\/\/rondo\.example\/v2\/media\/icon\/4\.svg\?v=/);
    const { rows: counted } = await sql<{ count: number }>`select count(*) from difficulties`.execute(db);
    expect(counted[0]?.count).toBe(76);
    await ensureDifficulties(db, site.deps.config);
  });
});
