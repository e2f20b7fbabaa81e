import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An account as GET /users/@me answers it. */
export type TestDiscordAccount = {
  readonly id: string;
  readonly username: string;
  readonly global_name?: string | null;
  readonly avatar?: string | null;
  readonly email?: string | null;
  readonly verified?: boolean;
};

export type TestDiscord = {
  /** What DISCORD_API_URL would be. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What DISCORD_BOT_TOKEN would be. */
  readonly botToken: string;
  /** Accounts that the bot can look up, by id. */
  readonly accounts: Map<string, TestDiscordAccount>;
  /** Someone allows what the address asks for. @returns what Discord sends the browser back with */
  readonly allow: (address: string, account: TestDiscordAccount) => { code: string; state: string };
  /** Requests so far, as "POST /path". */
  readonly requests: string[];
  /** Bodies given instead of the usual ones, by path, until removed. */
  readonly faults: Map<string, { readonly status: number; readonly body: string }>;
  readonly close: () => Promise<void>;
};

type Grant = { account: TestDiscordAccount; challenge: string; redirect: string };

/**
 * Discord's side of the protocol: an authorization address is answered with a code, which is good once and only with
 * the client's secret, the redirect address and the verifier of its S256 challenge.
 */
export async function testDiscord(): Promise<TestDiscord> {
  const clientId = '1100000000000000001';
  const clientSecret = 'a secret of the test application';
  const botToken = 'a token of the test bot';
  const accounts: TestDiscord['accounts'] = new Map();
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, TestDiscordAccount>();
  const requests: string[] = [];
  const faults: TestDiscord['faults'] = new Map();

  const token = (request: IncomingMessage, form: URLSearchParams) => {
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    if (request.headers.authorization !== basic) return { status: 401, body: { error: 'invalid_client' } };
    const code = form.get('code') ?? '';
    const grant = codes.get(code);
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    codes.delete(code);
    const isRight =
      grant !== undefined &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('redirect_uri') === grant.redirect &&
      verifier === grant.challenge;
    if (!isRight)
      return { status: 400, body: { error: 'invalid_grant', error_description: 'Invalid "code"' } };
    const access_token = randomBytes(12).toString('hex');
    tokens.set(access_token, grant.account);
    return {
      status: 200,
      body: { access_token, token_type: 'Bearer', expires_in: 604800, scope: 'identify email' },
    };
  };
  const me = (request: IncomingMessage) => {
    const account = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    return account === undefined
      ? { status: 401, body: { message: '401: Unauthorized' } }
      : { status: 200, body: account };
  };
  const lookedUp = (request: IncomingMessage, id: string) => {
    if (request.headers.authorization !== `Bot ${botToken}`)
      return { status: 401, body: { message: '401: Unauthorized' } };
    const account = accounts.get(id);
    return account === undefined
      ? { status: 404, body: { message: 'Unknown User', code: 10013 } }
      : { status: 200, body: account };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const call = `${request.method} ${request.url}`;
    requests.push(call);
    const fault = faults.get(request.url ?? '');
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const reply =
      call === 'POST /api/oauth2/token'
        ? token(request, form)
        : call === 'GET /api/v10/users/@me'
          ? me(request)
          : call.startsWith('GET /api/v10/users/')
            ? lookedUp(request, call.slice('GET /api/v10/users/'.length))
            : { status: 404, body: {} };
    response.writeHead(fault?.status ?? reply.status, { 'content-type': 'application/json' });
    response.end(fault?.body ?? JSON.stringify(reply.body));
  };

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    clientId,
    clientSecret,
    botToken,
    accounts,
    requests,
    faults,
    allow: (address, account) => {
      const asked = new URL(address).searchParams;
      const code = randomBytes(12).toString('hex');
      const challenge = asked.get('code_challenge') ?? '';
      codes.set(code, { account, challenge, redirect: asked.get('redirect_uri') ?? '' });
      return { code, state: asked.get('state') ?? '' };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
