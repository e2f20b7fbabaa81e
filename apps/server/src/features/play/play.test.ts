import { createHash } from 'node:crypto';
import type { ReplyOf } from '@rondo/contract/calls';
import { type DrawKind, GIMMICKS, REASONS } from '@rondo/domain/play';
import { describe, expect, it } from 'vitest';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aLevel } from '../../testing/catalogue.ts';
import { expectFair } from '../../testing/expect-fair.ts';
import { signedInUser } from '../../testing/users.ts';

const app = appOfTests({ config: { jokes: true } });
const levels = beforeTests(async () => {
  const { db } = app.deps;
  const shown = [await aLevel(db), await aLevel(db, { diff_id: 30 }), await aLevel(db, { diff_id: 5 })];
  await aLevel(db, { is_hidden: true });
  await aLevel(db, { is_deleted: true });
  await aLevel(db, { diff_id: 0 });
  return { shown };
});

const wheelOf = async (token: string) =>
  (await app.as({ token }).call('levelWheel')).body as Extract<ReplyOf<'levelWheel'>, { seed: number }>;
const draw = (token: string, body: object) => app.as({ token }).call('draw', { body });
const image = (seed: number | string) => app.call('wheelImage', { seed });

describe('GET all-levels', () => {
  it('answers visible levels with a difficulty, in the order of the picture, and how many could have come', async () => {
    const { token } = await signedInUser(app);
    const { items, seed, total, commitment } = await wheelOf(token);
    expect(items.map(({ id }: { id: number }) => id).sort()).toEqual(levels.shown);
    expect(total).toBe(3);
    expect(seed).toBeGreaterThanOrEqual(0);
    expect(seed).toBeLessThan(100_000);
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    const { rows } = { rows: await app.deps.db.selectFrom('difficulties').select(['id', 'color']).execute() };
    for (const item of items) expect(item.color).toBe(rows.find(({ id }) => id === item.diffId)?.color);
  });

  it('keeps the commitment until a draw, which uses it', async () => {
    const { token } = await signedInUser(app);
    const { seed, commitment } = await wheelOf(token);
    expect((await wheelOf(token)).commitment).toBe(commitment);
    const { body } = await draw(token, { kind: 'level', seed, commitment });
    expect(createHash('sha256').update(body.secret, 'hex').digest('hex')).toBe(commitment);
    expect((await wheelOf(token)).commitment).toBe(body.next);
    expect(body.next).not.toBe(commitment);
  });
});

describe('GET wheel-image', () => {
  it('draws the slices in the order of the list, from 12 o’clock, clockwise', async () => {
    const { token } = await signedInUser(app);
    const { items, seed } = await wheelOf(token);
    const { text, headers } = await image(seed);
    expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(headers['cache-control']).toMatch(/^public, max-age=89\d$/);
    const slices = [
      ...text.matchAll(/<path d="M400 400L(\S+ \S+?)A380 380 0 0 1 (\S+ \S+?)Z" fill="(\S+?)"/g),
    ];
    expect(slices.map(([, , , fill]) => fill)).toEqual(items.map(({ color }: { color: string }) => color));
    expect(slices.map(([, from]) => from)).toEqual(['400 20', '729.09 590', '70.91 590']);
    const names = [...text.matchAll(/<text[^>]*>([^<]*)</g)].map(([, name]) => name);
    expect(names).toEqual(items.map(({ name }: { name: string }) => name));
    expect(text).toContain('viewBox="0 0 800 800"');
    expect(text).not.toContain('<title');
  });

  it('is not there for an unknown or an expired seed, and 400 for what is none', async () => {
    const { token } = await signedInUser(app);
    const { seed } = await wheelOf(token);
    expect((await image((seed + 1) % 100_000)).outcome).toBe('404 NOT_FOUND');
    app.clock.advance(15 * 60_000);
    expect((await image(seed)).outcome).toBe('404 NOT_FOUND');
    for (const bad of ['100000', '-1', 'x', '1.5'])
      expect((await image(bad)).outcome).toBe('400 VALIDATION_FAILED');
  });
});

describe('POST draws', () => {
  it('answers a receipt that anyone can check, for each kind', async () => {
    const { token } = await signedInUser(app);
    const { seed, commitment: first } = await wheelOf(token);
    let commitment = first;
    const kinds: DrawKind[] = ['level', 'difficulty', 'reason', 'gimmick', 'slots'];
    for (const kind of kinds) {
      const nonce = `my ${kind}`;
      const { status, body } = await draw(token, { kind, seed, nonce, commitment });
      expect([status, body.outcome.kind, body.table.kind]).toEqual([200, kind, kind]);
      expectFair(body, { commitment, nonce });
      const { outcome } = body;
      if (outcome.kind === 'reason') expect(REASONS).toContain(outcome.word);
      if (outcome.kind === 'gimmick') expect(GIMMICKS).toContain(outcome.word);
      commitment = body.next;
    }
  });
});
