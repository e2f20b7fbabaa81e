import type { Trx } from '../../../platform/db/database.ts';
import { mergeVotes, returnVotes } from '../../ratings/index.ts';
import { undoBlocked } from '../../merges/index.ts';
import { playerProblem } from '../player-problem.ts';
import {
  changeAccount,
  countOtherSuperAdmins,
  endSessions,
  giveProvider,
  moveProviders,
  type PlayersAccount,
  userOfProvider,
} from './accounts.repository.ts';
import {
  creatorOf,
  giveSubmissions,
  linkCreatorTo,
  noSubmissions,
  type SubmissionIds,
  userOfCreator,
} from './belongings.repository.ts';
import type { MovedAccount } from './moved.ts';

type ClosedAccount = Extract<MovedAccount, { kind: 'closes' }>;

/** The two players, and all of their accounts, locked. */
type Sides = {
  readonly accounts: readonly PlayersAccount[];
  readonly sourceId: number;
  readonly targetId: number;
};

/** The account of a player that can be signed in with. */
export function openAccountOf(
  accounts: readonly PlayersAccount[],
  playerId: number,
): PlayersAccount | undefined {
  return accounts.find((user) => user.player_id === playerId && user.closed_at === null);
}

/**
 * Gives the source's account to the target; where the target has one, closes it, and everything that a person does with
 * an account goes on in the target's (docs/rules/players.md#player-merge).
 * @param made what the source's account has submitted, locked
 * @throws Problem LAST_SUPER_ADMIN
 */
export async function mergeAccounts(
  trx: Trx,
  { accounts, sourceId, targetId }: Sides,
  made: SubmissionIds,
  now: Date,
): Promise<MovedAccount | null> {
  const own = openAccountOf(accounts, sourceId);
  const theirs = openAccountOf(accounts, targetId);
  if (own === undefined) return null;
  if (theirs === undefined) {
    const freed = accounts.find((user) => user.player_id === targetId)?.id ?? null;
    if (freed !== null) await changeAccount(trx, freed, { player_id: null });
    await changeAccount(trx, own.id, { player_id: targetId });
    return { kind: 'moves', userId: own.id, freedUserId: freed };
  }
  if (own.is_super_admin && (await countOtherSuperAdmins(trx, own.id)) === 0)
    throw playerProblem('LAST_SUPER_ADMIN');
  const ratingIds = await mergeVotes(trx, own.id, theirs.id);
  const providers = await moveProviders(trx, own.id, theirs.id);
  const submissions = await giveSubmissions(trx, made, own.id, theirs.id);
  const creator = await moveCreator(trx, own.id, theirs.id);
  await changeAccount(trx, own.id, { closed_at: now });
  await endSessions(trx, own.id, now);
  return {
    kind: 'closes',
    userId: own.id,
    targetUserId: theirs.id,
    ratingIds,
    providers,
    submissions,
    creator,
  };
}

/** A closed account is nobody's creator. */
async function moveCreator(trx: Trx, fromId: number, toId: number): Promise<ClosedAccount['creator']> {
  const id = await creatorOf(trx, fromId);
  if (id === null) return null;
  const isGiven = (await creatorOf(trx, toId)) === null;
  await linkCreatorTo(trx, id, isGiven ? toId : null);
  return { id, isGiven };
}

/**
 * Reverts what a merge did with accounts.
 * @returns the users who are concerned
 * @throws Problem UNDO_BLOCKED
 */
export async function returnAccount(
  trx: Trx,
  account: MovedAccount | null,
  { accounts, sourceId, targetId }: Sides,
): Promise<number[]> {
  if (account === null) return [];
  const { userId } = account;
  if (account.kind === 'moves') {
    requireAt(accounts, userId, targetId);
    await changeAccount(trx, userId, { player_id: sourceId });
    if (account.freedUserId !== null) await changeAccount(trx, account.freedUserId, { player_id: targetId });
    return [userId];
  }
  requireAt(accounts, userId, sourceId);
  await returnProviders(trx, account);
  await returnVotes(trx, userId, account.targetUserId);
  await giveSubmissions(trx, account.submissions ?? noSubmissions, account.targetUserId, userId);
  await returnCreator(trx, account);
  await changeAccount(trx, userId, { closed_at: null });
  return [userId, account.targetUserId];
}

function requireAt(accounts: readonly PlayersAccount[], userId: number, playerId: number): void {
  const isThere = accounts.some((user) => user.id === userId && user.player_id === playerId);
  if (!isThere) throw undoBlocked('USER_LINKED', 'the account belongs to another player now.', [userId]);
}

async function returnProviders(
  trx: Trx,
  { userId, targetUserId, providers }: Pick<ClosedAccount, 'userId' | 'targetUserId' | 'providers'>,
): Promise<void> {
  for (const provider of providers) {
    const holder = await userOfProvider(trx, provider);
    if (holder !== null && holder !== targetUserId && holder !== userId)
      throw undoBlocked('USER_LINKED', `another user signs in as ${provider.username} on Discord now.`, [
        holder,
      ]);
    await giveProvider(trx, userId, provider);
  }
}

/** Unless the creator was merged since: then the link went on with it. */
async function returnCreator(
  trx: Trx,
  { userId, targetUserId, creator }: Pick<ClosedAccount, 'userId' | 'targetUserId' | 'creator'>,
): Promise<void> {
  if (!creator) return;
  const holder = await userOfCreator(trx, creator.id);
  if (holder === undefined) return;
  const isFree = holder === null || (creator.isGiven && holder === targetUserId);
  if (!isFree)
    throw undoBlocked('USER_LINKED', 'another user is linked with the creator of the account now.', [holder]);
  await linkCreatorTo(trx, creator.id, userId);
}
