import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bilibiliIdOfNumber, isBilibiliId } from './bilibili-id.ts';
import {
  canonicalVideoLink,
  parseVideoLink,
  shortVideoLink,
  videoKey,
  videoLinkFault,
} from './video-link.ts';

const ID = 'tdig-B8QVKo';
const WATCH = `https://www.youtube.com/watch?v=${ID}`;
const BV = 'BV1CZ4HeoEjv';

describe('YouTube links', () => {
  it.each([
    `https://youtu.be/${ID}`,
    `http://youtu.be/${ID}/`,
    `youtu.be/${ID}?si=FX4iK7XpmDmyOmIl`,
    `https://www.youtube.com/watch?v=${ID}`,
    `https://WWW.YouTube.com/watch?v=${ID}`,
    `www.youtube.com/watch?si=hHlitsxVQ3lCmoy5&v=${ID}`,
    `https://m.youtube.com/watch?v=${ID}&list=PLx&index=3`,
    `https://music.youtube.com/watch?v=${ID}`,
    `youtube.com/live/${ID}?feature=share`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    ` https://youtu.be/${ID} \n`,
    `https://youtu.be/${ID} https://youtu.be/OnumyG2dtig`,
    `https://www.youtube.com:443/watch?v=${ID}#comments`,
    `https://www.youtube.com/v/${ID}`,
    `https://www.youtube.com/e/${ID}`,
    `https://www.youtube.com/watch/${ID}`,
    `https://www.youtube.com/?v=${ID}`,
    `https://gaming.youtube.com/watch?v=${ID}`,
    `https://studio.youtube.com/video/${ID}/edit`,
    `https://m.youtube.com/#/watch?v=${ID}`,
    `https://youtu.be/watch?v=${ID}`,
    `https://youtu.be/${ID}/more`,
    `https://youtu.be//${ID}`,
    `https://www.youtube.com/watch&v=${ID}`,
    `https://www.youtube.com/watch?app=desktop&amp;v=${ID}`,
    `https://www.youtube.com/watch%3Fv%3D${ID}`,
    `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${ID}%26feature%3Dshare`,
    `HTTPS://WWW.YOUTUBE.COM/WATCH?V=${ID}`,
    `https://www.youtube.com/watch?v=${ID}?feature=share`,
    `https://youtu.be/${ID}%E3%80%81`,
    `https://youtu.be/ https://youtu.be/${ID}`,
    `https://example.org/level https://youtu.be/${ID}`,
    `https://www.youtube.com/playlist?list=PLx https://youtu.be/${ID}`,
  ])('%s', (link) => {
    expect(canonicalVideoLink(link)).toBe(WATCH);
    expect(parseVideoLink(link)).toMatchObject({ host: 'youtube', id: ID, start: 0 });
  });

  it.each([
    ['blank text', `my clear https://youtu.be/${ID} (no miss)`],
    ['a comma', `https://youtu.be/${ID},`],
    ['a full stop', `See https://youtu.be/${ID}.`],
    ['Chinese text', `通关：https://youtu.be/${ID}。谢谢`],
    ['a Korean particle', `https://youtu.be/${ID}로`],
    ['a Chinese comma and another link', `https://youtu.be/${ID}，https://youtu.be/OnumyG2dtig`],
    ['another link right behind', `https://youtu.be/${ID}https://youtu.be/OnumyG2dtig`],
    ['a word with a colon', `Video:https://youtu.be/${ID}`],
    ['brackets', `(youtu.be/${ID})`],
    ['angle brackets', `<https://youtu.be/${ID}>`],
    ['Markdown', `[clear](https://youtu.be/${ID})`],
    ['HTML', `<a href="https://youtu.be/${ID}">clear</a>`],
    ['quotes', `“https://youtu.be/${ID}”`],
    ['line feeds', `title\nhttps://youtu.be/${ID}\nmore`],
    ['a zero-width blank', `https://youtu.be/${ID}\u200b`],
    ['a zero-width blank within', `https://youtu.be/\u200b${ID}`],
    ['a mark of byte order', `\ufeffhttps://youtu.be/${ID}`],
    ['a Hangul filler', `\u3164https://youtu.be/${ID}\u3164`],
    ['a wide blank', `成功\u3000https://youtu.be/${ID}\u3000`],
    ['the scheme twice', `https://https://youtu.be/${ID}`],
    ['the scheme again and again', `${'https:'.repeat(3000)}//youtu.be/${ID}`],
    ['a scheme without its lines', `https:youtu.be/${ID}`],
    ['a scheme without its colon', `https//youtu.be/${ID}`],
    ['a scheme without its first letter', `ttps://youtu.be/${ID}`],
    ['lines that lean back', `https:\\\\youtu.be\\${ID}`],
    ['no scheme but its lines', `//youtu.be/${ID}`],
    ['full-width signs', `ｈｔｔｐｓ：／／ｙｏｕｔｕ．ｂｅ／${ID}`],
  ])('in or with %s', (_, text) => expect(canonicalVideoLink(text)).toBe(WATCH));

  it.each([
    [`https://www.youtube.com/watch?v=${ID}?t=1259`, 1259],
    [`https://youtu.be/${ID}&t=13m38s`, 818],
    [`https://youtu.be/${ID}?t=90,`, 90],
    [`https://youtu.be/${ID}?t=90）`, 90],
    [`https://youtu.be/${ID}#t=90s`, 90],
    [`https://www.youtube.com/watch?v=${ID}&amp;t=90`, 90],
    [`https://www.youtube.com/embed/${ID}?start=90`, 90],
  ])('%s keeps its start', (text, start) => expect(parseVideoLink(text)).toMatchObject({ id: ID, start }));

  it.each([
    ['t=90', 90],
    ['t=90s', 90],
    ['t=1m5s', 65],
    ['t=1h1m1s', 3661],
    ['t=2m', 120],
    ['t=1:30', 90],
    ['t=1:01:01', 3661],
    ['t=90:', 90],
    ['t=1:3', 0],
    ['t=0s', 0],
    ['t=', 0],
    ['t=soon', 0],
    ['t=99999999999', 0],
  ])('with %s starts at second %i', (query, start) => {
    for (const link of [`https://youtu.be/${ID}?${query}`, `${WATCH}&${query}`]) {
      const parsed = parseVideoLink(link);
      expect(parsed?.start).toBe(start);
      expect(parsed?.canonical).toBe(start > 0 ? `${WATCH}&t=${start}s` : WATCH);
      expect(parsed?.embed).toBe(
        `https://www.youtube-nocookie.com/embed/${ID}${start > 0 ? `?start=${start}` : ''}`,
      );
    }
  });
});

describe('Bilibili links', () => {
  it.each([
    `https://www.bilibili.com/video/${BV}`,
    `http://bilibili.com/video/${BV}/`,
    `m.bilibili.com/video/${BV}?share_source=copy_web&vd_source=0d90`,
    `https://b23.tv/${BV}`,
  ])('%s', (link) => {
    expect(parseVideoLink(link)).toMatchObject({
      host: 'bilibili',
      id: BV,
      canonical: `https://www.bilibili.com/video/${BV}`,
      part: 1,
    });
  });

  it.each([
    `【通关】 https://www.bilibili.com/video/${BV}`,
    `【通关-哔哩哔哩】https://b23.tv/${BV}，好看`,
    `https://www.bilibili.com/video/bv${BV.slice(2)}`,
    `https://www.bilibili.com/s/video/${BV}`,
    `https://www.bilibili.com/${BV}`,
    `https://www.bilibili.com/video/${BV}/?p=1`,
    `https://www.bilibili.com/video/${BV}?p=0`,
    `https://www.bilibili.com/video/${BV}?p=x`,
    `https://player.bilibili.com/player.html?aid=1&bvid=${BV}&cid=2`,
    `https://www.bilibili.com/list/watchlater?bvid=${BV}`,
  ])('%s', (link) => expect(canonicalVideoLink(link)).toBe(`https://www.bilibili.com/video/${BV}`));

  it.each([
    `https://www.bilibili.com/video/${BV}?p=2`,
    `https://www.bilibili.com/video/${BV}/?vd_source=0d90&p=2`,
    `https://b23.tv/${BV}?p=2，`,
    `https://m.bilibili.com/video/${BV}&p=2`,
    `https://player.bilibili.com/player.html?bvid=${BV}&page=2`,
  ])('%s keeps its part', (link) => {
    expect(parseVideoLink(link)).toMatchObject({
      id: BV,
      part: 2,
      canonical: `https://www.bilibili.com/video/${BV}?p=2`,
      embed: `https://player.bilibili.com/player.html?bvid=${BV}&p=2&autoplay=0`,
    });
  });

  it.each([
    ['https://www.bilibili.com/video/av170001', 'BV17x411w7KC'],
    ['http://www.bilibili.com/video/AV170001/', 'BV17x411w7KC'],
    ['b23.tv/av170001', 'BV17x411w7KC'],
    ['https://player.bilibili.com/player.html?aid=170001', 'BV17x411w7KC'],
    ['https://www.bilibili.com/video/av455017605', 'BV1Q541167Qg'],
    ['https://www.bilibili.com/video/av111298867365120', 'BV1L9Uoa9EUx'],
  ])('%s is %s', (link, id) => {
    expect(canonicalVideoLink(`${link}`)).toBe(`https://www.bilibili.com/video/${id}`);
    expect(videoKey(link)).toBe(videoKey(`https://b23.tv/${id}`));
  });

  it('give each number an id of its own, of the form that all have', () => {
    const number = fc.bigInt({ min: 1n, max: 2n ** 51n - 1n });
    fc.assert(
      fc.property(number, number, (one, other) => {
        const id = bilibiliIdOfNumber(`${one}`) ?? '';
        expect(isBilibiliId(id)).toBe(true);
        expect(id === bilibiliIdOfNumber(`${other}`)).toBe(one === other);
      }),
    );
  });

  it.each(['0', '', 'x', '1x', `${2n ** 51n}`, '9'.repeat(400)])('know no number %s', (digits) =>
    expect(bilibiliIdOfNumber(digits)).toBeNull(),
  );
});

describe('short links of Bilibili', () => {
  it.each([
    'https://b23.tv/abc1234',
    'b23.tv/abc1234',
    '【title】 https://b23.tv/abc1234',
    '【title-哔哩哔哩】https://b23.tv/abc1234',
    'https://b23.tv/abc1234?share_medium=android',
    'https://b23.tv/abc1234/',
    'https://b23.tv/abc1234\u200b',
  ])('%j', (text) => {
    expect(parseVideoLink(text)).toBeNull();
    expect(shortVideoLink(text)).toBe('https://b23.tv/abc1234');
    expect(canonicalVideoLink(text)).toBe('https://b23.tv/abc1234');
    expect(videoKey(text)).toBe('https://b23.tv/abc1234');
    expect(videoLinkFault(text)).toBeNull();
  });

  it.each([
    `https://b23.tv/${BV}`,
    `https://b23.tv/abc1234 https://youtu.be/${ID}`,
    'https://b23.tv/',
    'https://b23.tv.example.org/abc1234',
    'https://example.org/b23.tv/abc1234',
    'https://b23.tv@example.org/abc1234',
    'https://notb23.tv/abc1234',
    'https://youtu.be/abc1234',
  ])('%j is none', (text) => expect(shortVideoLink(text)).toBeNull());
});

describe('what is wrong with a link', () => {
  it.each([
    ['', 'noLink'],
    ['There is no video for obvious reasons', 'noLink'],
    ['\u3164', 'noLink'],
    [ID, 'noLink'],
    ['https://drive.google.com/file/d/1K87/view', 'otherSite'],
    ['example.org/a', 'otherSite'],
    ['例え.jp', 'otherSite'],
    ['https://www.youtube.com', 'noVideo'],
    ['https://youtu.be/P7MdoBK8HvcI', 'noVideo'],
    ['https://www.youtube.com/playlist?list=PLR5Ch-TH0w3r4Kpvvi3QWeqFsgzpjTgGH', 'noVideo'],
    ['https://www.bilibili.com/bangumi/play/ep123', 'noVideo'],
    [WATCH, null],
  ])('of %j is %s', (text, fault) => expect(videoLinkFault(text)).toBe(fault));
});

describe('other texts', () => {
  it.each([
    '',
    'There is no video for obvious reasons',
    'https://drive.google.com/file/d/1K87qA9Bw3sZ30zopPEnAkPHB1GCDQLXW/view',
    'https://youtu.be/P7MdoBK8HvcI',
    'https://youtu.be/',
    'https://www.youtube.com/playlist?list=PLR5Ch-TH0w3r4Kpvvi3QWeqFsgzpjTgGH',
    `https://youtube.com.example.org/watch?v=${ID}`,
    `https://youtube.com@example.org/watch?v=${ID}`,
    `https://youtube.com:443@example.org/watch?v=${ID}`,
    `https://evil-youtube.com/watch?v=${ID}`,
    `https://evil.youtu.be/${ID}`,
    `https://example.org/youtu.be/${ID}`,
    `https://www.youtube.com/redirect?q=https://youtu.be/${ID}`,
    `https://www.youtube.com/channel/${ID}`,
    `https://www.youtube.com/${ID}`,
    'https://www.youtube.com/channel/UC9zKnZEcXIreGUvUjGft1sg',
    'https://www.bilibili.com/video/av0',
    'https://www.bilibili.com/video/av99999999999999999',
    'https://www.bilibili.com/bangumi/play/ep123',
    `https://example.org/?u=https://youtu.be/${ID}`,
    `https://example.org/https://youtu.be/${ID}`,
    `https://example.org/https//youtu.be/${ID}`,
    `ftp://youtu.be/${ID}`,
    `javascript://youtu.be/${ID}`,
    'https://b23.tv/Ab6u6HQ',
    'https://www.bilibili.com/video/BV123',
    ` ${ID} `,
  ])('%j stays as it is', (text) => {
    expect(parseVideoLink(text)).toBeNull();
    expect(canonicalVideoLink(text)).toBe(text);
  });
});

describe('key of a video', () => {
  it('is one for all forms and start times of a link', () => {
    expect(videoKey(`https://youtu.be/${ID}?t=90`)).toBe(videoKey(WATCH));
    expect(videoKey(WATCH)).not.toBe(videoKey('https://youtu.be/OnumyG2dtig'));
    expect(videoKey(`b23.tv/${BV}?p=1`)).toBe(videoKey(`https://www.bilibili.com/video/${BV}`));
    expect(videoKey(`b23.tv/${BV}?p=2`)).not.toBe(videoKey(`b23.tv/${BV}`));
    expect(videoKey(' HTTPS://Example.org/a ')).toBe(videoKey('https://example.org/a'));
  });
});

describe('any text', () => {
  it('is read without an error, and the canonical form is a fixed point', () => {
    const pieces = fc.constantFrom(
      'https://',
      'www.',
      'youtube.com',
      'youtu.be',
      'b23.tv',
      'bilibili.com',
      '/watch',
      '/video/',
      '/',
      '?',
      '&',
      'v=',
      't=',
      '1m5s',
      'p=2',
      'av170001',
      'abc1234',
      ID,
      BV,
      '\u200b',
      '，',
      ' ',
      '#',
      '%',
      '%41',
      ':',
      '@',
      '//',
    );
    const wild = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 10 }).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(wild, (text) => {
        const canonical = canonicalVideoLink(text);
        expect(canonicalVideoLink(canonical)).toBe(canonical);
        expect(videoKey(canonical)).toBe(videoKey(text));
        const parsed = parseVideoLink(text);
        if (parsed) expect(parseVideoLink(parsed.canonical)).toEqual(parsed);
        expect(videoLinkFault(text) === null).toBe(parsed !== null || shortVideoLink(text) !== null);
      }),
      { numRuns: 1000 },
    );
  });
});

const REAL_LINKS = '../shared/data/video_links.txt';
const FOREIGN = /other host|no link|not 11 chars|youtube other|youtube playlist/;

describe.skipIf(!existsSync(REAL_LINKS))('links as people wrote them', () => {
  const rows = existsSync(REAL_LINKS)
    ? readFileSync(REAL_LINKS, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((row) => row.split('\t'))
        .map(([link = '""', form = '']) => ({ link: JSON.parse(link) as string, form }))
    : [];

  it('recognises all but those of no known form', () => {
    expect(rows.length).toBeGreaterThan(11_000);
    const unread = rows.filter(({ link }) => videoLinkFault(link) !== null);
    expect(unread.length).toBeLessThanOrEqual(26);
    expect(unread.filter(({ form }) => !FOREIGN.test(form))).toEqual([]);
  });

  it('reads the start of those that have one', () => {
    const timed = rows.filter(({ form }) => form.includes('[t=') && !FOREIGN.test(form));
    expect(timed.length).toBeGreaterThan(300);
    const unread = timed.filter(
      ({ link }) => (parseVideoLink(link)?.start ?? 0) === 0 && !/[?&]t=0s?(?:&|$)/.test(link),
    );
    expect(unread).toEqual([]);
  });

  it('writes forms that it reads back', () => {
    for (const { link } of rows) {
      const canonical = canonicalVideoLink(link);
      expect(canonicalVideoLink(canonical)).toBe(canonical);
    }
  });
});
