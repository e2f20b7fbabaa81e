import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downloadLinkIn } from './download-link.ts';
import { isHttpUrl } from './web-address.ts';

const DRIVE = 'https://drive.google.com/file/d/19aMDaDPd72D1U80gX5Fd-rPGkR4NjngP/view';
const CHAT = 'https://cdn.discordapp.com/attachments/123456/789012/level.zip';

describe('download in a description', () => {
  it.each([
    [`Level: ${DRIVE}`, DRIVE],
    [`chat ${CHAT} drive ${DRIVE}`, DRIVE],
    [`Get it here (${DRIVE}).`, DRIVE],
    [`https://example.org\n${CHAT}?ex=1&is=2`, `${CHAT}?ex=1&is=2`],
    [
      'https://drive.google.com/uc?id=19aMDaDPd72D1&export=download',
      'https://drive.google.com/uc?id=19aMDaDPd72D1&export=download',
    ],
    ['https://drive.google.com/drive/folders/19aMDaDPd72D1', null],
    ['https://drive.google.com.example.org/file/d/19aMDaDPd72D1', null],
    ['https://cdn.discordapp.com/avatars/1/2.png', null],
    ['no link at all', null],
    ['', null],
  ])('%j offers %j', (description, link) => {
    expect(downloadLinkIn(description)).toBe(link);
  });

  it('is a link or nothing for any text', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(DRIVE, CHAT, ' ', '.', ')'))), (parts) => {
        const link = downloadLinkIn(parts.join(''));
        expect(link === null || isHttpUrl(link)).toBe(true);
      }),
    );
  });
});

describe('http links', () => {
  it.each([
    'https://a.example/x?y=1#z',
    'HTTP://example.org',
    'https://例え.jp/',
    'http://localhost:3000/a',
    'https://1.2.3.4/',
  ])('%s is one', (link) => expect(isHttpUrl(link)).toBe(true));

  it.each([
    '',
    'example.org',
    'ftp://example.org',
    'javascript:alert(1)',
    'https://',
    'https:///a',
    'https://a b',
    'https://user@example.org',
    'https://-a.example',
    'https:example.org',
  ])('%j is none', (link) => expect(isHttpUrl(link)).toBe(false));
});
