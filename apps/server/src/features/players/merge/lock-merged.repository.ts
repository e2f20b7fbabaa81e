import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import { lockThing } from '../../../platform/db/advisory-lock.ts';
import { lockConcerned, levelsOfPlayer } from '../standings/locks.repository.ts';
import { ascending } from '../standings/scope.ts';
import {
  lockSubmissions,
  noSubmissions,
  type SubmissionIds,
  submissionsOfAccount,
} from './belongings.repository.ts';
import type { MovedOfPlayer } from './moved.ts';

/** What a merge or its undo is about to move. */
export type Moving = {
  /** Pass submissions for the player. */
  readonly submissionIds: readonly number[];
  readonly passIds: readonly number[];
  /** Passes of others that were made of these submissions. */
  readonly othersPassIds: readonly number[];
  readonly levelIds: readonly number[];
  /** What the account that closes has submitted and claimed. */
  readonly ofAccount: { readonly made: Readonly<SubmissionIds>; readonly claimed: Readonly<SubmissionIds> };
};

/**
 * Locks, in the order of every write, submissions, creators, levels, and players; the two players so that nothing new can refer
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
    await lockSubmissions(trx, submissionsIn(seen));
    await lockThing(trx, 'creators');
    await lockConcerned(trx, { levelIds: seen.levelIds, playerIds });
    await sql`SELECT 1 FROM players WHERE id = ANY (${ascending(playerIds)}::int[]) ORDER BY id FOR UPDATE`.execute(
      trx,
    );
    const now = await find();
    const [there, locked] = [submissionsIn(now), submissionsIn(seen)];
    const areLocked = isWithin(there.level, locked.level) && isWithin(there.pass, locked.pass);
    if (areLocked && isWithin(now.levelIds, seen.levelIds)) return now;
    await sql`ROLLBACK TO SAVEPOINT moving`.execute(trx);
  }
}

function isWithin(ids: readonly number[], others: readonly number[]): boolean {
  const known = new Set(others);
  return ids.every((id) => known.has(id));
}

/** All submissions that move in some way; of what is claimed nothing is written. */
function submissionsIn({ submissionIds, ofAccount: { made } }: Moving): SubmissionIds {
  return { level: made.level, pass: ascending(submissionIds, made.pass) };
}

/** Everything that is a player's; with the levels of the target where a ban of the player goes over to it. */
export async function findOfPlayer(trx: Trx, playerId: number, targetId: number): Promise<Moving> {
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
  const others = await trx
    .selectFrom('pass_submissions')
    .innerJoin('passes', 'passes.id', 'pass_submissions.pass_id')
    .select('passes.id')
    .where('assigned_player_id', '=', playerId)
    .where('player_id', '<>', playerId)
    .orderBy('passes.id')
    .execute();
  const more = {
    othersPassIds: others.map(({ id }) => id),
    levelIds: (await isOnlyFirstBanned(trx, playerId, targetId)) ? await levelsOfPlayer(trx, targetId) : [],
    ofAccount: await submissionsOfAccount(trx, playerId),
  };
  return moving(submissions, passes, more);
}

async function isOnlyFirstBanned(trx: Trx, playerId: number, otherId: number): Promise<boolean> {
  const rows = await trx
    .selectFrom('players')
    .select('id')
    .where('id', 'in', [playerId, otherId])
    .where('is_banned', '=', true)
    .execute();
  return rows.length === 1 && rows[0]?.id === playerId;
}

/**
 * What an undo reverts: the submissions that moved and are the target's still, the passes that moved, and those that
 * were made of these submissions since.
 */
export async function findMoved(
  trx: Trx,
  targetId: number,
  moved: Pick<MovedOfPlayer, 'submissionIds' | 'passIds' | 'othersPassIds' | 'account' | 'bans'>,
): Promise<Moving> {
  const othersPassIds = moved.othersPassIds ?? [];
  const { rows: submissions } = await sql<{ id: number }>`
    SELECT id FROM pass_submissions
    WHERE id = ANY (${moved.submissionIds}::int[]) AND assigned_player_id = ${targetId} ORDER BY id`.execute(
    trx,
  );
  const { rows: passes } = await sql<{ id: number; level_id: number }>`
    SELECT id, level_id FROM passes WHERE id = ANY (${moved.passIds}::int[])
    UNION SELECT p.id, p.level_id FROM pass_submissions s JOIN passes p ON p.id = s.pass_id
      WHERE s.id = ANY (${submissions.map(({ id }) => id)}::int[]) AND p.player_id = ${targetId}
        AND p.id <> ALL (${othersPassIds}::int[])
    ORDER BY id`.execute(trx);
  const made = moved.account?.kind === 'closes' ? moved.account.submissions : undefined;
  return moving(submissions, passes, {
    othersPassIds,
    levelIds: moved.bans?.includes('isBanned') ? await levelsOfPlayer(trx, targetId) : [],
    ofAccount: { made: made ?? noSubmissions, claimed: noSubmissions },
  });
}

function moving(
  submissions: readonly { id: number }[],
  passes: readonly { id: number; level_id: number }[],
  { othersPassIds, levelIds, ofAccount }: Pick<Moving, 'othersPassIds' | 'levelIds' | 'ofAccount'>,
): Moving {
  return {
    submissionIds: submissions.map(({ id }) => id),
    passIds: passes.map(({ id }) => id),
    othersPassIds,
    levelIds: ascending(
      passes.map((pass) => pass.level_id),
      levelIds,
    ),
    ofAccount,
  };
}
