import { appOfTests } from './before-tests.ts';
import { deskOfTests } from './submission-desk.ts';
import type { TestApp, TestAppOptions, TestReply } from './test-app.ts';

/** What somebody asks for; a super admin unless a token is given. */
export type Call = readonly [method: string, path: string, body?: unknown, token?: string];

/** The second password of both. */
export const superAdminPassword = 'open sesame, please';

/** What people do at the same moment, each at a server process of its own, on one database. */
export function twoServersOfTests(more: TestAppOptions['config'] = {}) {
  const config = { superAdminPassword, ...more };
  const one = appOfTests({ connections: 12, config });
  const other = appOfTests({ connections: 12, config, beside: one });
  const desk = deskOfTests(one);

  /** All calls at once, at either process in turn; which begins changes from round to round. */
  async function atOnce<C extends readonly Call[]>(
    round: number,
    ...calls: C
  ): Promise<{ [I in keyof C]: TestReply }> {
    const ask = (site: TestApp, [method, path, body, token = desk.admin.token]: Call) =>
      site.call(method, path, { token, body });
    const begin = calls.map((call, index) => () => ask(index % 2 === 0 ? one : other, call));
    const isTurned = round % 2 === 1;
    const replies = await Promise.all((isTurned ? begin.toReversed() : begin).map((next) => next()));
    return (isTurned ? replies.toReversed() : replies) as { [I in keyof C]: TestReply };
  }

  return { one, other, desk, atOnce };
}

/** Enough for each of two to be first now and then. */
export const rounds = [0, 1, 2, 3, 4];
