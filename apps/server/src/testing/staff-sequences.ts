import type { CallName } from '@rondo/contract/calls';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { aLevel, aPlayer } from './catalogue.ts';
import { handIn, passBody } from './forms.ts';
import type { GivenArguments } from './named-call.ts';
import { expectStandingsFromNothing } from './standings-from-nothing.ts';
import { type TestApp, testApp } from './test-app.ts';
import { signedInUser } from './users.ts';

const PLAYERS = 4;
const LEVELS = 3;

/** One step: what is done, to which of the few players, levels and passes; numbers are taken modulo what there is. */
const step = fc.record({
  kind: fc.constantFrom(
    ...([
      'approve',
      'approve',
      'approve',
      'approve',
      'edit',
      'ban',
      'unban',
      'merge',
      'merge',
      'undo',
      'undo',
    ] as const),
    ...(['hideLevel', 'deleteLevel', 'restoreLevel', 'editPass', 'deletePass', 'restorePass'] as const),
  ),
  a: fc.nat(11),
  b: fc.nat(11),
  n: fc.nat(5),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

type Pass = { readonly id: number; levelId: number; playerId: number; isDeleted: boolean };
type Merge = {
  readonly id: number;
  readonly source: number;
  readonly target: number;
  readonly passes: readonly Pass[];
  /** Whether the target was not banned before. */
  readonly bringsBan: boolean;
  isUndone: boolean;
};

/** What the site should know after the steps so far, kept without it. */
class Model {
  readonly players: readonly number[];
  readonly levels: readonly number[];
  readonly passes: Pass[] = [];
  readonly merges: Merge[] = [];
  readonly banned = new Set<number>();
  readonly vanished = new Set<number>();
  readonly deletedLevels = new Set<number>();
  readonly hiddenLevels = new Set<number>();

  constructor(players: readonly number[], levels: readonly number[]) {
    this.players = players;
    this.levels = levels;
  }

  /** A player who is there; null when the other one of the pair is the last. */
  player(n: number, except?: number): number | null {
    const there = this.players.filter((id) => !this.vanished.has(id) && id !== except);
    return there[n % there.length] ?? null;
  }

  level(n: number): number {
    return this.levels[n % this.levels.length] as number;
  }

  pass(n: number): Pass | null {
    return this.passes[n % this.passes.length] ?? null;
  }

  of(player: number): Pass[] {
    return this.passes.filter((pass) => pass.playerId === player);
  }
}

export type Sequences = {
  readonly run: (numRuns: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Random sequences of what staff do, through the wire. After each of them the facts are those of a model, and
 * statistics, clears and worlds firsts are what computing them from nothing gives.
 */
export async function staffSequences(): Promise<Sequences> {
  const app = await testApp({ rateLimits: false });
  const user = await signedInUser(app);
  const admin = await signedInUser(app, { role: 'superAdmin' });
  const { db } = app.deps;
  const { call } = app.as(admin);
  const succeed = async <N extends CallName>(name: N, ...given: GivenArguments<N>) => {
    const reply = await call(name, ...given);
    expect([name, given, reply.status, reply.text]).toEqual([name, given, 200, expect.anything()]);
    return reply.body;
  };

  const steps: Record<Step['kind'], (model: Model, step: Step) => Promise<void>> = {
    approve: async (model, { a, b, n }) => {
      const playerId = model.player(a);
      if (playerId === null) return;
      const levelId = model.level(b);
      if (model.deletedLevels.has(levelId)) return;
      const body = passBody(levelId, {
        passerId: playerId,
        rawTime: new Date(Date.UTC(2024, 0, 1 + n)),
        ePerfect: n * 3,
      });
      const form = await handIn(app, user.token, 'pass', body);
      expect(form.status, form.text).toBe(200);
      const { submissionId } = form.body;
      const { passId } = await succeed('approvePass', { id: submissionId });
      model.passes.push({ id: passId, levelId, playerId, isDeleted: false });
    },
    edit: async (model, { a, n }) => {
      const body = n % 2 === 0 ? { baseScore: 40 + n * 15 } : { diffId: [21, 22, 30][n >> 1] };
      await succeed('editLevel', { id: model.level(a), body });
    },
    ban: (model, { a }) => ban(model, a, true),
    unban: (model, { a }) => ban(model, a, false),
    merge: async (model, { a, b }) => {
      const source = model.player(a);
      const target = source === null ? null : model.player(b, source);
      if (source === null || target === null) return;
      const reply = await succeed('mergePlayer', { id: source, body: { targetPlayerId: target } });
      const passes = model.of(source);
      expect(reply.movedPasses).toBe(passes.length);
      for (const pass of passes) pass.playerId = target;
      model.vanished.add(source);
      const bringsBan = model.banned.has(source) && !model.banned.has(target);
      if (bringsBan) model.banned.add(target);
      model.merges.push({ id: reply.mergeId, source, target, passes, bringsBan, isUndone: false });
    },
    hideLevel: async (model, { a, n }) => {
      const level = model.level(a);
      const isHidden = n > 0;
      await succeed('toggleLevelHidden', { id: level, body: { isHidden } });
      if (isHidden) model.hiddenLevels.add(level);
      else model.hiddenLevels.delete(level);
    },
    deleteLevel: async (model, { a }) => {
      await succeed('deleteLevel', { id: model.level(a) });
      model.deletedLevels.add(model.level(a));
    },
    restoreLevel: async (model, { a }) => {
      await succeed('restoreLevel', { id: model.level(a) });
      model.deletedLevels.delete(model.level(a));
      model.hiddenLevels.delete(model.level(a));
    },
    deletePass: (model, { a }) => showPass(model, a, true),
    restorePass: (model, { a }) => showPass(model, a, false),
    editPass: async (model, { a, b, n }) => {
      const pass = model.pass(a);
      const playerId = model.player(b);
      const levelId = model.level(b);
      if (pass === null || playerId === null) return;
      if (model.deletedLevels.has(levelId) || model.deletedLevels.has(pass.levelId)) return;
      const moves = n % 3 === 0 ? { levelId } : n % 3 === 1 ? { playerId } : {};
      const vidUploadTime = new Date(Date.UTC(2024, 0, 1 + n)).toISOString();
      await succeed('editPass', { id: pass.id, body: { ...moves, vidUploadTime, isDuplicate: n === 5 } });
      Object.assign(pass, moves);
    },
    undo: async (model, { a }) => {
      const merge = model.merges.toReversed()[a % model.merges.length];
      if (merge === undefined) return;
      const reply = await call('undoPlayerMerge', { mergeId: merge.id });
      const hasLeft = merge.passes.some((pass) => pass.playerId !== merge.target);
      if (merge.isUndone || model.vanished.has(merge.target) || hasLeft) {
        expect([reply.status, reply.problem.code]).toEqual([409, 'UNDO_BLOCKED']);
        return;
      }
      expect([reply.status, reply.text]).toEqual([200, expect.anything()]);
      merge.isUndone = true;
      model.vanished.delete(merge.source);
      // All in one moment of the test's clock, so that each merge counts that was undone.
      const into = model.merges.filter(({ target }) => target === merge.target);
      const others = into.filter(({ isUndone, source }) => !isUndone && model.banned.has(source));
      if (model.banned.has(merge.source) && into.some(({ bringsBan }) => bringsBan) && others.length === 0)
        model.banned.delete(merge.target);
      for (const pass of merge.passes) pass.playerId = merge.source;
    },
  };

  async function showPass(model: Model, a: number, isDeleted: boolean) {
    const pass = model.pass(a);
    if (pass === null) return;
    await (isDeleted ? succeed('deletePass', { id: pass.id }) : succeed('restorePass', { id: pass.id }));
    pass.isDeleted = isDeleted;
  }

  async function ban(model: Model, a: number, isBanned: boolean) {
    const player = model.player(a);
    if (player === null) return;
    await succeed('banPlayer', { id: player, body: { isBanned } });
    if (isBanned) model.banned.add(player);
    else model.banned.delete(player);
  }

  /** Each run has levels and players of its own. */
  async function newModel(): Promise<Model> {
    for (const table of ['level_changes', 'pass_submissions', 'passes', 'merges'])
      await sql`DELETE FROM ${sql.table(table)}`.execute(db);
    await sql`DELETE FROM players WHERE id NOT IN (SELECT player_id FROM users)`.execute(db);
    await sql`DELETE FROM level_cards`.execute(db);
    await sql`DELETE FROM level_search`.execute(db);
    await sql`DELETE FROM levels`.execute(db);
    const ids = (count: number, make: () => Promise<number>) =>
      Promise.all(Array.from({ length: count }, make));
    return new Model(await ids(PLAYERS, () => aPlayer(db)), await ids(LEVELS, () => aLevel(db)));
  }

  return {
    run: (numRuns) =>
      fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (list) => {
          const model = await newModel();
          for (const each of list) await steps[each.kind](model, each);
          await expectFacts(app, model);
          await expectStandingsFromNothing(db);
        }),
        { numRuns },
      ),
    close: () => app.close(),
  };
}

async function expectFacts({ deps: { db } }: TestApp, model: Model): Promise<void> {
  const passes = await db
    .selectFrom('passes')
    .select(['id', 'level_id as levelId', 'player_id as playerId', 'is_deleted as isDeleted'])
    .orderBy('id')
    .execute();
  expect(passes).toEqual(model.passes);
  const players = await db
    .selectFrom('players')
    .select(['id', 'is_banned', 'merged_into_id'])
    .where('id', 'in', [...model.players])
    .orderBy('id')
    .execute();
  const levels = await db
    .selectFrom('levels')
    .select(['id', 'is_deleted', 'is_hidden'])
    .where('id', 'in', [...model.levels])
    .execute();
  for (const { id, is_deleted, is_hidden } of levels)
    expect([id, is_deleted, is_hidden]).toEqual([
      id,
      model.deletedLevels.has(id),
      model.hiddenLevels.has(id),
    ]);
  for (const player of players) {
    expect([player.id, player.is_banned]).toEqual([player.id, model.banned.has(player.id)]);
    expect([player.id, player.merged_into_id !== null]).toEqual([player.id, model.vanished.has(player.id)]);
  }
}
