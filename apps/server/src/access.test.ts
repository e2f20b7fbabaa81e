import { endpoints } from '@rondo/contract/all';
import type { Endpoint } from '@rondo/contract/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AccessRow, accessTable, type Caller, callers } from './testing/access-table.ts';
import { recomputeEverything } from './features/players/index.ts';
import { transaction } from './platform/db/transaction.ts';
import { appOfTests } from './testing/before-tests.ts';
import { aCreator, aLevel, aPass, aPlayer, aTeam } from './testing/catalogue.ts';
import type { CallOptions, TestReply } from './testing/test-app.ts';
import { signedInUser, type TestRole } from './testing/users.ts';

const superAdminPassword = 'open sesame, please';
const roles: Readonly<Record<Caller, TestRole | null>> = {
  visitor: null,
  user: 'user',
  rater: 'rater',
  'super admin': 'superAdmin',
  'super admin with password': 'superAdmin',
};
/** The codes that an access check refuses with, by the caller's status. */
const refusals: Readonly<Record<number, readonly string[]>> = {
  401: ['UNAUTHENTICATED', 'INVALID_CREDENTIALS'],
  403: ['FORBIDDEN', 'INVALID_SUPER_ADMIN_PASSWORD'],
};

const app = appOfTests({ config: { superAdminPassword, jokes: true } });
beforeAll(async () => {
  await addRowsOfTheWalk();
});

/** A level, a pass, a player, a creator and a team, all with the id 1, and a wheel with the seed 1. */
async function addRowsOfTheWalk(): Promise<void> {
  const { db } = app.deps;
  const level_id = await aLevel(db);
  const player_id = await aPlayer(db);
  const passId = await aPass(db, { level_id, player_id });
  const { id: creatorId } = await aCreator(db);
  const { id: teamId } = await aTeam(db, 'Some team');
  expect([level_id, player_id, passId, creatorId, teamId]).toEqual([1, 1, 1, 1, 1]);
  await db
    .insertInto('wheel_lists')
    .values({ seed: 1, items: '[]', expires_at: new Date(app.clock.now().getTime() + 60_000) })
    .execute();
  await transaction(db, recomputeEverything);
}

async function callAs(caller: Caller, call: string, row: AccessRow) {
  const [method = '', path = ''] = call.split(' ');
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = row.params?.[name];
    if (value === undefined) throw new Error(`the row of ${call} lacks ${name}`);
    return encodeURIComponent(String(value));
  });
  const role = roles[caller];
  const token = role === null ? undefined : (await signedInUser(app, { role })).token;
  const password = caller === 'super admin with password';
  const options: CallOptions = {
    ...(token === undefined ? {} : { token }),
    ...(row.body === undefined ? {} : { body: row.body }),
    headers: { ...row.headers, ...(password ? { 'x-super-admin-password': superAdminPassword } : {}) },
  };
  return app.callRaw(method, row.query === undefined ? url : `${url}?${row.query}`, options);
}

/** Replies that do not depend on who asks (docs/rules/wire.md#caches); written by hand, never from the code. */
const sharedReads: ReadonlySet<string> = new Set([
  'GET /v2/config',
  'GET /v2/database/difficulties',
  'GET /v2/database/difficulties/hash',
  'GET /v2/database/statistics',
  'GET /v2/statistics',
  'GET /v2/media/video-details',
  'GET /v2/media/bilibili',
  'GET /v2/media/image',
  'GET /v2/media/image-proxy',
  'GET /v2/home/feed',
  'GET /v2/media/art/:file',
  'GET /v2/media/icon/:file',
  'GET /v2/media/thumbnail/level/:id',
  'GET /v2/media/thumbnail/pass/:id',
  'GET /v2/media/avatar/:userId',
  'GET /v2/media/wheel-image/:seed',
]);

/** What its caller may keep for asking whether it still holds. */
const ownReads = new Set(['GET /v2/inbox/state', 'GET /v2/database/clears/mine']);

/** Only what is the same for everyone may be stored by anyone; what a visitor got is asked for again each time. */
function expectCaching(call: string, caller: Caller, { status, headers }: TestReply): void {
  const isAnswered = status < 400;
  if (isAnswered && sharedReads.has(call)) {
    expect(headers['cache-control']).not.toContain('no-store');
    return;
  }
  if (isAnswered && ownReads.has(call)) {
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toContain('authorization');
    return;
  }
  const isPublicRead = caller === 'visitor' && isAnswered && /^(GET|HEAD) /.test(call);
  expect(headers['cache-control']).toMatch(isPublicRead ? /^no-(cache|store)$/ : /no-store/);
  if (status < 400) expect(String(headers.vary)).toContain('authorization');
}

const addressesOf = ({ method, url, alsoAt = [] }: Endpoint) =>
  [url, ...alsoAt].map((address) => `${method} ${address}`);

describe('who may call', () => {
  it('is written down for every endpoint, and for nothing else', () => {
    const wire = Object.values(endpoints).flatMap(addressesOf);
    expect(Object.keys(accessTable).sort()).toEqual(wire.sort());
  });

  it('is said for every endpoint that the server answers', () => {
    const documented = Object.entries(app.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map(
        (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    expect(documented.length).toBeGreaterThan(0);
    for (const call of documented) expect(accessTable, call).toHaveProperty([call]);
  });

  describe.each(Object.entries(accessTable))('%s', (call, row) => {
    it.each(callers.map((caller, index) => [caller, row.statuses[index]] as const))(
      '%s: %i',
      async (caller, status) => {
        const reply = await callAs(caller, call, row);
        expect(reply.status, reply.text).toBe(status);
        const isRefusedAccess = status === 401 || status === 403;
        if (isRefusedAccess && reply.text !== '')
          expect(refusals[reply.status]).toContain(reply.problem.code);
        expectCaching(call, caller, reply);
      },
    );
  });

  it.each([...sharedReads].filter((call) => accessTable[call]?.statuses[0] === 200))(
    '%s answers everyone the same',
    async (call) => {
      const texts = new Set<string>();
      for (const caller of callers)
        texts.add((await callAs(caller, call, accessTable[call] as AccessRow)).text);
      expect(texts.size).toBe(1);
    },
  );
});
