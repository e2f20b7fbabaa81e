import { SEED_DIFFICULTIES } from '@rondo/domain/difficulties';
import { ART_TONES, artOf, levelArt, levelArtAddress } from '@rondo/domain/levels/art';
import { describe, expect, it } from 'vitest';
import { appOfTests } from '../../../testing/before-tests.ts';

const site = appOfTests({ rateLimits: true });
const G14 = { name: 'G14', type: 'PGU', color: '#EA5472' } as const;
const art = artOf({ id: 5127, difficulty: G14 }, 'card', 'night');

describe('the drawing of a level', () => {
  it('is kept for a year under its address', async () => {
    const { status, headers, text } = await site.callRaw('GET', levelArtAddress(art));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(text).toBe(levelArt(art));
  });

  it('is asked for again by pages that know another look', async () => {
    for (const v of ['0', undefined]) {
      const file = 'card-night-5127-g14-ea5472.svg';
      const reply = await site.call('levelArt', { file, ...(v === undefined ? {} : { v }) });
      expect(reply.headers['cache-control']).toBe('no-cache');
      expect(reply.text).toBe(levelArt(art));
    }
  });

  it('can be had of a thousand levels at once from one address', async () => {
    const addresses = SEED_DIFFICULTIES.flatMap((difficulty) =>
      (['card', 'mark', 'band'] as const).flatMap((shape) =>
        ART_TONES.map((tone) => levelArtAddress(artOf({ id: difficulty.id, difficulty }, shape, tone))),
      ),
    );
    const asked = Array.from({ length: 1000 }, (_, index) => addresses[index % addresses.length] ?? '');
    const replies = await Promise.all(asked.map((address) => site.app.inject({ url: address })));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(Math.max(...replies.map(({ rawPayload }) => rawPayload.length))).toBeLessThanOrEqual(4096);
  });

  it.each([
    'x.svg',
    'card-night-5127-g21-ea5472.svg',
    'card-night-5127-g14-red.svg',
    'card-night-5127-g14-ea5472.png',
    'card-night-99999999999-g14-ea5472.svg',
    'CARD-night-5127-g14-ea5472.svg',
  ])('is not found for %s', async (file) => {
    const { status, body } = await site.callRaw('GET', `/v2/media/art/${file}`);
    expect([status, body]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });
});
