import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../testing/before-tests.ts';
import { aCreator, aLevel, aPlayer } from '../../testing/catalogue.ts';
import { chosen } from '../../testing/forms.ts';
import { expectStandingsFromNothing } from '../../testing/standings-from-nothing.ts';
import { storedRow } from '../../testing/stored-row.ts';
import { type Call, rounds, twoServersOfTests } from '../../testing/two-servers.ts';
import { signedInUser } from '../../testing/users.ts';

/** Two people at two server processes with one database; decisions that meet are in ../../at-once.test.ts. */
const { one, other, submissions, atOnce } = twoServersOfTests();
const colleague = beforeTests(() => signedInUser(one, { role: 'superAdmin' }));

const withdrawal = (type: string, id: number): Call<'withdrawSubmission'> => [
  'withdrawSubmission',
  { type, id },
  submissions.user,
];
const aPassForm = async () => {
  const levelId = await aLevel(one.deps.db);
  const id = await submissions.passes.submit(levelId, { passerId: await aPlayer(one.deps.db) });
  return { id, levelId };
};

describe('at the same moment', () => {
  it('two claims of one submission: one person holds it, the other learns who', async () => {
    for (const round of rounds) {
      const id = await submissions.levels.submit();
      const [here, there] = await atOnce(round, ['claimLevel', { id }], ['claimLevel', { id }, colleague]);
      const [held, refused] = here.status === 200 ? [here, there] : [there, here];
      expect([held.status, refused.status, refused.problem.code]).toEqual([200, 409, 'CLAIMED']);
      expect(refused.body.claimedBy?.id).toBe(held.body.claimedBy!.id);
      const { body } = await other.as(submissions.admin).call('pendingLevels');
      expect(body.find((row) => row.id === id)?.claimedBy?.id).toBe(held.body.claimedBy!.id);
    }
  });

  it('an approval and a withdrawal of a level: one holds, wholly', async () => {
    const creator = await aCreator(one.deps.db);
    for (const round of rounds) {
      const song = `Kept or taken ${round}`;
      const id = await submissions.levels.submit({ song, creatorRequests: [chosen(creator)] });
      const [here, there] = await atOnce(round, ['approveLevel', { id }], withdrawal('level', id));
      const isApproved = here.status === 200;
      expect([here.status, there.status].sort()).toEqual([200, 409]);
      expect((isApproved ? there : here).problem.code).toBe('NOT_PENDING');
      const { status } = await storedRow(one.deps.db, 'level_submissions', id);
      expect(status).toBe(isApproved ? 'approved' : 'withdrawn');
      const made = one.deps.db.selectFrom('levels').select('id').where('song', '=', song);
      expect(await made.execute()).toHaveLength(isApproved ? 1 : 0);
    }
  });

  it('an approval and a withdrawal of a pass: one holds, wholly', async () => {
    for (const round of rounds) {
      const { id, levelId } = await aPassForm();
      const [here, there] = await atOnce(round, ['approvePass', { id }], withdrawal('pass', id));
      expect([here.status, there.status].sort()).toEqual([200, 409]);
      const made = one.deps.db.selectFrom('passes').select('id').where('level_id', '=', levelId);
      expect(await made.execute()).toHaveLength(here.status === 200 ? 1 : 0);
    }
    await expectStandingsFromNothing(one.deps.db);
  });

  it('an approval of all and one by hand: every pass is made once', async () => {
    const autoApproval: Call<'autoApprovePasses'> = ['autoApprovePasses', {}, colleague];
    for (const round of rounds) {
      const forms = [await aPassForm(), await aPassForm(), await aPassForm()];
      const id = forms[1]?.id ?? 0;
      const [here, there] = await atOnce(round, ['approvePass', { id }], autoApproval);
      expect(there.status, there.text).toBe(200);
      const { results } = there.body;
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
    for (const round of rounds) {
      const ids = [(await aPassForm()).id, (await aPassForm()).id, (await aPassForm()).id];
      const [here, there] = await atOnce(round, ['autoApprovePasses'], ['autoApprovePasses', {}, colleague]);
      const made = [...here.body.results, ...there.body.results].filter(({ success }) => success);
      expect(made.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids);
    }
    await expectStandingsFromNothing(one.deps.db);
  });

  it('a claim and a decision of somebody else: the decision always holds', async () => {
    for (const round of rounds) {
      const { id } = await aPassForm();
      const claim: Call<'claimPass'> = ['claimPass', { id }, colleague];
      const [here, there] = await atOnce(round, ['declinePass', { id }], claim);
      expect(here.status).toBe(200);
      expect([200, 409]).toContain(there.status);
      const row = await storedRow(one.deps.db, 'pass_submissions', id);
      expect(row).toMatchObject({ status: 'declined', claimed_by_id: null });
    }
  });
});
