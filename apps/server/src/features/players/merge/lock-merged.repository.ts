import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import { lockConcerned } from '../standings/locks.repository.ts';
import { ascending } from '../standings/scope.ts';

/** What a merge or its undo is about to move. */
export type Moving = {
  readonly submissionIds: readonly number[];
  readonly passIds: readonly number[];
  readonly levelIds: readonly number[];
};

/**
 * Locks, in the order of every write, submissions, levels, and players; the two players so that nothing new can refer
 * to them. What came while we waited makes us let go and look again.
 */
export async function lockMoving(
  trx: Trx,
  playerIds: readonly [number, number],
  find: () => Promise<Moving>,
): Promise<Moving> {
  for (;;) {
    await sql`SAVEPOINT moving`.execute(trx);
    const seen = await find();
    await sql`SELECT 1 FROM pass_submissions WHERE id = ANY (${seen.submissionIds}::int[]) ORDER BY id FOR NO KEY UPDATE`.execute(
      trx,
    );
    await lockConcerned(trx, { levelIds: seen.levelIds, playerIds });
    await sql`SELECT 1 FROM players WHERE id = ANY (${ascending(playerIds)}::int[]) ORDER BY id FOR UPDATE`.execute(
      trx,
    );
    const now = await find();
    if (isWithin(now.submissionIds, seen.submissionIds) && isWithin(now.levelIds, seen.levelIds)) return now;
    await sql`ROLLBACK TO SAVEPOINT moving`.execute(trx);
  }
}

const isWithin = (ids: readonly number[], others: readonly number[]) =>
  ids.every((id) => others.includes(id));

/** Everything that is a player's. */
export async function findOfPlayer(trx: Trx, playerId: number): Promise<Moving> {
  const submissions = await trx
    .selectFrom('pass_submissions')
    .select('id')
    .where('assigned_player_id', '=', playerId)
    .orderBy('id')
    .execute();
  const passes = await trx
    .selectFrom('passes')
    .select(['id', 'level_id'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute();
  return moving(submissions, passes);
}

/**
 * What an undo reverts: the submissions that moved and are the target's still, the passes that moved, and those that
 * were made of these submissions since.
 */
export async function findMoved(
  trx: Trx,
  targetId: number,
  moved: { readonly submissionIds: readonly number[]; readonly passIds: readonly number[] },
): Promise<Moving> {
  const { rows: submissions } = await sql<{ id: number }>`
    SELECT id FROM pass_submissions
    WHERE id = ANY (${moved.submissionIds}::int[]) AND assigned_player_id = ${targetId} ORDER BY id`.execute(
    trx,
  );
  const { rows: passes } = await sql<{ id: number; level_id: number }>`
    SELECT id, level_id FROM passes WHERE id = ANY (${moved.passIds}::int[])
    UNION SELECT p.id, p.level_id FROM pass_submissions s JOIN passes p ON p.id = s.pass_id
      WHERE s.id = ANY (${submissions.map(({ id }) => id)}::int[]) AND p.player_id = ${targetId}
    ORDER BY id`.execute(trx);
  return moving(submissions, passes);
}

function moving(
  submissions: readonly { id: number }[],
  passes: readonly { id: number; level_id: number }[],
): Moving {
  return {
    submissionIds: submissions.map(({ id }) => id),
    passIds: passes.map(({ id }) => id),
    levelIds: ascending(passes.map((pass) => pass.level_id)),
  };
}
