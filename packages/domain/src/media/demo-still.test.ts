import { describe, expect, it } from 'vitest';
import { demoStillLink, parseDemoStill } from './demo-still.ts';
import { canonicalVideoLink, parseVideoLink, videoKey } from './video-link.ts';

describe('stills of the demo', () => {
  it('reads back the link that it wrote', () => {
    const still = { seed: 417, color: '#9A63E8' };
    expect(demoStillLink(still)).toBe('/demo/stills/417-9a63e8.svg');
    expect(parseDemoStill(demoStillLink(still))).toEqual(still);
  });

  it.each([
    '/demo/stills/417.svg',
    '/demo/stills/417-9a63e.svg',
    '/demo/stills/1234567890-9a63e8.svg',
    '/demo/stills/417-9a63e8.svg?x=1',
    'https://example.org/demo/stills/417-9a63e8.svg',
    '',
  ])('takes %j for something else', (link) => {
    expect(parseDemoStill(link)).toBeNull();
  });

  it('counts as a video with its own picture', () => {
    const link = '/demo/stills/417-9A63E8.svg';
    const canonical = '/demo/stills/417-9a63e8.svg';
    expect(parseVideoLink(link)).toMatchObject({
      host: 'demo',
      canonical,
      embed: canonical,
      thumbnail: canonical,
    });
    expect(canonicalVideoLink(` ${link} and more`)).toBe(canonical);
    expect(videoKey(link)).toBe(`demo:${canonical}`);
  });
});
