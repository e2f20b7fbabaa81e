import { expect, it } from 'vitest';
import { LiveStream } from './live-stream.ts';

const message = `data: ${'x'.repeat(1000)}\n\n`;

it('passes on what is sent, in order, and ends when asked', async () => {
  const stream = new LiveStream();
  stream.send('a');
  stream.send('b');
  stream.finish();
  stream.send('c');
  expect((await stream.toArray()).join('')).toBe('ab');
});

it('cuts off a reader that does not read, instead of keeping ever more for it', async () => {
  const stream = new LiveStream();
  for (let n = 0; n < 1000 && !stream.destroyed; n++) {
    stream.send(message);
    expect(stream.readableLength).toBeLessThanOrEqual(65_536);
  }
  expect(stream.destroyed).toBe(true);
  stream.send(message);
  stream.finish();
});

it('goes on for one that reads', () => {
  const stream = new LiveStream();
  stream.resume();
  for (let n = 0; n < 1000; n++) {
    stream.send(message);
    stream.read();
  }
  expect(stream.destroyed).toBe(false);
});
