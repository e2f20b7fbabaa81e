import { describe, expect, it } from 'vitest';
import { closedAfter } from '../../testing/before-tests.ts';
import {
  appWithDiscord,
  begin,
  discordAccount as account,
  finish,
  linkWith,
  signInWith,
} from '../../testing/discord-journey.ts';
import { type TestDiscordAccount, testDiscord } from '../../testing/discord-server.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { signedInUser } from '../../testing/users.ts';

const discord = closedAfter(() => testDiscord());
const app = closedAfter(() => appWithDiscord(discord));

const signIn = (who: TestDiscordAccount) => signInWith(app, discord, who);
const link = (who: TestDiscordAccount, token: string) => linkWith(app, discord, who, token);

describe('linking', () => {
  it('shows the account with the user and the player, and lets it sign in', async () => {
    const user = await signedInUser(app, { password: 'correct horse' });
    const who = account();
    const reply = await link(who, user.token);
    expect(reply.status, reply.text).toBe(200);
    expect(reply.body).toMatchObject({ token: user.token, isNew: false, linked: true });
    expect(reply.body.user.providers).toHaveLength(1);
    expect(String(reply.headers['set-cookie'])).not.toContain('rondo_events');
    const player = await app.call('player', { id: user.playerId });
    expect(player.body).toMatchObject({
      discordUsername: who.username,
      avatarUrl: reply.body.user.avatarUrl,
    });
    expect((await signIn(who)).body).toMatchObject({ isNew: false, user: { id: user.id } });
  });

  it('has a call of its own, which needs a ticket to link', async () => {
    const user = await signedInUser(app);
    const post = (answer: { code: string; state: string }, cookie: string) =>
      app.as(user, { cookie }).call('linkDiscord', { body: answer });
    const toSignIn = await begin(app);
    const refused = await post(discord.allow(toSignIn.url, account()), toSignIn.cookie);
    expect(refused.outcome).toBe('400 OAUTH_STATE');
    const toLink = await begin(app, user.token);
    const reply = await post(discord.allow(toLink.url, account()), toLink.cookie);
    expect(reply.body).toMatchObject({ success: true, user: { id: user.id } });
  });

  it('is for the user who began it', async () => {
    const [user, other] = [await signedInUser(app), await signedInUser(app)];
    const { url, cookie } = await begin(app, user.token);
    const answer = discord.allow(url, account());
    expect((await finish(app, answer, cookie)).outcome).toBe('400 OAUTH_STATE');
    expect((await finish(app, answer, cookie, other.token)).outcome).toBe('400 OAUTH_STATE');
    expect((await finish(app, answer, cookie, user.token)).status).toBe(200);
  });

  it('is refused when the account is linked elsewhere or the user has one', async () => {
    const [user, other] = [await signedInUser(app), await signedInUser(app)];
    const who = account();
    await link(who, user.token);
    expect((await link(who, other.token)).outcome).toBe('409 PROVIDER_TAKEN');
    expect((await link(account(), user.token)).outcome).toBe('409 PROVIDER_ALREADY_LINKED');
  });

  it('gives an account to one of two users who link it at once', async () => {
    const users = [await signedInUser(app), await signedInUser(app)];
    const who = account();
    const replies = await Promise.all(users.map(({ token }) => link(who, token)));
    expect(replies.map(({ outcome }) => outcome).sort()).toEqual(['200', '409 PROVIDER_TAKEN']);
  });

  it('keeps a picture that was chosen elsewhere', async () => {
    const user = await signedInUser(app);
    const mine = 'https://example.org/mine.png';
    await changeRow(app.deps.db, 'users', user.id, { avatar_url: mine });
    const who = account();
    expect((await link(who, user.token)).body.user.avatarUrl).toBe(mine);
    expect((await signIn({ ...who, avatar: 'f00' })).body.user.avatarUrl).toBe(mine);
  });
});

describe('unlinking', () => {
  const unlink = (token: string, provider = 'discord') =>
    app.as({ token }).call('unlinkProvider', { provider });

  it('takes the account off the user and the player', async () => {
    const user = await signedInUser(app, { password: 'correct horse' });
    const who = account();
    await link(who, user.token);
    expect((await unlink(user.token)).body).toEqual({ success: true });
    const me = await app.as(user).call('profile');
    expect(me.body).toMatchObject({ providers: [], avatarUrl: null });
    const player = await app.call('player', { id: user.playerId });
    expect(player.body).toMatchObject({ discordUsername: null, avatarUrl: null });
    expect((await unlink(user.token)).outcome).toBe('400 PROVIDER_UNKNOWN');
    expect((await link(who, user.token)).status).toBe(200);
  });

  it('leaves the only way to sign in', async () => {
    const { body } = await signIn(account());
    expect((await unlink(body.token)).outcome).toBe('400 LAST_PROVIDER');
    const password = { newPassword: 'correct horse' };
    await app.as(body).call('changePassword', { body: password });
    expect((await unlink(body.token)).status).toBe(200);
  });

  it('knows no other services', async () => {
    const user = await signedInUser(app);
    expect((await unlink(user.token, 'elsewhere')).outcome).toBe('400 PROVIDER_UNKNOWN');
  });
});
