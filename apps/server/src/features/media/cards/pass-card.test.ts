import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { appOfTests } from '../../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../../testing/catalogue.ts';
import { changeRow } from '../../../testing/stored-row.ts';

const site = appOfTests();

const thumbnail = async (id: number, size?: string) => {
  const reply = await site.app.inject({
    url: `/v2/media/thumbnail/pass/${id}`,
    query: size === undefined ? {} : { size },
  });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
};

/** A pass of somebody on some level, perfect unless the fields say otherwise. */
const somePass = async (fields: Partial<Parameters<typeof aPass>[1]> = {}) => {
  const { db } = site.deps;
  return aPass(db, {
    player_id: fields.player_id ?? (await aPlayer(db)),
    level_id: fields.level_id ?? (await aLevel(db)),
    accuracy: 1,
    score_v2: 230,
    ...fields,
  });
};

/** Whether the upper edge has the gold line of the frame. */
async function isFramed(png: Buffer): Promise<boolean> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const [y, x] = [Math.round((18 / 630) * info.height), Math.round(info.width / 2)];
  const at = (y * info.width + x) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  return red > 180 && green > 140 && blue < 120;
}

describe('GET /v2/media/thumbnail/pass/{id}', () => {
  it('has the sizes of a level card', async () => {
    const id = await somePass();
    for (const [size, width, height] of [
      ['SMALL', 400, 210],
      [undefined, 800, 420],
      ['LARGE', 1200, 630],
    ] as const) {
      const { status, headers, bytes } = await thumbnail(id, size);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('image/png');
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
    }
    expect((await site.call('passThumbnail', { id, size: 'HUGE' })).outcome).toBe('400 SIZE_INVALID');
  });

  it('frames a perfect pass alone', async () => {
    const perfect = await somePass();
    const other = await somePass({ e_perfect: 1, accuracy: 0.9998 });
    expect(await isFramed((await thumbnail(perfect, 'LARGE')).bytes)).toBe(true);
    expect(await isFramed((await thumbnail(other, 'LARGE')).bytes)).toBe(false);
  });

  it('shows no pass that is not for everybody', async () => {
    const { db } = site.deps;
    const missing = [
      await somePass({ is_deleted: true }),
      await somePass({ player_id: await aPlayer(db, { is_banned: true }) }),
      await somePass({ level_id: await aLevel(db, { is_hidden: true }) }),
      await somePass({ level_id: await aLevel(db, { is_deleted: true }) }),
      1_999_999_999,
    ];
    for (const id of missing) expect((await thumbnail(id)).status).toBe(404);
  });

  it('changes with what it shows', async () => {
    const { db } = site.deps;
    const player = await aPlayer(db);
    const level = await aLevel(db);
    const id = await somePass({ player_id: player, level_id: level });
    const seen = new Set([(await thumbnail(id)).headers.etag]);
    await changeRow(db, 'players', player, { name: 'Halcyon_7' });
    seen.add((await thumbnail(id)).headers.etag);
    await changeRow(db, 'levels', level, { song: '霜降之後' });
    seen.add((await thumbnail(id)).headers.etag);
    expect(seen.size).toBe(3);
    await changeRow(db, 'levels', level, { clears: 99 });
    expect(seen).toContain((await thumbnail(id)).headers.etag);
  });
});
