import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { appOfTests } from '../../../testing/before-tests.ts';
import { difficultyChanged } from '../../difficulties/index.ts';

const site = appOfTests({ rateLimits: true });
const PNG_MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const G2 = 22;

let icons: ReadonlyMap<number, { readonly icon: string; readonly legacyIcon: string }>;
beforeAll(async () => {
  const { body } = await site.call('difficulties');
  icons = new Map(body.map(({ id, icon, legacyIcon }) => [id, { icon, legacyIcon: legacyIcon ?? '' }]));
});
const drawnOf = (id: number) => icons.get(id) ?? { icon: '', legacyIcon: '' };
const asPng = (address: string) => address.replace('.svg', '.png');
const picture = (url: string, headers = {}) => site.app.inject({ url, headers });

describe('a drawn icon', () => {
  it('is immutable under its hash only', async () => {
    const drawn = await site.callRaw('GET', drawnOf(G2).icon);
    expect(drawn.status).toBe(200);
    expect(drawn.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(drawn.headers['cache-control']).toContain('immutable');
    expect(drawn.text).toMatch(/^<svg .*<\/svg>$/s);
    const other = await site.call('difficultyIcon', { file: `${G2}.svg`, v: 'old' });
    expect(other.headers['cache-control']).toBe('no-cache');
    expect(other.text).toBe(drawn.text);
  });

  it('has a legacy variant', async () => {
    const legacy = await site.callRaw('GET', drawnOf(G2).legacyIcon);
    expect(legacy.text).toContain('<title>20.0+</title>');
    expect(legacy.headers['cache-control']).toContain('immutable');
  });

  it.each(['999', '-1', '99999999999999', '1.svg', 'x', ''])('of %s is not found', async (id) => {
    for (const form of ['svg', 'png'])
      expect((await picture(`/v2/media/icon/${id}.${form}`)).statusCode).toBe(404);
  });

  it.each(['1', '1.gif', '1.svg.exe', '1.PNG'])('has no form %s', async (file) => {
    expect((await picture(`/v2/media/icon/${file}`)).statusCode).toBe(404);
  });
});

describe('a drawn icon as PNG', () => {
  it('is one, with clear corners, under the same hash', async () => {
    const { statusCode, headers, rawPayload } = await picture(asPng(drawnOf(G2).icon));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(rawPayload.subarray(0, 8).equals(PNG_MAGIC)).toBe(true);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 256, height: 256 });
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    const cover = (x: number, y: number) => data[(info.width * y + x) * info.channels + 3];
    expect([cover(0, 0), cover(128, 60)]).toEqual([0, 255]);
  });

  it('is asked for again without its hash, and answered with 304 to those who have it', async () => {
    const current = await picture(asPng(drawnOf(G2).icon));
    const old = await picture(`/v2/media/icon/${G2}.png?v=old`);
    expect(old.headers['cache-control']).toBe('no-cache');
    expect(old.rawPayload.equals(current.rawPayload)).toBe(true);
    const again = await picture(`/v2/media/icon/${G2}.png`, {
      'if-none-match': String(current.headers.etag),
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('has a legacy variant', async () => {
    const [icon, legacy] = await Promise.all(
      [drawnOf(G2).icon, drawnOf(G2).legacyIcon].map((address) => picture(asPng(address))),
    );
    expect(legacy?.headers['cache-control']).toContain('immutable');
    expect(legacy?.rawPayload.equals(icon?.rawPayload ?? Buffer.alloc(0))).toBe(false);
  });

  it('can be had of all difficulties at once from one address', async () => {
    const replies = await Promise.all([...icons.values()].map(({ icon }) => picture(asPng(icon))));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(replies.length).toBeGreaterThan(70);
  });

  it('follows a change, and is still drawn of a deleted difficulty', async () => {
    const { db, config } = site.deps;
    const change = (what: Parameters<typeof difficultyChanged>[2]) =>
      transaction(db, (trx) => difficultyChanged(trx, config, what));
    const address = asPng(drawnOf(G2).icon);
    const before = await picture(address);
    await change({ put: [{ id: G2, color: '#123456' }] });
    const changed = await picture(address);
    expect(changed.headers['cache-control']).toBe('no-cache');
    expect(changed.headers.etag).not.toBe(before.headers.etag);
    expect(changed.rawPayload.equals(before.rawPayload)).toBe(false);
    await change({ remove: { id: G2, fallbackId: 21 } });
    const deleted = await picture(address);
    expect([deleted.statusCode, deleted.headers.etag]).toEqual([200, changed.headers.etag]);
    expect(deleted.rawPayload.equals(changed.rawPayload)).toBe(true);
  });
});
