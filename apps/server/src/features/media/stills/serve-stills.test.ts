import sharp from 'sharp';
import { expect, it } from 'vitest';
import { appOfTests } from '../../../testing/before-tests.ts';

const site = appOfTests();
const still = (name: string) => site.app.inject(`/demo/stills/${name}`);

it('a still is served as it is drawn, and as PNG', async () => {
  const drawn = await still('12-9a63e8.svg');
  const painted = await still('12-9a63e8.png');
  for (const { statusCode, headers } of [drawn, painted]) {
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  expect(drawn.headers['content-type']).toContain('image/svg+xml');
  expect(painted.headers['content-type']).toBe('image/png');
  expect(await sharp(painted.rawPayload).metadata()).toMatchObject({
    format: 'png',
    width: 640,
    height: 360,
    hasAlpha: false,
  });
});

it.each(['12.svg', '12.png', '12-9a63e8.svg.exe', '12-9a63e8.png.svg', '12-9a63e8.gif'])(
  'there is no still %s',
  async (name) => {
    expect((await still(name)).statusCode).toBe(404);
  },
);
