import { beforeTests } from './before-tests.ts';
import { handIn, levelBody, passBody } from './forms.ts';
import type { Given } from './named-call.ts';
import type { TestApp } from './test-app.ts';
import { signedInUser } from './users.ts';

type Changes = Record<string, unknown>;

/** Somebody who submits and a super admin who decides, from before the tests on. */
export function submissionsOfTests(app: TestApp) {
  const user = beforeTests(() => signedInUser(app));
  const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));

  /** Hands a form in, by `user` unless another token is given. */
  const send = (
    type: string,
    body: Given<'submitForm'>['body'],
    { token = user.token, key }: { token?: string; key?: string } = {},
  ) => handIn(app, token, type, body, key);
  /** The same for a form that must be taken. @returns the submission's id */
  const submit = async (type: 'level' | 'pass', body: Given<'submitForm'>['body']): Promise<number> => {
    const reply = await send(type, body);
    if (reply.status !== 200) throw new Error(`the form was refused: ${reply.text}`);
    return reply.body.submissionId;
  };
  const { call } = app.as(admin);

  return {
    user,
    admin,
    send,
    submit,
    /** As the super admin. */
    call,
    levels: {
      call,
      /** As the queue shows it. */
      pending: async (id: number) => (await call('pendingLevels')).body.find((row) => row.id === id),
      submit: (changes?: Changes) => submit('level', levelBody(changes)),
    },
    passes: {
      call,
      /** The same. */
      pending: async (id: number) => (await call('pendingPasses')).body.find((row) => row.id === id),
      submit: (levelId: number, changes?: Changes) => submit('pass', passBody(levelId, changes)),
    },
  };
}
