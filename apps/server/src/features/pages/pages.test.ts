import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CallName } from '@rondo/contract/calls';
import { replyName } from '@rondo/domain/calls';
import {
  leaderboardCall,
  leaderFilter,
  levelFilter,
  levelListCall,
  passFilter,
  passListCall,
} from '@rondo/domain/pages';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCreator, aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { testApp } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { limits } from '../../platform/http/limits.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { recomputeEverything } from '../players/index.ts';
import { readPage } from './testing/read-page.ts';

const url = 'https://rondo.example/site';
let level: number;
let hidden: number;
let deleted: number;
let player: number;
let banned: number;
let pass: number;
let bannedPass: number;

const site = appOfTests({ config: { publicUrl: url, siteName: 'Rondo & friends' } });
beforeAll(async () => {
  const { db } = site.deps;
  level = await aLevel(db, { song: 'Small <Hours>', artist: 'Ebb "&" Flow', creator: 'Moth', diff_id: 21 });
  hidden = await aLevel(db, { song: 'Unseen', is_hidden: true });
  deleted = await aLevel(db, { song: 'Gone', is_deleted: true });
  player = await aPlayer(db, { name: 'Tern' });
  banned = await aPlayer(db, { name: 'Gull', is_banned: true });
  pass = await aPass(db, { level_id: level, player_id: player });
  bannedPass = await aPass(db, { level_id: level, player_id: banned });
  await transaction(db, (trx) => recomputeEverything(trx));
});

const page = (path: string) => readPage(site, path);
/** What a call answers, by the name of its reply in a page: `player {"id":7}`. */
async function asked(reply: string) {
  const [, name = '', given = ''] = /^(\w+) ?(.*)$/.exec(reply) ?? [];
  const { status, body } = await site.call(name as CallName, JSON.parse(given || '{}'));
  expect(status).toBe(200);
  return body;
}
/** The address of the card of a level or of a pass, with a version. */
const card = (id: number, of = 'level') =>
  new RegExp(`^${url}/v2/media/thumbnail/${of}/${id}\\?size=MEDIUM&v=[0-9a-f]{12}$`);

describe('a level', () => {
  it('is described by its title, creators, card and colour', async () => {
    const { status, headers, title, meta, canonical } = await page(`/levels/${level}?sort=time`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(title).toBe('Small <Hours>, Ebb "&" Flow · Rondo & friends');
    expect(canonical).toBe(`${url}/levels/${level}`);
    expect(meta('description')).toBe('By Moth · G1 · 100.0 PP · 1 clear');
    expect(meta('og:title')).toBe(title);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:url')).toBe(canonical);
    expect(meta('og:type')).toBe('website');
    expect(meta('og:site_name')).toBe('Rondo & friends');
    expect(meta('og:image')).toMatch(card(level));
    expect(meta('og:image:width')).toBe('800');
    expect(meta('og:image:height')).toBe('420');
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(meta('theme-color')).toMatch(/^#[0-9a-f]{6}$/i);
    expect(meta('theme-color')).not.toBe('#0E0D14');
    expect(meta('robots')).toBeNull();
  });

  it('brings along what its page asks for first', async () => {
    const { data } = await page(`/levels/${level}`);
    expect(data?.at).toBe(site.clock.now().getTime());
    expect(Object.keys(data?.replies ?? {}).sort()).toEqual([
      'config',
      `levelDetail {"id":${level}}`,
      `passesOfLevel {"id":${level}}`,
    ]);
    for (const [name, reply] of Object.entries(data?.replies ?? {}))
      expect(reply, name).toEqual(await asked(name));
  });

  it('loads the picture behind its title at once', async () => {
    const { db } = site.deps;
    const video = await aLevel(db, { video_link: 'https://youtu.be/abcdefghij1' });
    const still = await aLevel(db, { video_link: '/demo/stills/417-9a63e8.svg' });
    const picture = async (id: number) =>
      (await page(`/levels/${id}`)).document
        .querySelector('link[rel=preload][as=image]')
        ?.getAttribute('href');
    expect(await picture(video)).toBe(
      '/v2/media/image?url=https%3A%2F%2Fi.ytimg.com%2Fvi%2Fabcdefghij1%2Fhqdefault.jpg',
    );
    expect(await picture(still)).toBeUndefined();
    expect(await picture(level)).toBeUndefined();
  });

  it('is kept from search engines while it is hidden, and shows no card', async () => {
    const { status, title, meta, canonical } = await page(`/levels/${hidden}`);
    expect(status).toBe(200);
    expect(title).toMatch(/^Unseen, /);
    expect(meta('robots')).toBe('noindex');
    expect(canonical).toBeNull();
    expect(meta('og:image')).toBe(`${url}/images/logo.png`);
  });

  it.each([
    ['a deleted one', () => deleted, 403],
    ['an unknown one', () => 999_999, 404],
    ['an impossible one', () => 4_000_000_000, 404],
  ])('reveals nothing about %s', async (_, id, status) => {
    const reply = await page(`/levels/${id()}`);
    expect(reply.status).toBe(status);
    expect(reply.title).toBe('Level · Rondo & friends');
    expect(reply.meta('robots')).toBe('noindex');
    expect(reply.text).not.toContain('Gone');
    expect(Object.keys(reply.data?.replies ?? {})).toEqual(['config']);
  });

  it('looks the same to whoever is signed in', async () => {
    const admin = await signedInUser(site, { role: 'superAdmin' });
    const options = { token: admin.token, headers: { cookie: `session=${admin.token}` } };
    for (const path of [`/levels/${deleted}`, `/profile/${player}`, '/levels?deleted=only'])
      expect((await readPage(site, path, options)).text, path).toBe((await page(path)).text);
  });
});

describe('the address of a card', () => {
  it('is another one with each thing that the card shows, of a level and of a pass', async () => {
    const { db } = site.deps;
    const id = await aLevel(db);
    const passId = await aPass(db, { level_id: id, player_id: await aPlayer(db) });
    const { id: creatorId } = await aCreator(db);
    const cardOf = async (path: string) => (await page(path)).meta('og:image');
    const seen = new Set([await cardOf(`/levels/${id}`)]);
    const change = (fields: object) => () => changeRow(db, 'levels', id, fields);
    const changes = [
      change({ diff_id: 45 }),
      change({ song: '霜降之後' }),
      change({ artist: '유리창' }),
      change({ clears: 214 }),
      change({ base_score: 12.5 }),
      change({ creator: 'Fennick' }),
      () =>
        db.insertInto('credits').values({ level_id: id, creator_id: creatorId, role: 'charter' }).execute(),
      change({ video_link: 'https://www.youtube.com/watch?v=abcdefghij2' }),
    ];
    for (const [index, make] of changes.entries()) {
      await make();
      seen.add(await cardOf(`/levels/${id}`));
      expect(seen.size, String(index)).toBe(index + 2);
    }
    const last = [...seen].at(-1);
    await changeRow(db, 'levels', id, { dl_link: 'https://example.org/x' });
    expect(await cardOf(`/levels/${id}`)).toBe(last);
    const ofPass = await cardOf(`/passes/${passId}`);
    await changeRow(db, 'levels', id, { clears: 215 });
    expect(await cardOf(`/passes/${passId}`)).toBe(ofPass);
    await changeRow(db, 'levels', id, { song: '霜降' });
    expect(await cardOf(`/passes/${passId}`)).not.toBe(ofPass);
    for (const address of [last, ofPass])
      expect((await site.app.inject({ url: String(address).slice(url.length) })).statusCode).toBe(200);
  });
});

describe('a pass', () => {
  it('is described by player, song, difficulty and score, with a card of its own', async () => {
    const { status, title, meta, canonical, data } = await page(`/passes/${pass}`);
    expect(status).toBe(200);
    expect(title).toBe('Small <Hours>, Tern · Rondo & friends');
    expect(meta('description')).toMatch(/^G1 · Score [\d,]+\.\d\d · Accuracy 100\.00%/);
    expect(meta('og:image')).toMatch(card(pass, 'pass'));
    expect(canonical).toBe(`${url}/passes/${pass}`);
    expect(data?.replies).toHaveProperty([`passDetail {"id":${pass}}`, 'scoreInfo']);
  });

  it('of a banned player is not there', async () => {
    expect(await page(`/passes/${bannedPass}`)).toMatchObject({ status: 404 });
  });
});

describe('a player', () => {
  it('is described by name, rank and ranked score', async () => {
    const { status, title, meta } = await page(`/profile/${player}`);
    expect(status).toBe(200);
    expect(title).toBe('Tern · Rondo & friends');
    expect(meta('description')).toMatch(/^Rank #1 · Ranked score [\d,]+\.\d\d · 1 pass$/);
    expect(meta('og:type')).toBe('profile');
    expect(meta('twitter:card')).toBe('summary');
    expect(meta('og:image')).toBe(`${url}/images/logo.png`);
  });

  it('is shown with the picture of the account', async () => {
    const user = await signedInUser(site);
    const { meta } = await page(`/profile/${user.playerId}`);
    const face = meta('og:image');
    expect(face).toMatch(new RegExp(`^${url}/v2/media/avatar/${user.id}\\?v=[0-9a-f]{12}$`));
    await changeRow(site.deps.db, 'users', user.id, { nickname: 'Otherwise' });
    const renamed = (await page(`/profile/${user.playerId}`)).meta('og:image');
    expect(renamed).not.toBe(face);
    expect((await site.app.inject({ url: String(renamed).slice(url.length) })).statusCode).toBe(200);
  });

  it.each([
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['/v2/media/icon/21.svg?v=1', `${url}/v2/media/icon/21.png?v=1`],
    ['/pictures/a.svg', `${url}/images/logo.png`],
  ])('with the picture %s has no SVG in its preview', async (avatar_url, preview) => {
    const { meta } = await page(`/profile/${await aPlayer(site.deps.db, { avatar_url })}`);
    expect(meta('og:image')).toBe(preview);
  });

  it('is kept from search engines while banned', async () => {
    expect((await page(`/profile/${banned}`)).meta('robots')).toBe('noindex');
  });
});

describe('two players', () => {
  it('are titled and described by both, and kept from search engines', async () => {
    const rival = await aPlayer(site.deps.db, { name: 'Dovetail' });
    const { status, title, meta, data } = await page(`/compare/${player}/${rival}?page=2&leads=one`);
    expect(status).toBe(200);
    expect(title).toBe('Tern and Dovetail · Rondo & friends');
    expect(meta('description')).toMatch(
      /^Tern: Rank #1 · .* · 1 pass \/ Dovetail: Ranked score 0\.00 · 0 passes$/,
    );
    expect(meta('robots')).toBe('noindex');
    const name = `comparePlayers {"id":${player},"otherId":${rival},"limit":20,"offset":20,"leads":"one"}`;
    expect(data?.replies[name]).toEqual(await asked(name));
  });

  it('are a page that asks for another one where one is named twice, and none where one is unknown', async () => {
    expect(await page(`/compare/${player}/${player}`)).toMatchObject({
      status: 200,
      title: 'Compare players · Rondo & friends',
    });
    expect(await page(`/compare/${player}/999999`)).toMatchObject({ status: 404 });
    expect(await page(`/compare/${player}`)).toMatchObject({ status: 200 });
    expect(await page(`/compare/${player}/0`)).toMatchObject({ status: 404 });
  });
});

describe('a list', () => {
  const passesCall = (query: Record<string, string>) => replyName(passListCall(passFilter.read(query), 0));
  const levelsCall = (query: Record<string, string>) => replyName(levelListCall(levelFilter.read(query), 0));

  it.each([
    ['/levels', levelsCall({})],
    ['/levels', 'statistics'],
    ['/levels/?view=compact', levelsCall({})],
    [
      '/levels?sort=CLEARS_ASC&cleared=only&from=3&to=x',
      levelsCall({ sort: 'CLEARS_ASC', cleared: 'only', from: '3' }),
    ],
    [
      '/levels?special=Qq,Marathon&from=21&to=21',
      levelsCall({ special: 'Qq,Marathon', from: '21', to: '21' }),
    ],
    ['/levels?query=song%3Asmall+%3Chours%3E', levelsCall({ query: 'song:small <hours>' })],
    ['/', 'statistics'],
    ['/', 'homeFeed'],
    [
      '/passes?keys=12k&sort=RECENT_ASC&from=5&to=5',
      passesCall({ keys: '12k', sort: 'RECENT_ASC', from: '5', to: '5' }),
    ],
    ['/passes', passesCall({})],
    [
      '/leaderboard?sortBy=wfScore&order=asc',
      replyName(leaderboardCall(leaderFilter.read({ sortBy: 'wfScore', order: 'asc' }), 0)),
    ],
  ])('%s brings its first rows along', async (path, name) => {
    const { status, data } = await page(path);
    expect(status).toBe(200);
    expect(data?.replies[name]).toEqual(await asked(name));
  });

  it('has one address for search engines, whatever its order, and none while it is searched', async () => {
    expect(await page('/levels?sort=CLEARS_ASC')).toMatchObject({
      canonical: `${url}/levels`,
      title: 'Levels · Rondo & friends',
    });
    const searched = await page('/levels?query=moth');
    expect(searched.canonical).toBeNull();
    expect(searched.meta('robots')).toBe('noindex');
    expect((await page('/leaderboard?query=tern')).meta('robots')).toBe('noindex');
  });

  it('brings the difficulties to the filters of levels', async () => {
    const { data } = await page('/levels');
    expect(data?.replies['difficulties']).toEqual((await site.call('difficulties')).body);
  });

  it('is a page although it cannot be searched like that', async () => {
    const { status, data } = await page(`/levels?query=${'a,'.repeat(120)}`);
    expect(status).toBe(200);
    expect(Object.keys(data?.replies ?? {})).toEqual(['config', 'statistics']);
  });
});

describe('other pages', () => {
  it.each([
    ['/', 'Rondo & friends – community levels and clears', null],
    ['/about', 'About Rondo & friends · Rondo & friends', null],
    ['/login', 'Sign in · Rondo & friends', null],
    ['/profile', 'Your profile · Rondo & friends', 'noindex'],
    ['/submission/level', 'Submit a level · Rondo & friends', 'noindex'],
    ['/admin/submissions', 'Submissions · Rondo & friends', 'noindex'],
    ['/admin/difficulties/0/announcements', 'Rules · Rondo & friends', 'noindex'],
  ])('%s has its title', async (path, title, robots) => {
    const reply = await page(path);
    expect(reply).toMatchObject({ status: 200, title });
    expect(reply.meta('robots')).toBe(robots);
  });

  it('are not found by any other address', async () => {
    for (const path of ['/nowhere', '/levels/x', '/levels/1/2', '/profile/0', '/play/fair'])
      expect(await page(path), path).toMatchObject({
        status: 404,
        title: 'Page not found · Rondo & friends',
      });
  });

  it('answers HEAD without a body', async () => {
    expect(await site.callRaw('HEAD', `/levels/${level}`)).toMatchObject({ status: 200, text: '' });
    expect(await site.callRaw('HEAD', '/levels/999999')).toMatchObject({ status: 404, text: '' });
  });
});

describe('the wire', () => {
  it('compresses pages for those who accept it', async () => {
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await site.app.inject({
        url: '/levels',
        headers: { 'accept-encoding': encoding },
      });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toContain('accept-encoding');
      expect(unpack(rawPayload).toString()).toBe((await page('/levels')).text);
    }
  });

  it('asks for no more than the call itself', async () => {
    const counting = await testApp({ config: { countStatements: true } });
    try {
      const statements = async (method: 'GET' | 'POST', path: string) =>
        Number((await counting.callRaw(method, path)).headers['x-sql-statements']);
      await aLevel(counting.deps.db);
      await statements('GET', '/levels');
      expect(await statements('GET', '/levels')).toBe(await statements('POST', '/v2/database/levels/filter'));
      expect(await statements('GET', '/leaderboard')).toBe(
        await statements('GET', '/v2/database/leaderboard'),
      );
      expect(await statements('GET', '/login')).toBe(0);
    } finally {
      await counting.close();
    }
  });
});

describe('limits', () => {
  it('count a page as its call, and leave a page that says so where there are too many', async () => {
    const limited = await testApp({ rateLimits: true });
    try {
      for (let count = 0; count < limits.lists.count; count += 1)
        await limited.deps.limiter.hit('lists', '127.0.0.1');
      const { status, headers, data } = await readPage(limited, '/levels');
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Object.keys(data?.replies ?? {})).toEqual(['config', 'statistics']);
      const elsewhere = await limited.app.inject({ url: '/levels', remoteAddress: '192.0.2.7' });
      expect(elsewhere.statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
