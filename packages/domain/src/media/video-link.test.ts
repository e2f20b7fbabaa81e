import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalVideoLink, parseVideoLink, videoKey } from './video-link.ts';

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
  ])('%s', (link) => {
    expect(canonicalVideoLink(link)).toBe(WATCH);
    expect(parseVideoLink(link)).toMatchObject({ host: 'youtube', id: ID, start: 0 });
  });

  it.each([
    ['t=90', 90],
    ['t=90s', 90],
    ['t=1m5s', 65],
    ['t=1h1m1s', 3661],
    ['t=2m', 120],
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
    });
  });
});

describe('other texts', () => {
  it.each([
    '',
    'There is no video for obvious reasons',
    'https://drive.google.com/file/d/1K87qA9Bw3sZ30zopPEnAkPHB1GCDQLXW/view',
    'https://youtu.be/P7MdoBK8HvcI',
    'https://youtu.be/',
    `https://youtu.be/${ID}/more`,
    `https://www.youtube.com/watch?v=${ID}?t=1259`,
    'https://www.youtube.com/playlist?list=PLR5Ch-TH0w3r4Kpvvi3QWeqFsgzpjTgGH',
    'https://studio.youtube.com/video/Ef6A6OswMJU/edit',
    `https://youtube.com.example.org/watch?v=${ID}`,
    `https://youtube.com@example.org/watch?v=${ID}`,
    `https://example.org/?u=https://youtu.be/${ID}`,
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
      ID,
      BV,
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
      }),
      { numRuns: 1000 },
    );
  });
});

const REAL_LINKS = '../shared/data/video_links.txt';
const FOREIGN = /other host|no link|not 11 chars|b23\.tv short|youtube other|youtube playlist/;

describe.skipIf(!existsSync(REAL_LINKS))('links as people wrote them', () => {
  const rows = existsSync(REAL_LINKS)
    ? readFileSync(REAL_LINKS, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((row) => row.split('\t'))
        .map(([link = '""', form = '']) => ({ link: JSON.parse(link) as string, form }))
    : [];

  it('recognises exactly those of a known form', () => {
    expect(rows.length).toBeGreaterThan(11_000);
    const wrong = rows.filter(({ link, form }) => (parseVideoLink(link) === null) !== FOREIGN.test(form));
    expect(wrong).toEqual([]);
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
