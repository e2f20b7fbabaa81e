import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeEventSource, openStream } from '../../testing/event-source.ts';
import { connectLive, type LiveConnection } from './connection.ts';
import type { LiveFrame, LiveState } from './frame.ts';

let states: LiveState[];
let frames: LiveFrame[];
let connection: LiveConnection;

beforeEach(() => {
  vi.useFakeTimers();
  states = [];
  frames = [];
  const open = (address: string) => new FakeEventSource(address);
  connection = connectLive(open, {
    onFrame: (frame) => frames.push(frame),
    onState: (state) => states.push(state),
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const last = () => states.at(-1);
const failAll = () => {
  for (let n = 0; n < 6; n++) {
    openStream().fail();
    vi.advanceTimersByTime(5_000);
  }
};

test('connects, hands messages on and skips what is no JSON', () => {
  expect(openStream().address).toBe('/events');
  expect(last()).toEqual({ kind: 'connecting' });
  openStream().accept();
  expect(last()).toEqual({ kind: 'connected' });
  openStream().onmessage?.(new MessageEvent('message', { data: 'nonsense' }));
  openStream().send({ type: 'ping' });
  expect(frames.map(({ type }) => type)).toEqual(['connected', 'ping']);
});

test('tries again five times, five seconds apart, then stops', () => {
  openStream().accept();
  for (let attempt = 1; attempt <= 5; attempt++) {
    openStream().fail();
    expect(FakeEventSource.open).toHaveLength(0);
    expect(last()).toEqual({ kind: 'reconnecting', attempt });
    vi.advanceTimersByTime(4_999);
    expect(FakeEventSource.open).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(FakeEventSource.open).toHaveLength(1);
  }
  openStream().fail();
  expect(last()).toEqual({ kind: 'stopped' });
  vi.advanceTimersByTime(600_000);
  expect(FakeEventSource.open).toHaveLength(0);
});

test('counts from zero after a success', () => {
  openStream().fail();
  vi.advanceTimersByTime(5_000);
  openStream().fail();
  expect(last()).toEqual({ kind: 'reconnecting', attempt: 2 });
  vi.advanceTimersByTime(5_000);
  openStream().accept();
  openStream().fail();
  expect(last()).toEqual({ kind: 'reconnecting', attempt: 1 });
});

test('a retry tries at once, after a stop and between two tries, and changes nothing while connected', () => {
  failAll();
  expect(last()).toEqual({ kind: 'stopped' });
  connection.retry();
  expect(last()).toEqual({ kind: 'reconnecting', attempt: 1 });
  openStream().fail();
  expect(last()).toEqual({ kind: 'reconnecting', attempt: 2 });
  connection.retry();
  openStream().accept();
  expect(last()).toEqual({ kind: 'connected' });
  const stream = openStream();
  connection.retry();
  expect(openStream()).toBe(stream);
  expect(last()).toEqual({ kind: 'connected' });
});

test('takes a connection that has been silent for more than two pings for lost', () => {
  openStream().accept();
  vi.advanceTimersByTime(70_000);
  openStream().send({ type: 'ping' });
  vi.advanceTimersByTime(74_999);
  expect(last()).toEqual({ kind: 'connected' });
  vi.advanceTimersByTime(1);
  expect(last()).toEqual({ kind: 'reconnecting', attempt: 1 });
});

test('another source is another connection; the one before is used until it is taken', () => {
  const before = openStream();
  before.accept();
  connection.setSource('rating');
  const [, next] = FakeEventSource.open;
  expect(next?.address).toBe('/events?source=rating');
  before.send({ type: 'permissionChanged' });
  next?.accept();
  expect(openStream()).toBe(next);
  expect(frames.map(({ type }) => type)).toEqual(['connected', 'permissionChanged']);
  expect(states.map(({ kind }) => kind)).toEqual(['connecting', 'connected', 'connected']);
});

test('while two connections are open, a broken one does no harm if it is the old one', () => {
  openStream().accept();
  connection.setSource('rating');
  FakeEventSource.open[0]?.fail();
  expect(openStream().address).toBe('/events?source=rating');
  openStream().accept();
  expect(last()).toEqual({ kind: 'connected' });
  connection.setSource('default');
  FakeEventSource.open[1]?.fail();
  expect(FakeEventSource.open).toHaveLength(0);
  expect(last()).toEqual({ kind: 'reconnecting', attempt: 1 });
});

test('a source that changes before the connection is taken, or while it is lost, makes no second one', () => {
  connection.setSource('rating');
  expect(openStream().address).toBe('/events?source=rating');
  connection.setSource('rating');
  openStream().fail();
  connection.setSource('default');
  expect(FakeEventSource.open).toHaveLength(0);
  vi.advanceTimersByTime(5_000);
  expect(openStream().address).toBe('/events');
});

test('is silent after its end', () => {
  openStream().fail();
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeEventSource.open).toHaveLength(0);
});
