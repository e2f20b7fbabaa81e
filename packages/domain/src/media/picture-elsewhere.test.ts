import { expect, it } from 'vitest';
import { pictureElsewhere } from './picture-elsewhere.ts';

const SITE = 'https://rondo.example';

it.each<[address: string | null, elsewhere: string | null]>([
  ['/v2/media/icon/34.svg?v=0abc', `${SITE}/v2/media/icon/34.png?v=0abc`],
  ['/v2/media/icon/34.svg?v=0abc&legacy=1', `${SITE}/v2/media/icon/34.png?v=0abc&legacy=1`],
  [`${SITE}/v2/media/icon/34.svg?v=0abc`, `${SITE}/v2/media/icon/34.png?v=0abc`],
  ['/v2/media/icon/0.svg', `${SITE}/v2/media/icon/0.png`],
  ['/demo/stills/417-9a63e8.svg', `${SITE}/demo/stills/417-9a63e8.png`],
  ['/demo/stills/417-9A63E8.SVG', `${SITE}/demo/stills/417-9A63E8.png`],
  ['/images/logo.svg#mark', `${SITE}/images/logo.png`],
  ['/images/logo.png', `${SITE}/images/logo.png`],
  ['/v2/media/avatar/7', `${SITE}/v2/media/avatar/7`],
  ['/v2/media/image?url=https%3A%2F%2Fa.b%2Fc.svg', `${SITE}/v2/media/image?url=https%3A%2F%2Fa.b%2Fc.svg`],
  ['/images/other.svg', null],
  ['/images/other.SVG?v=1#x', null],
  [`${SITE}/flags/pl.svg`, null],
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['https://cdn.example/a.svg', 'https://cdn.example/a.svg'],
  ['https://rondo.example.org/v2/media/icon/34.svg', 'https://rondo.example.org/v2/media/icon/34.svg'],
  ['//cdn.example/a.svg', '//cdn.example/a.svg'],
  [null, null],
])('%j is %j for other sites', (address, elsewhere) => {
  expect(pictureElsewhere(SITE, address)).toBe(elsewhere);
});
