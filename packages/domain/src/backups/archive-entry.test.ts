import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryPath, foldedPath } from './archive-entry.ts';

describe('the path of an entry', () => {
  it.each([
    ['a.png', 'a.png'],
    ['./a/b.png', 'a/b.png'],
    ['././a/', 'a'],
    ['./', ''],
    ['.', ''],
    ['a/...', 'a/...'],
    ['.hidden', '.hidden'],
    ['谱面/ü.png', '谱面/ü.png'],
  ])('%j is %j', (name, path) => {
    expect(entryPath(name)).toBe(path);
  });

  it.each([
    '',
    '/',
    '/a',
    '//a',
    './/a',
    '..',
    '../a',
    'a/..',
    'a/../b',
    'a/./b',
    'a//b',
    '..\\a',
    'a\\b',
    'C:',
    'c:a',
    'C:/a',
    'a\0b',
    'a\nb',
    '\ud800',
    '谱'.repeat(86),
    `${'a/'.repeat(600)}b`,
  ])('%j has none', (name) => {
    expect(entryPath(name)).toBeNull();
  });

  it('never leads out of its folder', () => {
    const part = fc.oneof(
      fc.constantFrom('..', '.', '', '/', '\\', 'C:', 'a'),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(
        fc.array(part).map((parts) => parts.join('/')),
        (name) => {
          const path = entryPath(name);
          if (path === null || path === '') return;
          const resolved = new URL(`file:///root/${path.split('/').map(encodeURIComponent).join('/')}`);
          expect(resolved.pathname.startsWith('/root/')).toBe(true);
          expect(entryPath(path)).toBe(path);
        },
      ),
    );
  });
});

it('is the same for names that some disk holds as one', () => {
  expect(foldedPath('A/Ä.png')).toBe(foldedPath('a/a\u0308.PNG'));
  expect(foldedPath('a')).not.toBe(foldedPath('b'));
});
