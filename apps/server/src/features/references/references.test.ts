import { beforeAll, describe, expect, it } from 'vitest';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aLevel } from '../../testing/catalogue.ts';
import { logOf } from '../../testing/log-of.ts';
import { signedInUser } from '../../testing/users.ts';

const url = '/v2/database/references';
/** P1, G1 and U20 of the difficulty table. */
const [p1, g1, u20] = [1, 21, 60];

let usual: number;
let second: number;
let hidden: number;
let deleted: number;
const app = appOfTests({ keepVisitorReplies: true });
const other = appOfTests({ beside: app });
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));
beforeAll(async () => {
  const { db } = app.deps;
  usual = await aLevel(db, { song: 'Usual "one"', artist: 'A', creator: 'C', video_link: 'https://e.org/v' });
  second = await aLevel(db);
  hidden = await aLevel(db, { is_hidden: true });
  deleted = await aLevel(db, { is_deleted: true });
});

type Input = { type?: unknown; levelId: unknown };
const put = (difficultyId: number | string, references: unknown, site = app) =>
  site.as(admin).call('replaceReferences', { difficultyId, body: { references } });
const save = async (difficultyId: number, references: readonly Input[]) => {
  const reply = await put(difficultyId, references);
  expect(reply.status, reply.text).toBe(200);
  return reply.body;
};
const typesOf = (levels: { id: number; type: string }[]) => levels.map(({ id, type }) => [id, type]);
async function seen(difficultyId: number, token?: string) {
  const { body } = await app.as({ token }).call('referencesOfDifficulty', { id: difficultyId });
  return typesOf(body.levels);
}
const logged = () => logOf(app.deps.db, 'reference', g1 + 1);

describe('reading references', () => {
  it('lists every PGU difficulty by the scale, empty ones as well, with its levels by id', async () => {
    await save(g1, [{ levelId: second }, { type: 't+r', levelId: usual }]);
    const { status, body } = await app.call('references');
    expect(status).toBe(200);
    expect(body.map(({ difficulty }) => difficulty.id)).toEqual(
      Array.from({ length: 60 }, (_, index) => index + 1),
    );
    expect(body[0]).toMatchObject({ difficulty: { id: p1, name: 'P1', type: 'PGU' }, levels: [] });
    expect(body[g1 - 1]?.levels).toEqual([
      {
        id: usual,
        song: 'Usual "one"',
        artist: 'A',
        creator: 'C',
        videoLink: 'https://e.org/v',
        type: 'ROLLING+TECH',
      },
      expect.objectContaining({ id: second, type: '' }),
    ]);
    expect((await app.call('referencesOfDifficulty', { id: g1 })).body).toEqual(body[g1 - 1]);
  });

  it('says what one level stands for', async () => {
    await save(p1, [{ levelId: usual, type: 'K+' }]);
    const { body } = await app.call('referencesOfLevel', { id: usual });
    expect(body).toEqual({
      levelId: usual,
      references: [
        { difficulty: expect.objectContaining({ id: p1, name: 'P1' }), type: 'KEYCOUNT_PLUS' },
        { difficulty: expect.objectContaining({ id: g1, name: 'G1' }), type: 'ROLLING+TECH' },
      ],
    });
    expect((await app.as(admin).call('referencesOfLevel', { id: hidden })).body).toEqual({
      levelId: hidden,
      references: [],
    });
  });

  it('leaves out deleted levels, and hidden ones for all but super admins', async () => {
    await save(u20, [{ levelId: usual }, { levelId: hidden, type: 'I' }]);
    const rater = await signedInUser(app, { role: 'rater' });
    expect(await seen(u20)).toEqual([[usual, '']]);
    expect(await seen(u20, rater.token)).toEqual([[usual, '']]);
    expect(await seen(u20, admin.token)).toEqual([
      [usual, ''],
      [hidden, 'INDEXING'],
    ]);
    expect((await app.call('referencesOfLevel', { id: hidden })).outcome).toBe('404 LEVEL_NOT_FOUND');
    expect((await app.as(admin).call('referencesOfLevel', { id: deleted })).status).toBe(404);
  });

  it.each([
    ['difficulty/9999', 404],
    ['difficulty/99999999999', 404],
    ['difficulty/G1', 400],
    ['difficulty/-1', 400],
    ['level/2000000000', 404],
    ['level/99999999999', 404],
    ['level/0', 400],
    ['level/x', 400],
  ])('%s is %i', async (path, status) => {
    expect((await app.callRaw('GET', `${url}/${path}`)).status).toBe(status);
  });
});

describe('saving references', () => {
  it('replaces the set, says what changed, and writes it down', async () => {
    const title = 'G2';
    await save(g1 + 1, [{ levelId: usual, type: 'TECH' }, { levelId: second }]);
    const before = (await logged()).length;
    const body = await save(g1 + 1, [
      { levelId: String(second), type: ' k ' },
      { levelId: hidden, type: null },
      { levelId: second, type: 'R' },
    ]);
    expect(body).toMatchObject({ message: expect.any(String), added: 1, removed: 1, updated: 1 });
    expect(body.reference.difficulty.name).toBe(title);
    expect(typesOf(body.reference.levels)).toEqual([
      [second, 'KEYCOUNT'],
      [hidden, ''],
    ]);
    expect(await seen(g1 + 1)).toEqual([[second, 'KEYCOUNT']]);
    expect((await logged()).slice(before)).toEqual([
      {
        actor_id: admin.id,
        action: 'reference.replace',
        subject_title: title,
        before: { references: `T: ${usual}\n${second}` },
        after: { references: `K: ${second}\n${hidden}` },
      },
    ]);
    const again = await save(g1 + 1, [{ levelId: hidden }, { levelId: second, type: 'KEYCOUNT' }]);
    expect(again).toMatchObject({ added: 0, removed: 0, updated: 0 });
    expect(await logged()).toHaveLength(before + 1);
    expect(await save(g1 + 1, [])).toMatchObject({ removed: 2, reference: { levels: [] } });
  });

  it('keeps the reference to a level that is deleted until it is restored', async () => {
    const level = await aLevel(app.deps.db);
    await save(g1 + 2, [{ levelId: level, type: 'I' }, { levelId: usual }]);
    await app.as(admin).call('deleteLevel', { id: level });
    expect(await seen(g1 + 2)).toEqual([[usual, '']]);
    expect(await save(g1 + 2, [{ levelId: usual }])).toMatchObject({ added: 0, removed: 0 });
    await app.as(admin).call('restoreLevel', { id: level });
    expect(await seen(g1 + 2)).toEqual([
      [usual, ''],
      [level, 'INDEXING'],
    ]);
  });

  it('refuses types that cannot be read, and changes nothing', async () => {
    await save(g1 + 3, [{ levelId: usual }]);
    const refusal = async (type: string) => {
      const { outcome, problem } = await put(g1 + 3, [{ levelId: second }, { levelId: usual, type }]);
      return [outcome, problem.error, problem.fields?.[0]?.field];
    };
    const [format, combination] = ['Invalid reference type format', 'Invalid reference type combination'];
    expect(await refusal('X')).toEqual(['400 REFERENCE_FORMAT', format, 'references.1.type']);
    expect(await refusal('RT')).toEqual(['400 REFERENCE_FORMAT', format, 'references.1.type']);
    expect(await refusal('R+R')).toEqual(['400 REFERENCE_COMBINATION', combination, 'references.1.type']);
    expect(await refusal('K++K')).toEqual(['400 REFERENCE_COMBINATION', combination, 'references.1.type']);
    expect(await seen(g1 + 3)).toEqual([[usual, '']]);
  });

  it('takes full-width digits and letters', async () => {
    const wide = String(second).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
    expect(typesOf((await save(g1 + 4, [{ levelId: wide, type: 'Ｒ＋Ｔ' }])).reference.levels)).toEqual([
      [second, 'ROLLING+TECH'],
    ]);
  });

  it('names levels that are not there or deleted', async () => {
    const { outcome, problem } = await put(g1 + 3, [
      { levelId: 99_999_999_999 },
      { levelId: usual },
      { levelId: deleted, type: 'R' },
      { levelId: 2_000_000_000 },
    ]);
    expect([outcome, problem.ids]).toEqual(['400 LEVEL_NOT_FOUND', [deleted, 2_000_000_000, 99_999_999_999]]);
    expect(problem.details).toBe(`No level has the ID ${deleted}, 2000000000, 99999999999.`);
    expect(await seen(g1 + 3)).toEqual([[usual, '']]);
  });

  it.each([
    [9999, [], 404, 'NOT_FOUND'],
    ['G1', [], 400, 'VALIDATION_FAILED'],
    [1, undefined, 400, 'VALIDATION_FAILED'],
    [1, [{ type: 'R' }], 400, 'VALIDATION_FAILED'],
    [1, [{ levelId: 1.5 }], 400, 'VALIDATION_FAILED'],
    [1, [{ levelId: '1 2' }], 400, 'VALIDATION_FAILED'],
    [1, [{ levelId: '1，2' }], 400, 'VALIDATION_FAILED'],
    [1, '1，2', 400, 'VALIDATION_FAILED'],
    [1, '', 400, 'VALIDATION_FAILED'],
    [1, null, 400, 'VALIDATION_FAILED'],
    [1, [{ levelId: 1, type: ['R'] }], 400, 'VALIDATION_FAILED'],
    [1, Array.from({ length: 501 }, () => ({ levelId: 1 })), 400, 'VALIDATION_FAILED'],
  ])('PUT bulk/%s of %j is %i', async (difficultyId, references, status, code) => {
    expect((await put(difficultyId, references)).outcome).toBe(`${status} ${code}`);
  });

  it('leaves one of two sets that are saved at once, whole', async () => {
    const [a, b] = [
      [
        { levelId: usual, type: 'R' },
        { levelId: second, type: 'R' },
      ],
      [
        { levelId: second, type: 'T' },
        { levelId: hidden, type: 'T' },
      ],
    ];
    for (let round = 0; round < 5; round++) {
      await save(g1 + 4, [{ levelId: usual, type: 'K' }]);
      const replies = await Promise.all([put(g1 + 4, a), put(g1 + 4, b, other)]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      const left = await seen(g1 + 4, admin.token);
      expect([
        [
          [usual, 'ROLLING'],
          [second, 'ROLLING'],
        ],
        [
          [second, 'TECH'],
          [hidden, 'TECH'],
        ],
      ]).toContainEqual(left);
    }
  });
});
