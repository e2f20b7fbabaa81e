import { expect, it } from 'vitest';
import { appOfTests, beforeTests } from './testing/before-tests.ts';
import { aLevel } from './testing/catalogue.ts';
import { signedInUser } from './testing/users.ts';

const app = appOfTests();
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));
beforeTests(async () => ({ level: await aLevel(app.deps.db) }));

/** What every object has, besides its own keys. */
const inherited = Object.getOwnPropertyNames(Object.prototype);
/** What no table knows either. */
const unknown = 'xyzzy';

type More = { readonly headers?: Record<string, string>; readonly body?: unknown };
/** Calls in which somebody's text chooses something, with `TEXT` in its place. */
const calls: readonly { readonly call: string; readonly more?: (text: string) => More }[] = [
  { call: 'GET /v2/database/levels?sort=TEXT' },
  { call: 'GET /v2/database/levels?clearedFilter=TEXT&deletedFilter=TEXT&toRate=TEXT' },
  { call: 'GET /v2/database/levels?specialDifficulties=TEXT&seed=TEXT' },
  { call: 'GET /v2/database/levels?query=TEXT:1' },
  { call: 'GET /v2/database/levels?pguRange=TEXT,TEXT' },
  { call: 'GET /v2/database/passes?sort=TEXT&query=TEXT:1' },
  { call: 'GET /v2/database/leaderboard?sortBy=TEXT' },
  { call: 'GET /v2/database/leaderboard?query=TEXT:1' },
  { call: 'GET /v2/database/creators?sort=TEXT&search=TEXT' },
  { call: 'GET /v2/admin/log?action=TEXT&subjectType=TEXT' },
  { call: 'GET /v2/admin/deliveries?state=TEXT' },
  { call: 'GET /v2/media/art/TEXT.svg' },
  { call: 'GET /v2/media/icon/TEXT.svg' },
  { call: 'GET /v2/media/thumbnail/level/1?size=TEXT' },
  {
    call: 'GET /levels',
    more: (text) => ({ headers: { 'accept-language': text, 'accept-encoding': text } }),
  },
  { call: 'POST /v2/auth/oauth/unlink/TEXT' },
  { call: 'DELETE /v2/form/my-submissions/TEXT/1' },
  { call: 'POST /v2/form/form-submit', more: (text) => ({ headers: { 'x-form-type': text }, body: {} }) },
  { call: 'PUT /v2/database/levels/1', more: (text) => ({ body: JSON.parse(`{"${text}": 1}`) }) },
  { call: 'PUT /v2/database/levels/1', more: (text) => ({ body: { baseScore: text } }) },
];

it.each(calls)('$call answers a name that every object has like any unknown one', async ({ call, more }) => {
  const ask = async (text: string) => {
    const [method = '', url = ''] = call.replaceAll('TEXT', text).split(' ');
    const reply = await app.callRaw(method, url, { token: admin.token, ...more?.(text) });
    return [reply.outcome, reply.text.replaceAll(text, unknown)];
  };
  const expected = await ask(unknown);
  for (const text of inherited) expect(await ask(text), text).toEqual(expected);
});
