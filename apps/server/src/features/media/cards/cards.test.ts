import { readdirSync } from 'node:fs';
import { createServer, request as plainRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCreator, aLevel, aTeam } from '../../../testing/catalogue.ts';
import { changeRow } from '../../../testing/stored-row.ts';
import { signedInUser } from '../../../testing/users.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { cardShelf } from './card-shelf.ts';

const YOUTUBE = 'https://www.youtube.com/watch?v=abcdefghij1';

let site: TestApp;
let still: Buffer;
let asked: string[] = [];
let isServing = true;
const server = createServer((request, response) => {
  asked.push(String(request.url));
  if (isServing && request.url?.includes('hqdefault')) response.end(still);
  else response.writeHead(404).end();
});

beforeAll(async () => {
  still = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#00ff00' } })
    .jpeg()
    .toBuffer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  site = await testApp({
    pictures: {
      resolve: async () => ['127.0.0.1'],
      isAllowedAddress: () => true,
      request: (options, answered) => plainRequest({ ...options, port }, answered),
    },
  });
});
afterAll(async () => {
  await site.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const thumbnail = async (id: number | string, query: Record<string, string> = {}, headers = {}) => {
  const reply = await site.app.inject({ url: `/v2/media/thumbnail/level/${id}`, query, headers });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
};
const painted = () =>
  readdirSync(join(site.deps.config.dataDir, 'cache', 'thumbnails'), {
    recursive: true,
    withFileTypes: true,
  }).filter((file) => file.isFile()).length;
/** Colour of a spot, by shares of width and height. */
const spot = async (png: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
  return [...data.subarray(at, at + 3)] as [number, number, number];
};

describe('GET /v2/media/thumbnail/level/{id}', () => {
  it.each([
    [{ size: 'SMALL' }, 400, 210],
    [{ size: 'MEDIUM' }, 800, 420],
    [{}, 800, 420],
    [{ size: '' }, 800, 420],
    [{ size: 'LARGE' }, 1200, 630],
  ])('%j is %i by %i', async (query, width, height) => {
    const { status, headers, bytes } = await thumbnail(await aLevel(site.deps.db), query);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'",
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height });
  });

  it.each(['small', 'HUGE', '800x420'])('has no size %s', async (size) => {
    const reply = await site.call('levelThumbnail', { id: await aLevel(site.deps.db), size });
    expect(reply).toMatchObject({ status: 400, body: { code: 'SIZE_INVALID' } });
  });

  it('shows no level that is deleted, hidden or not there', async () => {
    const deleted = await aLevel(site.deps.db, { is_deleted: true });
    const hidden = await aLevel(site.deps.db, { is_hidden: true });
    for (const id of [deleted, hidden, 1_999_999_999, 99_999_999_999])
      expect((await thumbnail(id)).status).toBe(404);
    const once = await aLevel(site.deps.db);
    expect((await thumbnail(once)).status).toBe(200);
    await changeRow(site.deps.db, 'levels', once, { is_hidden: true });
    expect((await thumbnail(once)).status).toBe(404);
  });

  it('is painted once as long as nothing that it shows has changed', async () => {
    const id = await aLevel(site.deps.db);
    const before = painted();
    const [first] = await Promise.all([thumbnail(id), thumbnail(id), thumbnail(id)]);
    expect(painted()).toBe(before + 1);
    const again = await thumbnail(id, {}, { 'if-none-match': String(first?.headers.etag) });
    expect(again).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
    await changeRow(site.deps.db, 'levels', id, { dl_link: 'https://example.org/x' });
    expect((await thumbnail(id)).headers.etag).toBe(first?.headers.etag);
    expect(painted()).toBe(before + 1);
  });

  it('changes with each thing that it shows', async () => {
    const id = await aLevel(site.deps.db);
    const change = (fields: object) => () => changeRow(site.deps.db, 'levels', id, fields);
    const { id: creatorId } = await aCreator(site.deps.db);
    const team = await aTeam(site.deps.db, 'Studio Kettle');
    const seen = new Set([(await thumbnail(id)).headers.etag]);
    const changes = [
      change({ song: '霜降之後' }),
      change({ artist: '유리창' }),
      change({ clears: 214 }),
      change({ base_score: 12.5 }),
      change({ diff_id: 45 }),
      change({ creator: 'Fennick' }),
      () =>
        site.deps.db
          .insertInto('credits')
          .values({ level_id: id, creator_id: creatorId, role: 'charter' })
          .execute(),
      change({ team_id: team.id }),
      change({ video_link: '/demo/stills/417-00ff00.svg' }),
    ];
    for (const [index, make] of changes.entries()) {
      await make();
      const { headers, status } = await thumbnail(id);
      expect(status).toBe(200);
      seen.add(headers.etag);
      expect(seen.size).toBe(index + 2);
    }
  });

  it('stands on the still of its video, drawn ones too', async () => {
    const plain = await thumbnail(await aLevel(site.deps.db));
    const drawn = await thumbnail(await aLevel(site.deps.db, { video_link: '/demo/stills/417-00ff00.svg' }));
    const filmed = await thumbnail(await aLevel(site.deps.db, { video_link: YOUTUBE }));
    expect(asked).toEqual(['/vi/abcdefghij1/maxresdefault.jpg', '/vi/abcdefghij1/hqdefault.jpg']);
    const greens = await Promise.all([plain, drawn, filmed].map(({ bytes }) => spot(bytes, 0.97, 0.04)));
    const [plainGreen = 0, drawnGreen = 0, filmedGreen = 0] = greens.map(([red, green]) => green - red);
    expect(drawnGreen).toBeGreaterThan(plainGreen + 20);
    expect(filmedGreen).toBeGreaterThan(drawnGreen + 40);
  });

  it('does without a still that cannot be had, and takes it when it can', async () => {
    const id = await aLevel(site.deps.db, { video_link: 'https://youtu.be/missing0001' });
    isServing = false;
    const without = await thumbnail(id);
    expect(without.status).toBe(200);
    asked = [];
    expect((await thumbnail(id)).headers.etag).toBe(without.headers.etag);
    expect(asked).toEqual([]);
    isServing = true;
    site.clock.advance(5 * 60_000);
    const whole = await thumbnail(id);
    expect(whole.headers.etag).not.toBe(without.headers.etag);
    expect(whole.bytes.equals(without.bytes)).toBe(false);
  });

  it('cannot be broken by names', async () => {
    const song = '</text><image href="file:///etc/passwd"/>&bad;\u{1F600} "\'';
    const { status, bytes } = await thumbnail(await aLevel(site.deps.db, { song, artist: song }));
    expect(status).toBe(200);
    expect((await sharp(bytes).metadata()).width).toBe(800);
    const endless = await aLevel(site.deps.db, {
      song: '霜'.repeat(500),
      artist: 'W'.repeat(500),
      creator: 'ż '.repeat(9000),
    });
    expect((await thumbnail(endless)).status).toBe(200);
  });

  it('is refused while too many wait', async () => {
    const shelf = cardShelf(site.deps);
    const ends: (() => void)[] = [];
    const blocked = () => new Promise<never>((_, fail) => ends.push(() => fail(new Error('let go'))));
    const jobs = Array.from({ length: 102 }, (_, n) =>
      shelf.painted(`job-${n}`, 400, blocked, '127.0.0.1').catch(() => null),
    );
    await expect(shelf.painted('one-more', 400, blocked, '127.0.0.1')).rejects.toMatchObject({
      code: 'BUSY',
      status: 503,
    });
    for (let n = 0; n < 102; n += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(n);
      ends[n]?.();
    }
    await Promise.all(jobs);
  });
});

describe('cards that nobody has drawn yet', () => {
  it('are drawn 30 times a minute for one address; what is drawn is there for everyone', async () => {
    const limited = await testApp({ rateLimits: true });
    const { db } = limited.deps;
    const card = (id: number) => limited.call('levelThumbnail', { id, size: 'SMALL' });
    const levels = await Promise.all(Array.from({ length: 32 }, () => aLevel(db)));
    const first = await Promise.all(levels.slice(0, 30).map((id) => card(id)));
    expect(first.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
    const [drawn = 0, refused = 0, forElse = 0] = [levels[0], ...levels.slice(30)];
    expect((await card(refused)).outcome).toBe('429 RATE_LIMITED');
    expect((await card(drawn)).status).toBe(200);
    const elsewhere = await limited.app.inject({
      url: `/v2/media/thumbnail/level/${forElse}`,
      remoteAddress: '203.0.113.9',
    });
    expect(elsewhere.statusCode).toBe(200);
    limited.clock.advance(61_000);
    expect((await card(refused)).status).toBe(200);
    await limited.close();
  });
});

it('a card is drawn once on a full disk too', async () => {
  const limited = await testApp({
    rateLimits: true,
    disk: { hasRoom: () => false, noteFull: () => undefined },
  });
  const level = await aLevel(limited.deps.db);
  const card = () => limited.call('levelThumbnail', { id: level, size: 'SMALL' });
  for (let time = 0; time < 32; time++) expect((await card()).status).toBe(200);
  await limited.close();
});

describe('GET /v2/media/avatar/{userId}', () => {
  const avatar = (id: number | string, headers = {}) =>
    site.app.inject({ url: `/v2/media/avatar/${id}`, headers });
  const withPicture = async (avatar_url: string | null) => {
    const { id } = await signedInUser(site);
    await changeRow(site.deps.db, 'users', id, { avatar_url });
    return id;
  };

  it('leads through the proxy', async () => {
    const picture = 'https://cdn.discordapp.com/avatars/1/a_b.png?size=256';
    const reply = await avatar(await withPicture(picture));
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe(`/v2/media/image?url=${encodeURIComponent(picture)}`);
  });

  it.each([null, 'https://elsewhere.example/a.png', 'javascript:alert(1)'])(
    'draws the initial in place of %j',
    async (picture) => {
      const id = await withPicture(picture);
      const reply = await avatar(id);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 256, height: 256 });
      expect((await avatar(id, { 'if-none-match': String(reply.headers.etag) })).statusCode).toBe(304);
    },
  );

  it('has another face for another initial', async () => {
    const id = await withPicture(null);
    const faces = new Set<string>();
    for (const nickname of ['Ada', '유채', 'み', '💕', 'żaba']) {
      await changeRow(site.deps.db, 'users', id, { nickname });
      faces.add((await avatar(id)).rawPayload.toString('base64'));
    }
    expect(faces.size).toBe(5);
  });

  it('knows nobody else', async () => {
    const closed = await withPicture(null);
    await changeRow(site.deps.db, 'users', closed, { closed_at: new Date() });
    for (const id of [closed, 1_999_999_999])
      expect(JSON.parse((await avatar(id)).body)).toMatchObject({ code: 'USER_NOT_FOUND' });
    expect((await avatar('me')).statusCode).toBe(400);
  });
});
