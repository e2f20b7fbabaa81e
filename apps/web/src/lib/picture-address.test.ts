import { expect, test } from 'vitest';
import { pictureAddress } from './picture-address.ts';

test.each([
  ['/demo/stills/417-9a63e8.svg', '/demo/stills/417-9a63e8.svg'],
  [`${location.origin}/v2/media/icon/1.svg`, `${location.origin}/v2/media/icon/1.svg`],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  [
    'https://cdn.discordapp.com/a/b.png?size=64&x=1',
    '/v2/media/image?url=https%3A%2F%2Fcdn.discordapp.com%2Fa%2Fb.png%3Fsize%3D64%26x%3D1',
  ],
  ['http://i0.hdslb.com/a.jpg', '/v2/media/image?url=http%3A%2F%2Fi0.hdslb.com%2Fa.jpg'],
  ['//i0.hdslb.com/a.jpg', '/v2/media/image?url=%2F%2Fi0.hdslb.com%2Fa.jpg'],
  ['https://[', 'https://['],
])('%s is loaded from %s', (url, address) => {
  expect(pictureAddress(url)).toBe(address);
});
