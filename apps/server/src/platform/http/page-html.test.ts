import { isStorableText } from '@rondo/domain/text';
import fc from 'fast-check';
import { JSDOM, type PageDocument } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { pageHtml, type PageParts, pageTemplate } from './page-html.ts';
import type { PageHead } from './written-page.ts';

const template = pageTemplate(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<!--page--><title>The shell</title><!--/page--><link rel="icon" href="/i.svg"></head>
<body><div id="root"></div></body></html>`);

const head: PageHead = {
  title: 'Title',
  siteName: 'Site',
  description: 'Description',
  url: 'https://rondo.example/levels/1',
  type: 'website',
  image: { url: 'https://rondo.example/i.png', width: 800, height: 420 },
  themeColor: '#123456',
  isPrivate: false,
  locale: 'en',
};
const page: PageParts = { head, texts: {}, styles: [], scripts: [], picture: null, firstData: null };
const parser = new new JSDOM().window.DOMParser();
const parse = (html: string) => parser.parseFromString(html, 'text/html');

/** Names of elements and attributes, without what they hold. */
function structure(document: PageDocument): string[] {
  return [...document.querySelectorAll('*')].map(
    (element) =>
      `${element.parentElement?.tagName}>${element.tagName} ${element.getAttributeNames().join(' ')}`,
  );
}

/** Texts that try to leave the place they stand in. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '</title>',
        '<script>',
        '</script>',
        '<!--',
        '-->',
        '"',
        "'",
        '&',
        '&quot;',
        '>',
        '<',
        '<base href=x>',
        '\u2028',
        '\u2029',
        '\n',
        '</head>',
        '</body>',
        '$&',
        '$1',
        '<!--/page-->',
        '\u202e',
        '😀',
        '`',
        '=',
        '\\',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);
/** As HTML keeps it: line ends are one character. */
const asKept = (text: string) => text.replace(/\r\n?/g, '\n');
/** Others are refused on their way in. */
const storable = isStorableText;

describe('what a page says', () => {
  it('never changes what the page is made of, and arrives as it was', () => {
    const plain = structure(parse(pageHtml(template, { ...page, firstData: '{}' })));
    fc.assert(
      fc.property(hostile.filter(storable), hostile.filter(storable), (title, description) => {
        const firstData = JSON.stringify({ [title]: description });
        const spoken = { ...head, title, description, siteName: title, url: description, themeColor: title };
        const document = parse(pageHtml(template, { ...page, head: spoken, firstData }));
        expect(structure(document)).toEqual(plain);
        expect(document.querySelector('title')?.textContent).toBe(asKept(title));
        const content = document.querySelector('meta[name=description]')?.getAttribute('content');
        expect(content).toBe(asKept(description));
        const block = document.getElementById('first-data')?.textContent ?? '';
        expect(block).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(block)).toEqual(JSON.parse(firstData));
      }),
      { numRuns: 300 },
    );
  });

  it('is what the shell says where nothing is known', () => {
    expect(parse(pageHtml(template, { ...page, head: null })).title).toBe('The shell');
  });

  it('is one title, one description and one colour', () => {
    const document = parse(pageHtml(template, page));
    for (const one of ['title', 'meta[name=description]', 'meta[name=theme-color]', 'link[rel=canonical]'])
      expect(document.querySelectorAll(one), one).toHaveLength(1);
  });

  it('names files after those of every page', () => {
    const document = parse(
      pageHtml(template, {
        ...page,
        styles: ['/a.css'],
        scripts: ['/a.js'],
        picture: '/p.svg',
        texts: { en: ['/en.js'] },
      }),
    );
    const links = [...document.querySelectorAll('link')].map(
      (link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`,
    );
    expect(links.slice(-4)).toEqual([
      'icon /i.svg',
      'stylesheet /a.css',
      'modulepreload /a.js',
      'preload /p.svg',
    ]);
    expect(JSON.parse(document.getElementById('page-texts')?.textContent ?? '')).toEqual({ en: ['/en.js'] });
  });
});

it('wants a place for it', () => {
  expect(() => pageTemplate('<html><head></head><body></body></html>')).toThrow('<!--page-->');
});
