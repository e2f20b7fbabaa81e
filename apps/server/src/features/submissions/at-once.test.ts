import { describe, expect, it } from 'vitest';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aCreator, aLevel, aPlayer } from '../../testing/catalogue.ts';
import { chosen, levelBody, passBody } from '../../testing/forms.ts';
import { expectStandingsFromNothing } from '../../testing/standings-from-nothing.ts';
import { deskOfTests } from '../../testing/submission-desk.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';

/** Two people at two server processes with one database; decisions that meet are in ../../at-once.test.ts. */
const one = appOfTests({ connections: 12 });
const other = appOfTests({ connections: 12, beside: one });
const desk = deskOfTests(one);
const colleague = beforeTests(() => signedInUser(one, { role: 'superAdmin' }));

const rounds = [0, 1, 2, 3, 4];
type Call = readonly [method: string, path: string, token: string];

/** Both calls at once; which begins changes from round to round. */
async function atOnce(round: number, first: Call, second: Call) {
  const ask = (site: TestApp, [method, path, token]: Call) => site.call(method, path, { token });
  const isTurned = round % 2 === 1;
  const begun = isTurned ? [ask(other, second), ask(one, first)] : [ask(one, first), ask(other, second)];
  const replies = await Promise.all(begun);
  const [here, there] = isTurned ? replies.toReversed() : replies;
  if (here === undefined || there === undefined) throw new Error('two calls have two replies');
  return { here, there };
}

const staff = (path: string) => `/v2/admin/submissions/${path}`;
const own = (type: string, id: number): Call => [
  'DELETE',
  `/v2/form/my-submissions/${type}/${id}`,
  desk.user.token,
];
const aPassForm = async () => {
  const levelId = await aLevel(one.deps.db);
  const id = await desk.submit('pass', passBody(levelId, { passerId: await aPlayer(one.deps.db) }));
  return { id, levelId };
};

describe('at the same moment', () => {
  it('two claims of one submission: one person holds it, the other learns who', async () => {
    for (const round of rounds) {
      const id = await desk.submit('level', levelBody());
      const path = staff(`levels/${id}/claim`);
      const { here, there } = await atOnce(
        round,
        ['POST', path, desk.admin.token],
        ['POST', path, colleague.token],
      );
      const [held, refused] = here.status === 200 ? [here, there] : [there, here];
      expect([held.status, refused.status, refused.body.code]).toEqual([200, 409, 'CLAIMED']);
      expect(refused.body.claimedBy.id).toBe(held.body.claimedBy.id);
      const { body } = await other.call('GET', staff('levels/pending'), { token: desk.admin.token });
      expect(body.find((row: { id: number }) => row.id === id).claimedBy.id).toBe(held.body.claimedBy.id);
    }
  });

  it('an approval and a withdrawal of a level: one holds, wholly', async () => {
    const creator = await aCreator(one.deps.db);
    for (const round of rounds) {
      const song = `Kept or taken ${round}`;
      const id = await desk.submit('level', levelBody({ song, creatorRequests: [chosen(creator)] }));
      const { here, there } = await atOnce(
        round,
        ['PUT', staff(`levels/${id}/approve`), desk.admin.token],
        own('level', id),
      );
      const isApproved = here.status === 200;
      expect([here.status, there.status].sort()).toEqual([200, 409]);
      expect((isApproved ? there : here).body.code).toBe('NOT_PENDING');
      const { status } = await one.deps.db
        .selectFrom('level_submissions')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(status).toBe(isApproved ? 'approved' : 'withdrawn');
      const made = one.deps.db.selectFrom('levels').select('id').where('song', '=', song);
      expect(await made.execute()).toHaveLength(isApproved ? 1 : 0);
    }
  });

  it('an approval and a withdrawal of a pass: one holds, wholly', async () => {
    for (const round of rounds) {
      const { id, levelId } = await aPassForm();
      const approval: Call = ['PUT', staff(`passes/${id}/approve`), desk.admin.token];
      const { here, there } = await atOnce(round, approval, own('pass', id));
      expect([here.status, there.status].sort()).toEqual([200, 409]);
      const made = one.deps.db.selectFrom('passes').select('id').where('level_id', '=', levelId);
      expect(await made.execute()).toHaveLength(here.status === 200 ? 1 : 0);
    }
    await expectStandingsFromNothing(one.deps.db);
  });

  it('an approval of all and one by hand: every pass is made once', async () => {
    const autoApproval: Call = ['POST', staff('auto-approve/passes'), colleague.token];
    for (const round of rounds) {
      const forms = [await aPassForm(), await aPassForm(), await aPassForm()];
      const id = forms[1]?.id ?? 0;
      const approval: Call = ['PUT', staff(`passes/${id}/approve`), desk.admin.token];
      const { here, there } = await atOnce(round, approval, autoApproval);
      expect(there.status, there.text).toBe(200);
      const results: { id: number; success: boolean; code?: string }[] = there.body.results;
      const its = results.find((result) => result.id === id);
      expect([here.status, its?.code ?? its?.success ?? 'NOT_PENDING']).toEqual(
        here.status === 200 ? [200, 'NOT_PENDING'] : [409, true],
      );
      const others = results.filter((result) => result.id !== id);
      expect(others.map(({ success }) => success)).toEqual([true, true]);
      for (const { levelId } of forms) {
        const made = one.deps.db.selectFrom('passes').select('id').where('level_id', '=', levelId);
        expect(await made.execute()).toHaveLength(1);
      }
    }
    await expectStandingsFromNothing(one.deps.db);
  });

  it('two approvals of all: every pass is made once, and each is in one of the two lists as made', async () => {
    const all = (token: string): Call => ['POST', staff('auto-approve/passes'), token];
    for (const round of rounds) {
      const ids = [(await aPassForm()).id, (await aPassForm()).id, (await aPassForm()).id];
      const { here, there } = await atOnce(round, all(desk.admin.token), all(colleague.token));
      const made = [...here.body.results, ...there.body.results].filter(({ success }) => success);
      expect(made.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids);
    }
    await expectStandingsFromNothing(one.deps.db);
  });

  it('a claim and a decision of somebody else: the decision always holds', async () => {
    for (const round of rounds) {
      const { id } = await aPassForm();
      const decline: Call = ['PUT', staff(`passes/${id}/decline`), desk.admin.token];
      const claim: Call = ['POST', staff(`passes/${id}/claim`), colleague.token];
      const { here, there } = await atOnce(round, decline, claim);
      expect(here.status).toBe(200);
      expect([200, 409]).toContain(there.status);
      const row = await one.deps.db
        .selectFrom('pass_submissions')
        .select(['status', 'claimed_by_id'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ status: 'declined', claimed_by_id: null });
    }
  });
});
