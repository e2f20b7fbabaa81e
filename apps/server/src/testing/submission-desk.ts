import { beforeTests } from './before-tests.ts';
import { handIn, levelBody, passBody } from './forms.ts';
import type { TestApp } from './test-app.ts';
import { signedInUser } from './users.ts';

type Changes = Record<string, unknown>;

/** Somebody who submits and a super admin who decides, from before the tests on. */
export function deskOfTests(app: TestApp) {
  const user = beforeTests(() => signedInUser(app));
  const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));

  /** Hands a form in, by `user` unless another token is given. */
  const send = (
    type: string,
    body: unknown,
    { token = user.token, key }: { token?: string; key?: string } = {},
  ) => handIn(app, token, type, body, key);
  /** The same for a form that must be taken. @returns the submission's id */
  const submit = async (type: 'level' | 'pass', body: unknown): Promise<number> => {
    const reply = await send(type, body);
    if (reply.status !== 200) throw new Error(`the form was refused: ${reply.text}`);
    return reply.body.submissionId;
  };
  /** A call of the super admin below /v2/admin/submissions/. */
  const review = (method: string, path: string, body?: unknown) =>
    app.call(method, `/v2/admin/submissions/${path}`, { token: admin.token, body });
  const ofKind = (plural: string) => ({
    review: (method: string, path: string, body?: unknown) => review(method, `${plural}/${path}`, body),
    /** A submission as the queue shows it. */
    pending: async (id: number) => {
      const { body } = await review('GET', `${plural}/pending`);
      return body.find((row: { id: number }) => row.id === id);
    },
  });

  return {
    user,
    admin,
    send,
    submit,
    review,
    levels: { ...ofKind('levels'), submit: (changes?: Changes) => submit('level', levelBody(changes)) },
    passes: {
      ...ofKind('passes'),
      submit: (levelId: number, changes?: Changes) => submit('pass', passBody(levelId, changes)),
    },
  };
}
