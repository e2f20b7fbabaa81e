import type { CallName, ReplyOf } from '@rondo/contract/calls';
import { appOfTests } from './before-tests.ts';
import type { Given } from './named-call.ts';
import { submissionsOfTests } from './submissions-of-tests.ts';
import type { Caller, TestApp, TestAppOptions, TestReply } from './test-app.ts';

/** What somebody asks for; a super admin unless it is said who. */
export type Call<N extends CallName = CallName> = {
  [M in N]: readonly [name: M, given?: Given<M>, who?: Caller];
}[N];
type Replies<C extends readonly Call[]> = { [I in keyof C]: TestReply<ReplyOf<C[I][0]>> };

/** The second password of both. */
export const superAdminPassword = 'open sesame, please';

/** What people do at the same moment, each at a server process of its own, on one database. */
export function twoServersOfTests(more: TestAppOptions['config'] = {}) {
  const config = { superAdminPassword, ...more };
  const one = appOfTests({ connections: 12, config });
  const other = appOfTests({ connections: 12, config, beside: one });
  const submissions = submissionsOfTests(one);
  const { admin } = submissions;

  /** All calls at once, at either process in turn; which begins changes from round to round. */
  async function atOnce<const C extends readonly Call[]>(round: number, ...calls: C): Promise<Replies<C>> {
    const ask = (site: TestApp, [name, given, who = admin]: Call) => site.as(who).call(name, given);
    const begin = calls.map((call, index) => () => ask(index % 2 === 0 ? one : other, call));
    const isTurned = round % 2 === 1;
    const replies = await Promise.all((isTurned ? begin.toReversed() : begin).map((next) => next()));
    return (isTurned ? replies.toReversed() : replies) as Replies<C>;
  }

  return { one, other, admin, submissions, atOnce };
}

/** Enough for each of two to be first now and then. */
export const rounds = [0, 1, 2, 3, 4];
