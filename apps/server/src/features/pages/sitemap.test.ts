import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { recomputeEverything } from '../players/index.ts';
import { robotsText } from './routes.ts';
import { URLS_A_PART } from './sitemap.repository.ts';
import { sitemapOf } from './sitemap.ts';

const url = 'https://rondo.example/a&b';
let far: number;
let level: number;
let player: number;
let pass: number;

const site = appOfTests({ config: { publicUrl: url } });
beforeAll(async () => {
  const { db } = site.deps;
  level = await aLevel(db, { updated_at: new Date('2025-02-03T04:05:06Z') });
  const hidden = await aLevel(db, { is_hidden: true });
  await aLevel(db, { is_deleted: true });
  far = await aLevel(db, { id: 3 * URLS_A_PART });
  player = await aPlayer(db);
  const banned = await aPlayer(db, { is_banned: true });
  await aPlayer(db);
  pass = await aPass(db, { level_id: level, player_id: player });
  await aPass(db, { level_id: hidden, player_id: player });
  await aPass(db, { level_id: level, player_id: banned });
  await transaction(db, (trx) => recomputeEverything(trx));
});

const locations = (xml: string) =>
  [...new JSDOM(xml).window.document.querySelectorAll('loc')].map((element) => element.textContent);

async function file(path: string) {
  const { status, headers, text } = await site.callRaw('GET', path);
  return { status, headers, text, locations: locations(text) };
}

describe('the sitemap', () => {
  it('lists its parts', async () => {
    const index = await file('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(index.headers['cache-control']).toBe('public, max-age=3600');
    expect(index.text).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(index.text).toContain('a&amp;b');
    expect(index.locations).toEqual([
      `${url}/sitemap/pages.xml`,
      `${url}/sitemap/levels-0.xml`,
      `${url}/sitemap/levels-3.xml`,
      `${url}/sitemap/passes-0.xml`,
      `${url}/sitemap/players-0.xml`,
    ]);
  });

  it('names what visitors may find, and nothing that is hidden, deleted or banned', async () => {
    expect((await file('/sitemap/pages.xml')).locations).toEqual(
      ['/', '/levels', '/passes', '/leaderboard', '/about'].map((path) => url + path),
    );
    expect((await file('/sitemap/levels-0.xml')).locations).toEqual([`${url}/levels/${level}`]);
    expect((await file('/sitemap/levels-3.xml')).locations).toEqual([`${url}/levels/${far}`]);
    expect((await file('/sitemap/passes-0.xml')).locations).toEqual([`${url}/passes/${pass}`]);
    expect((await file('/sitemap/players-0.xml')).locations).toEqual([`${url}/profile/${player}`]);
    expect((await file('/sitemap/levels-0.xml')).text).toContain(
      '<lastmod>2025-02-03T04:05:06.000Z</lastmod>',
    );
  });

  it.each(['levels-1.xml', 'levels-42950.xml', 'levels-00.xml', 'users-0.xml', 'levels-0.txt', '..%2fx'])(
    'has no part %s',
    async (name) => {
      expect((await file(`/sitemap/${name}`)).status).toBe(404);
    },
  );

  it('never holds more addresses in a part than the protocol allows', async () => {
    const { db } = site.deps;
    const many = sitemapOf(site.deps);
    await transaction(db, async (trx) => {
      const ids = { first: 10 * URLS_A_PART, last: 12 * URLS_A_PART - 1 };
      const rows = Array.from({ length: 5 }, (_, index) => ids.first + index);
      await trx
        .insertInto('levels')
        .values(
          [...rows, ids.first + URLS_A_PART - 1, ids.first + URLS_A_PART, ids.last].map((id) => ({
            id,
            song: 's',
          })),
        )
        .execute();
    });
    expect(locations((await many.file('levels-10.xml')) ?? '')).toHaveLength(6);
    expect(locations((await many.file('levels-11.xml')) ?? '')).toHaveLength(2);
  });

  it('is kept for an hour', async () => {
    const kept = sitemapOf(site.deps);
    const before = await kept.file('levels-0.xml');
    await aLevel(site.deps.db, { id: 77 });
    expect(await kept.file('levels-0.xml')).toBe(before);
    expect(locations((await sitemapOf(site.deps).file('levels-0.xml')) ?? '')).toContain(`${url}/levels/77`);
  });
});

describe('robots.txt', () => {
  it('keeps crawlers out of what is not for them', async () => {
    const { status, headers, text } = await file('/robots.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    for (const path of ['/admin', '/profile/edit', '/v2/']) expect(text).toContain(`\nDisallow: ${path}\n`);
    expect(text).toContain('\nAllow: /v2/media/\n');
    expect(text).toContain(`\nSitemap: ${url}/sitemap.xml\n`);
  });

  it('keeps them out of a staging site altogether', () => {
    const text = robotsText({ environment: 'staging', publicUrl: url });
    expect(text).toContain('Disallow: /\n');
    expect(text).not.toContain('Allow: /v2');
  });
});
