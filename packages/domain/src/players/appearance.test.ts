import { expect, it } from 'vitest';
import { playerHandle, playerPictures } from './index.ts';

it('prefers a picture of its own to the account’s, and that to the chat platform’s', () => {
  const user = { avatarUrl: '/account.png' };
  expect(playerPictures({ avatarUrl: '/own.png', pfp: '/chat.png', user })).toEqual([
    '/own.png',
    '/account.png',
    '/chat.png',
  ]);
  expect(playerPictures({ avatarUrl: null, pfp: '/chat.png', user: null })).toEqual([
    null,
    null,
    '/chat.png',
  ]);
});

it('calls a player as the chat platform does, else as this site does', () => {
  const user = { username: 'sorrel' };
  expect(playerHandle({ discordUsername: 'sorrel.plays', user })).toBe('sorrel.plays');
  expect(playerHandle({ discordUsername: null, user })).toBe('sorrel');
  expect(playerHandle({ discordUsername: null, user: null })).toBeNull();
});
