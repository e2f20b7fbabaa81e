import type { ReplyOf } from '@rondo/contract/calls';
import { afterEach, describe, expect, it } from 'vitest';
import { closedAfter } from '../../testing/before-tests.ts';
import {
  appWithDiscord,
  begin,
  callbackUrl,
  discordAccount as account,
  finish,
  linkWith,
  publicUrl,
  signInWith,
} from '../../testing/discord-journey.ts';
import { type TestDiscordAccount, testDiscord } from '../../testing/discord-server.ts';
import { takeMails } from '../../testing/mails.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { testApp } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';

const minute = 60_000;

const discord = closedAfter(() => testDiscord());
const app = closedAfter(() => appWithDiscord(discord));
afterEach(() => discord.faults.clear());

const signIn = (who: TestDiscordAccount, test = app) => signInWith(test, discord, who);

describe('beginning', () => {
  it.each(['/v2/auth/login/discord', '/v2/auth/oauth/login/discord'])('%s says where to go', async (path) => {
    const reply = await app.callRaw<ReplyOf<'beginDiscordLogin'>>('GET', path);
    const url = new URL(reply.body.url);
    expect(url.origin + url.pathname).toBe(`${discord.url}/oauth2/authorize`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: discord.clientId,
      redirect_uri: `${publicUrl}/auth/callback`,
      scope: 'identify email',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toMatch(
      /^__Host-rondo_oauth=[\w.-]+; Path=\/; Expires=.+; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is announced as possible', async () => {
    expect((await app.call('config')).body.features.discordLogin).toBe(true);
  });
});

describe('signing in', () => {
  it('makes an account with its player, and finds it again', async () => {
    const who = account({ username: 'kestrel.wings' });
    const first = await signIn(who);
    expect(first.status, first.text).toBe(200);
    const avatarUrl = `https://cdn.discordapp.com/avatars/${who.id}/a_0123abc.png?size=128`;
    expect(first.body).toMatchObject({ isNew: true, linked: false, token: expect.any(String) });
    expect(first.body.user).toMatchObject({
      username: 'kestrel_wings',
      nickname: who.global_name,
      email: who.email?.toLowerCase(),
      isEmailVerified: true,
      password: null,
      avatarUrl,
      pfp: avatarUrl,
      providers: [{ name: 'discord', profile: { id: who.id, username: 'kestrel.wings', avatarUrl } }],
    });
    expect(String(first.headers['set-cookie'])).toMatch(/__Host-rondo_events=/);
    expect(String(first.headers['set-cookie'])).toMatch(/__Host-rondo_oauth=;/);
    const player = await app.call('player', { id: first.body.user.playerId });
    expect(player.body).toMatchObject({
      name: 'kestrel_wings',
      discordUsername: 'kestrel.wings',
      avatarUrl,
    });
    const me = await app.as(first.body).call('profile');
    expect(me.body.id).toBe(first.body.user.id);

    const again = await signIn({ ...who, username: 'kestrel.new', avatar: null, email: 'other@example.org' });
    expect(again.body).toMatchObject({ isNew: false, linked: false });
    expect(again.body.user).toMatchObject({
      id: first.body.user.id,
      username: 'kestrel_wings',
      avatarUrl: null,
      providers: [{ profile: { username: 'kestrel.new', avatarUrl: null } }],
    });
    const renamed = await app.call('player', { id: first.body.user.playerId });
    expect(renamed.body).toMatchObject({ discordUsername: 'kestrel.new', avatarUrl: null });
  });

  it('works with the code in the address, too', async () => {
    const { url, cookie } = await begin(app);
    const query = discord.allow(url, account());
    const reply = await app.callRaw('GET', callbackUrl, { query, headers: { cookie } });
    expect(reply.body).toMatchObject({ isNew: true, linked: false });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('works with the code alone, as clients of the specification send it', async () => {
    const { url, cookie } = await begin(app);
    const { code } = discord.allow(url, account());
    expect((await finish(app, { code }, cookie)).status).toBe(200);
  });

  it('does not take over an account by its address', async () => {
    const user = await signedInUser(app, { username: 'Owner' });
    const reply = await signIn(account({ email: user.email.toUpperCase() }));
    expect(reply.outcome).toBe('409 ACCOUNT_EXISTS');
  });

  it('numbers a user name that is taken', async () => {
    await signedInUser(app, { username: 'Taken' });
    const reply = await signIn(account({ username: 'taken' }));
    expect(reply.body.user.username).toMatch(/^taken_\d{6}$/);
  });

  it.each([
    [null, 'OAUTH_EMAIL_MISSING'],
    ['', 'OAUTH_EMAIL_MISSING'],
    [' ', 'OAUTH_EMAIL_MISSING'],
    ['no address', 'OAUTH_EMAIL_UNUSABLE'],
    ['jürgen@bücher.example', 'OAUTH_EMAIL_UNUSABLE'],
    ['jurgen@bücher.example', 'OAUTH_EMAIL_UNUSABLE'],
    [`${'x'.repeat(300)}@mail.example`, 'OAUTH_EMAIL_UNUSABLE'],
  ])('makes no account with the address %j, and says why', async (email, code) => {
    expect((await signIn(account({ email }))).outcome).toBe(`400 ${code}`);
  });

  it('keeps out a closed account', async () => {
    const who = account();
    const { body } = await signIn(who);
    await changeRow(app.deps.db, 'users', body.user.id, { closed_at: new Date() });
    expect((await signIn(who)).outcome).toBe('403 FORBIDDEN');
  });

  it('makes one account for a person who comes twice at once', async () => {
    const who = account();
    const replies = await Promise.all(Array.from({ length: 6 }, () => signIn(who)));
    for (const { status } of replies) expect(status).toBe(200);
    expect(new Set(replies.map(({ body }) => body.user.id)).size).toBe(1);
    expect(replies.filter(({ body }) => body.isNew)).toHaveLength(1);
  });

  it('leaves the chat account to a player who has it already', async () => {
    const who = account();
    await app.deps.db.insertInto('players').values({ name: 'By staff', discord_id: who.id }).execute();
    const { body } = await signIn(who);
    const player = await app.call('player', { id: body.user.playerId });
    expect(player.body.discordUsername).toBeNull();
  });

  it('makes no account while registration is closed, but lets known people in', async () => {
    const closed = await appWithDiscord(discord, { config: { registration: 'closed' } });
    expect((await signIn(account(), closed)).outcome).toBe('403 REGISTRATION_CLOSED');
    const user = await signedInUser(closed, { username: 'Known' });
    const who = account();
    expect((await linkWith(closed, discord, who, user.token)).status).toBe(200);
    expect((await signIn(who, closed)).body.user.id).toBe(user.id);
    await closed.close();
  });

  it('takes an address as verified only if Discord says so', async () => {
    const strict = await appWithDiscord(discord, { config: { emailVerification: true } });
    const sure = await signIn(account(), strict);
    expect(sure.body.user.isEmailVerified).toBe(true);
    expect(await takeMails(strict)).toEqual([]);
    const unsure = await signIn(account({ verified: false }), strict);
    expect(unsure.body.user.isEmailVerified).toBe(false);
    const [mail] = await takeMails(strict);
    expect(mail?.to).toBe(unsure.body.user.email);
    await strict.close();
  });

  it.each([
    ['NUL', 'nul\0name', 'a\0b'],
    ['half an emoji', 'half\uD83Dname', 'c\uDE00b'],
  ])('takes a name with %s in the form that can be stored', async (_name, username, global_name) => {
    const who = account({ username, global_name });
    const { status, body } = await signIn(who);
    expect(status).toBe(200);
    expect(body.user.nickname).toBe(global_name.replace(/[\0\uDE00]/, '\uFFFD'));
    expect(body.user.providers[0]?.profile.username).toBe(username.replace(/[\0\uD83D]/, '\uFFFD'));
    expect((await signIn(who)).body).toMatchObject({ isNew: false, user: { id: body.user.id } });
  });

  it('counts new accounts as registrations', async () => {
    const limited = await appWithDiscord(discord, { rateLimits: true });
    for (let i = 0; i < 20; i++) expect((await signIn(account(), limited)).status).toBe(200);
    expect((await signIn(account(), limited)).outcome).toBe('429 RATE_LIMITED');
    await limited.close();
  });
});

describe('the way back', () => {
  it('needs a code', async () => {
    const { cookie } = await begin(app);
    expect((await finish(app, {}, cookie)).outcome).toBe('400 OAUTH_CODE_MISSING');
    expect((await finish(app, { code: '' }, cookie)).outcome).toBe('400 OAUTH_CODE_MISSING');
    expect((await app.callRaw('GET', callbackUrl)).outcome).toBe('400 OAUTH_CODE_MISSING');
  });

  it('needs the cookie of this browser and its state', async () => {
    const [mine, other] = [await begin(app), await begin(app)];
    const answer = discord.allow(mine.url, account());
    const calls = discord.requests.length;
    expect((await finish(app, answer)).outcome).toBe('400 OAUTH_STATE');
    expect((await finish(app, answer, other.cookie)).outcome).toBe('400 OAUTH_STATE');
    expect((await finish(app, { ...answer, state: 'x' }, mine.cookie)).outcome).toBe('400 OAUTH_STATE');
    expect((await finish(app, answer, `${mine.cookie.slice(0, -3)}abc`)).outcome).toBe('400 OAUTH_STATE');
    expect((await finish(app, answer, '__Host-rondo_oauth=nonsense')).outcome).toBe('400 OAUTH_STATE');
    expect(discord.requests).toHaveLength(calls);
    expect((await finish(app, answer, mine.cookie)).status).toBe(200);
  });

  it('sends the verifier, so that a code for another browser is of no use', async () => {
    const [mine, other] = [await begin(app), await begin(app)];
    const { code } = discord.allow(other.url, account());
    expect((await finish(app, { code }, mine.cookie)).outcome).toBe('400 OAUTH_CODE_INVALID');
  });

  it('is open for ten minutes', async () => {
    const { url, cookie } = await begin(app);
    const answer = discord.allow(url, account());
    app.clock.advance(10 * minute);
    expect((await finish(app, answer, cookie)).outcome).toBe('400 OAUTH_STATE');
  });

  it('can be used once, also by two at the same time', async () => {
    const { url, cookie } = await begin(app);
    const who = account();
    const answers = [discord.allow(url, who), discord.allow(url, who)];
    const replies = await Promise.all(answers.map((answer) => finish(app, answer, cookie)));
    expect(replies.map(({ outcome }) => outcome).sort()).toEqual(['200', '400 OAUTH_STATE']);
    expect((await finish(app, discord.allow(url, who), cookie)).outcome).toBe('400 OAUTH_STATE');
  });

  it.each([
    ['/api/oauth2/token', 500, 'oops'],
    ['/api/oauth2/token', 200, '{}'],
    ['/api/oauth2/token', 401, '{"error":"invalid_client"}'],
    ['/api/v10/users/@me', 503, ''],
    ['/api/v10/users/@me', 200, '{"id":"../../x","username":"x"}'],
    ['/api/v10/users/@me', 200, 'no json'],
    ['/api/v10/users/@me', 200, `{"id":"1","username":"${'x'.repeat(70_000)}"}`],
    ['/api/oauth2/token', 200, `{"access_token":"abc","more":"${'x'.repeat(70_000)}"}`],
    ['/api/oauth2/token', 200, '{"access_token":"a\\u0000b"}'],
    ['/api/v10/users/@me', 200, '{"id":"12\\u0000","username":"x"}'],
  ])('says when %s answers %i %s', async (path, status, body) => {
    discord.faults.set(path, { status, body });
    expect((await signIn(account())).outcome).toBe('502 OAUTH_UNAVAILABLE');
  });

  it('refuses a code that Discord does not know', async () => {
    const { cookie } = await begin(app);
    expect((await finish(app, { code: 'made up' }, cookie)).outcome).toBe('400 OAUTH_CODE_INVALID');
  });
});

describe('without an application at Discord', () => {
  it('every call says so', async () => {
    const plain = await testApp();
    const { token } = await signedInUser(plain);
    const calls = [
      plain.call('beginDiscordLogin'),
      plain.as({ token }).call('beginDiscordLink'),
      plain.as({ token }).call('linkDiscord', { body: { code: 'x' } }),
      plain.callRaw('POST', callbackUrl, { body: { code: 'x' } }),
      plain.callRaw('GET', callbackUrl, { query: { code: 'x' } }),
    ];
    for (const reply of await Promise.all(calls)) expect(reply.outcome).toBe('503 OAUTH_NOT_CONFIGURED');
    expect((await plain.call('config')).body.features.discordLogin).toBe(false);
    await plain.close();
  });
});
