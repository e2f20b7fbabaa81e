import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../../platform/http/problem.ts';
import { PICTURE_HOSTS, pictureAddress } from './picture-address.ts';

const read = (text: string) => pictureAddress(text, PICTURE_HOSTS).href;

describe('addresses of pictures', () => {
  it.each([
    ['https://i.ytimg.com/vi/abc/mqdefault.jpg', undefined],
    ['https://i.ytimg.com:443/a.jpg#x', 'https://i.ytimg.com/a.jpg'],
    [
      'HTTPS://CDN.discordapp.com/avatars/1/2.png?size=64',
      'https://cdn.discordapp.com/avatars/1/2.png?size=64',
    ],
    ['https://lh3.googleusercontent.com/a', undefined],
    ['https://a.b.googleusercontent.com/a', undefined],
    ['http://i0.hdslb.com/bfs/a.jpg', 'https://i0.hdslb.com/bfs/a.jpg'],
  ])('%s is fetched', (text, href = text) => expect(read(text)).toBe(href));

  it.each([
    '',
    'nothing',
    '/demo/stills/1-ffffff.svg',
    '//i.ytimg.com/a.jpg',
    'http://i.ytimg.com/a.jpg',
    'http://i0.hdslb.com:8080/a.jpg',
    'https://i.ytimg.com:8443/a.jpg',
    'https://i.ytimg.com:80/a.jpg',
    'https://user@i.ytimg.com/a.jpg',
    'https://user:secret@i.ytimg.com/a.jpg',
    'ftp://i.ytimg.com/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    `https://i.ytimg.com/${'a'.repeat(2000)}`,
  ])('%s is no address', (text) => expect(() => read(text)).toThrow(/not an https address/));

  it.each([
    'https://example.org/a.jpg',
    'https://ytimg.com/a.jpg',
    'https://i.ytimg.com.example.org/a.jpg',
    'https://example.org/i.ytimg.com/a.jpg',
    'https://i.ytimg.com./a.jpg',
    'https://googleusercontent.com/a',
    'https://evilgoogleusercontent.com/a',
    'https://hdslb.com/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://2130706433/a.jpg',
    'https://0x7f.1/a.jpg',
    'https://0177.0.0.1/a.jpg',
    'https://10.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://[::ffff:169.254.169.254]/latest/meta-data',
    'https://localhost/a.jpg',
  ])('%s is refused', (text) => expect(() => read(text)).toThrow(/this site/));

  it('lets nothing else through, whatever is written', () => {
    const parts = fc.constantFrom(
      'https://',
      'http://',
      'i.ytimg.com',
      'i0.hdslb.com',
      '.',
      '@',
      ':',
      '/',
      '\\',
      '#',
      '?',
      '%2f',
      '[::1]',
      '443',
      '\t',
      'x',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.array(parts).map((list) => list.join('')),
        ),
        (text) => {
          try {
            const url = new URL(read(text));
            expect(url.protocol).toBe('https:');
            expect(url.host).toMatch(
              /^(i\.ytimg\.com|img\.youtube\.com|yt3\.ggpht\.com|cdn\.discordapp\.com|[^/]+\.(googleusercontent|hdslb)\.com)$/,
            );
          } catch (error) {
            expect(error).toBeInstanceOf(Problem);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});
