import { beforeTests } from './before-tests.ts';
import type { TestApp } from './test-app.ts';
import { signedInUser, type TestUser } from './users.ts';

type Reply = ReturnType<TestApp['call']>;

export type SubmissionDesk = {
  readonly user: TestUser;
  readonly admin: TestUser;
  /** Hands a form in, by `user` unless another token is given. */
  readonly send: (type: string, body: unknown, options?: { token?: string; key?: string }) => Reply;
  /** The same for a form that must be taken. @returns the submission's id */
  readonly submit: (type: 'level' | 'pass', body: unknown) => Promise<number>;
  /** A call of the super admin below /v2/admin/submissions/. */
  readonly review: (method: string, path: string, body?: unknown) => Reply;
};

/** Somebody who hands in and a super admin who decides, from before the tests on. */
export function deskOfTests(app: TestApp): SubmissionDesk {
  return beforeTests(() => submissionDesk(app));
}

async function submissionDesk(app: TestApp): Promise<SubmissionDesk> {
  const user = await signedInUser(app);
  const admin = await signedInUser(app, { role: 'superAdmin' });
  const send: SubmissionDesk['send'] = (type, body, { token = user.token, key } = {}) => {
    const headers = { 'x-form-type': type, ...(key === undefined ? {} : { 'idempotency-key': key }) };
    return app.call('POST', '/v2/form/form-submit', { token, body, headers });
  };
  return {
    user,
    admin,
    send,
    submit: async (type, body) => {
      const reply = await send(type, body);
      if (reply.status !== 200) throw new Error(`the form was refused: ${reply.text}`);
      return reply.body.submissionId as number;
    },
    review: (method, path, body) =>
      app.call(method, `/v2/admin/submissions/${path}`, { token: admin.token, body }),
  };
}
