import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../testing/before-tests.ts';
import { aCreator, aLevel, aPlayer } from '../../testing/catalogue.ts';
import { chosen } from '../../testing/forms.ts';
import { expectStandingsFromNothing } from '../../testing/standings-from-nothing.ts';
import { storedRow } from '../../testing/stored-row.ts';
import { type Call, rounds, twoServersOfTests } from '../../testing/two-servers.ts';
import { signedInUser } from '../../testing/users.ts';

/** Two people at two server processes with one database; decisions that meet are in ../../at-once.test.ts. */
const { one, other, desk, atOnce } = twoServersOfTests();
const colleague = beforeTests(() => signedInUser(one, { role: 'superAdmin' }));

const staff = (method: string, path: string, token?: string): Call => [
  method,
  `/v2/admin/submissions/${path}`,
  undefined,
  token,
];
const withdrawal = (type: string, id: number): Call => [
  'DELETE',
  `/v2/form/my-submissions/${type}/${id}`,
  undefined,
  desk.user.token,
];
const aPassForm = async () => {
  const levelId = await aLevel(one.deps.db);
  const id = await desk.passes.submit(levelId, { passerId: await aPlayer(one.deps.db) });
  return { id, levelId };
};

describe('at the same moment', () => {
  it('two claims of one submission: one person holds it, the other learns who', async () => {
    for (const round of rounds) {
      const id = await desk.levels.submit();
      const path = `levels/${id}/claim`;
      const [here, there] = await atOnce(round, staff('POST', path), staff('POST', path, colleague.token));
      const [held, refused] = here.status === 200 ? [here, there] : [there, here];
      expect([held.status, refused.status, refused.body.code]).toEqual([200, 409, 'CLAIMED']);
      expect(refused.body.claimedBy.id).toBe(held.body.claimedBy.id);
      const { body } = await other.call('GET', '/v2/admin/submissions/levels/pending', {
        token: desk.admin.token,
      });
      expect(body.find((row: { id: number }) => row.id === id).claimedBy.id).toBe(held.body.claimedBy.id);
    }
  });

  it('an approval and a withdrawal of a level: one holds, wholly', async () => {
    const creator = await aCreator(one.deps.db);
    for (const round of rounds) {
      const song = `Kept or taken ${round}`;
      const id = await desk.levels.submit({ song, creatorRequests: [chosen(creator)] });
      const [here, there] = await atOnce(
        round,
        staff('PUT', `levels/${id}/approve`),
        withdrawal('level', id),
      );
      const isApproved = here.status === 200;
      expect([here.status, there.status].sort()).toEqual([200, 409]);
      expect((isApproved ? there : here).body.code).toBe('NOT_PENDING');
      const { status } = await storedRow(one.deps.db, 'level_submissions', id);
      expect(status).toBe(isApproved ? 'approved' : 'withdrawn');
      const made = one.deps.db.selectFrom('levels').select('id').where('song', '=', song);
      expect(await made.execute()).toHaveLength(isApproved ? 1 : 0);
    }
  });

  it('an approval and a withdrawal of a pass: one holds, wholly', async () => {
    for (const round of rounds) {
      const { id, levelId } = await aPassForm();
      const [here, there] = await atOnce(round, staff('PUT', `passes/${id}/approve`), withdrawal('pass', id));
      expect([here.status, there.status].sort()).toEqual([200, 409]);
      const made = one.deps.db.selectFrom('passes').select('id').where('level_id', '=', levelId);
      expect(await made.execute()).toHaveLength(here.status === 200 ? 1 : 0);
    }
    await expectStandingsFromNothing(one.deps.db);
  });

  it('an approval of all and one by hand: every pass is made once', async () => {
    const autoApproval = staff('POST', 'auto-approve/passes', colleague.token);
    for (const round of rounds) {
      const forms = [await aPassForm(), await aPassForm(), await aPassForm()];
      const id = forms[1]?.id ?? 0;
      const [here, there] = await atOnce(round, staff('PUT', `passes/${id}/approve`), autoApproval);
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
    const all = (token?: string) => staff('POST', 'auto-approve/passes', token);
    for (const round of rounds) {
      const ids = [(await aPassForm()).id, (await aPassForm()).id, (await aPassForm()).id];
      const [here, there] = await atOnce(round, all(), all(colleague.token));
      const made = [...here.body.results, ...there.body.results].filter(({ success }) => success);
      expect(made.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids);
    }
    await expectStandingsFromNothing(one.deps.db);
  });

  it('a claim and a decision of somebody else: the decision always holds', async () => {
    for (const round of rounds) {
      const { id } = await aPassForm();
      const claim = staff('POST', `passes/${id}/claim`, colleague.token);
      const [here, there] = await atOnce(round, staff('PUT', `passes/${id}/decline`), claim);
      expect(here.status).toBe(200);
      expect([200, 409]).toContain(there.status);
      const row = await storedRow(one.deps.db, 'pass_submissions', id);
      expect(row).toMatchObject({ status: 'declined', claimed_by_id: null });
    }
  });
});
