import type { Access } from '@rondo/domain/auth';
import { endpointsOf } from '@rondo/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appOfTests } from '../../testing/before-tests.ts';
import type { Feature } from '../feature.ts';
import type { Viewer } from './access.ts';
import { Problem } from './problem.ts';
import { route } from './route.ts';

const user: Viewer = {
  id: 1,
  username: 'one',
  nickname: 'One',
  sessionId: 's',
  isRater: false,
  isSuperAdmin: false,
  isRatingBanned: false,
  isEmailVerified: true,
  isPlayerBanned: false,
  isSubmissionsPaused: false,
  playerId: null,
};
const viewers: Record<string, Viewer> = {
  user,
  unverified: { ...user, isEmailVerified: false },
  rater: { ...user, isRater: true },
  admin: { ...user, isSuperAdmin: true },
};
const classes: Access[] = ['P', 'U', 'V', 'R', 'S', 'S+'];

const guarded: Feature = {
  name: 'guarded',
  authenticator: () => ({
    authenticate: async ({ headers }) =>
      viewers[headers.authorization?.slice('Bearer '.length) ?? ''] ?? null,
    authenticateByCookie: async () => null,
    checkSuperAdminPassword: async ({ body }) => {
      if ((body as { superAdminPassword?: string }).superAdminPassword !== 'right')
        throw new Problem('INVALID_SUPER_ADMIN_PASSWORD');
    },
  }),
  register: (app) => {
    for (const access of classes)
      route(
        app,
        endpointsOf('guarded').post(`/v2/guarded/${access}`, access, {
          summary: access,
          schema: {
            body: z.object({ a: z.int() }),
            response: { 200: z.object({ viewer: z.int().nullable() }) },
          },
        }),
        ({ viewer }) => ({ viewer: viewer?.id ?? null }),
      );
  },
};

const test = appOfTests({ features: [guarded] });

const ok = { status: 200, code: undefined };
const refused = (status: number, code: string) => ({ status, code });
const anonymous = refused(401, 'UNAUTHENTICATED');
const forbidden = refused(403, 'FORBIDDEN');
const table: Record<string, Record<Access, { status: number; code: string | undefined }>> = {
  visitor: { P: ok, U: anonymous, V: anonymous, R: anonymous, S: anonymous, 'S+': anonymous },
  user: { P: ok, U: ok, V: ok, R: forbidden, S: forbidden, 'S+': forbidden },
  unverified: {
    P: ok,
    U: ok,
    V: refused(403, 'EMAIL_NOT_VERIFIED'),
    R: forbidden,
    S: forbidden,
    'S+': forbidden,
  },
  rater: { P: ok, U: ok, V: ok, R: ok, S: forbidden, 'S+': forbidden },
  admin: { P: ok, U: ok, V: ok, R: ok, S: ok, 'S+': refused(403, 'INVALID_SUPER_ADMIN_PASSWORD') },
};

describe.each(Object.keys(table))('a %s', (token) => {
  it.each(classes)('calling a %s endpoint', async (access) => {
    const reply = await test.callRaw('POST', `/v2/guarded/${access}`, { token, body: { a: 1 } });
    expect({ status: reply.status, code: reply.problem.code }).toEqual(table[token]?.[access]);
  });
});

describe('the order of refusals', () => {
  it('is the caller first, then the password, then the body', async () => {
    const refusal = async (token: string, body: object) =>
      (await test.callRaw('POST', '/v2/guarded/S+', { token, body })).problem.code;
    expect(await refusal('visitor', {})).toBe('UNAUTHENTICATED');
    expect(await refusal('admin', {})).toBe('INVALID_SUPER_ADMIN_PASSWORD');
    expect(await refusal('admin', { superAdminPassword: 'right' })).toBe('VALIDATION_FAILED');
  });

  it('refuses a visitor before reading a body of any kind', async () => {
    const options = { body: 'x', headers: { 'content-type': 'text/plain' } };
    expect((await test.callRaw('POST', '/v2/guarded/U', options)).status).toBe(401);
  });
});
