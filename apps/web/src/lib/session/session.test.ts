import { QueryClient } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answer, problem, refusal, refuse } from '../../testing/wire.ts';
import { call } from '../api/call.ts';
import { keyOfAll } from '../queries/key.ts';
import { followSession } from './follow-session.ts';
import { rememberOrigin, takeOrigin } from './origin.ts';
import { onSession, readToken, rotateToken, type SessionEvent, signIn, signOut } from './token.ts';
import { viewerQuery } from './viewer.ts';

const refused = { error: 'Please log in.', message: 'Please log in.', code: 'UNAUTHENTICATED' };
let events: SessionEvent[];
let stop: () => void;

beforeEach(() => {
  events = [];
  stop = onSession((event) => events.push(event));
});
afterEach(() => stop());

const fetchMe = () => call('profile');

test('a call carries the stored token', async () => {
  signIn('abc');
  let sent: string | null = null;
  answer('profile', (_given, request) => {
    sent = request.headers.get('Authorization');
    return {};
  });
  await fetchMe();
  expect(sent).toBe('Bearer abc');
});

test('X-New-Token replaces the token without an event', async () => {
  signIn('old');
  answer('profile', () => HttpResponse.json({}, { headers: { 'X-New-Token': 'new' } }));
  await fetchMe();
  expect(readToken()).toBe('new');
  expect(events).toEqual(['signed-in']);
});

test('a rotation that comes after signing out revives nothing', () => {
  signIn('old');
  signOut();
  rotateToken('old', 'new');
  expect(readToken()).toBeNull();
});

test('X-Permission-Changed is announced', async () => {
  signIn('abc');
  answer('profile', () => HttpResponse.json({}, { headers: { 'X-Permission-Changed': 'true' } }));
  await fetchMe();
  expect(events).toEqual(['signed-in', 'permission-changed']);
});

test('a 401 ends the session, but not the one that began meanwhile', async () => {
  signIn('abc');
  refuse('profile', refused);
  await expect(fetchMe()).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(readToken()).toBeNull();
  expect(events).toEqual(['signed-in', 'signed-out']);

  signIn('second');
  answer('profile', () => {
    signIn('third');
    return refusal(refused);
  });
  await expect(fetchMe()).rejects.toMatchObject({ status: 401 });
  expect(readToken()).toBe('third');
});

test('wrong credentials at login end no other session', async () => {
  signIn('abc');
  refuse('login', { ...refused, code: 'INVALID_CREDENTIALS' });
  const body = { emailOrUsername: 'a', password: 'b' };
  await expect(call('login', { body })).rejects.toMatchObject({
    code: 'INVALID_CREDENTIALS',
  });
  expect(readToken()).toBe('abc');
});

test('another tab that signs out or in is followed', () => {
  const emit = (oldValue: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue, newValue }));
  emit('abc', null);
  emit(null, 'def');
  emit('def', 'ghi');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(events).toEqual(['signed-out', 'signed-in', 'permission-changed']);
});

test('no answer at all is a problem with status 0', async () => {
  signIn('abc');
  answer('profile', () => HttpResponse.error());
  await expect(fetchMe()).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
});

test.each([
  [404, null],
  [500, null],
  [503, 'abc'],
  [429, 'abc'],
])('a profile refused with %i leaves the token %s', async (status, left) => {
  signIn('abc');
  refuse('profile', problem('X'), {}, status);
  const client = new QueryClient();
  onTestFinished(followSession(client));
  await client.fetchQuery({ ...viewerQuery, retry: false }).catch(() => undefined);
  await vi.waitFor(() => expect(readToken()).toBe(left), 10_000);
  client.clear();
});

test('the wanted page is given out once', () => {
  rememberOrigin('/submission/level?draft=1');
  expect(takeOrigin()).toBe('/submission/level?draft=1');
  expect(takeOrigin()).toBe('/profile');
});

test('another person in another tab leaves nothing of the first', async () => {
  const client = new QueryClient();
  onTestFinished(followSession(client));
  const passes = keyOfAll('passes');
  const see = async (id: number) => {
    answer('profile', { id });
    await client.fetchQuery({ ...viewerQuery, retry: false, staleTime: 0 });
  };
  signIn('abc');
  await see(7);
  client.setQueryData(passes, []);
  await see(7);
  expect(client.getQueryState(passes)?.isInvalidated).toBe(false);
  await see(8);
  expect(client.getQueryState(passes)).toBeUndefined();
  client.clear();
});
