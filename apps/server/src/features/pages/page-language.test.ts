import { beforeAll, describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { recomputeEverything } from '../players/index.ts';
import { readPage } from './testing/read-page.ts';

const url = 'https://rondo.example/site';
let level: number;
let player: number;

const site = appOfTests({ config: { publicUrl: url, siteName: 'Rondo & friends' } });
beforeAll(async () => {
  const { db } = site.deps;
  level = await aLevel(db, { song: 'Small Hours', creator: 'Moth', diff_id: 21 });
  player = await aPlayer(db, { name: 'Tern' });
  await aPass(db, { level_id: level, player_id: player });
  await transaction(db, (trx) => recomputeEverything(trx));
});

const page = (path: string) => readPage(site, path);

describe('the language', () => {
  it.each([
    ['pl', 'pl', 'pl_PL', 'Twórcy: Moth · G1 · 100.0 PP · 1 przejście'],
    ['cn', 'zh-CN', 'zh_CN', '作者：Moth · G1 · 100.0 PP · 1 人通关'],
    ['en', 'en', 'en_GB', 'By Moth · G1 · 100.0 PP · 1 clear'],
    ['xx', 'en', 'en_GB', 'By Moth · G1 · 100.0 PP · 1 clear'],
    ['__proto__', 'en', 'en_GB', 'By Moth · G1 · 100.0 PP · 1 clear'],
  ])('of an address that says %s', async (lang, locale, territory, description) => {
    const { document, meta, canonical } = await page(`/levels/${level}?lang=${lang}`);
    expect(document.documentElement.getAttribute('lang')).toBe(locale);
    expect(meta('og:locale')).toBe(territory);
    expect(meta('description')).toBe(description);
    expect(meta('og:description')).toBe(description);
    expect(canonical).toBe(`${url}/levels/${level}`);
  });

  it.each([
    ['/', 'Rondo & friends – poziomy i przejścia społeczności'],
    ['/about', 'O serwisie Rondo & friends · Rondo & friends'],
    ['/nowhere', 'Nie znaleziono strony · Rondo & friends'],
    ['/play/fair', 'Nie znaleziono strony · Rondo & friends'],
    [`/compare/PLAYER/PLAYER`, 'Porównanie graczy · Rondo & friends'],
  ])('is that of the title of %s', async (path, title) => {
    const address = path.replaceAll('PLAYER', String(player));
    expect(await page(`${address}?lang=pl`)).toMatchObject({ title });
  });

  it('is that of a level that is not there', async () => {
    const { meta } = await page('/levels/999999?lang=cn');
    expect(meta('description')).toBe('该谱面不存在。');
  });
});
