import { randomBytes } from 'node:crypto';
import type { DrawReceipt } from '@rondo/contract/draws';
import { type DrawTable, type Fractions, fractionsOf, receiptOf } from '@rondo/domain/play';
import { lockThing } from '../../platform/db/advisory-lock.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { insertDraw, selectReply, storeReply } from './draws.repository.ts';
import { nodeHashes } from './node-hashes.ts';
import { deleteSecret, type Game, openSecret } from './seal.repository.ts';

/** The commitment to the user's next draw (docs/rules/play.md#fair-draws): it stays the same until that draw. */
export async function openCommitment(db: Db | Trx, userId: number, game: Game): Promise<string> {
  return nodeHashes.sha256(await openSecret(db, userId, game));
}

/** Who draws, and what they add to it. */
export interface Draw {
  readonly userId: number;
  readonly game: Game;
  readonly kind: DrawTable['kind'];
  /** What it is for: the player of a case, the seed of a wheel of levels. */
  readonly subject: number | null;
  readonly nonce: string | undefined;
  /** The commitment that the user was shown. */
  readonly commitment: string | undefined;
  readonly at: Date;
}

/** Makes the one draw; the table may depend on the first fractions. @throws Problem WHEEL_NOT_FOUND for an empty table */
export type MakeDraw = (
  tableOf: (fraction: Fractions) => DrawTable | Promise<DrawTable>,
) => Promise<DrawReceipt>;

/**
 * Uses up the user's open secret for one draw. What `play` throws leaves it open. Whoever asks again with a commitment
 * that was used gets the same reply again, and nothing happens.
 * @param play calls what it is given once, and answers its receipt and what the caller is to know
 * @returns that reply, and the commitment to the next draw
 * @throws Problem COMMITMENT_USED where the user was shown another commitment, or used it for something else
 */
export async function sealedDraw<R>(
  trx: Trx,
  draw: Draw,
  play: (make: MakeDraw) => Promise<{ readonly receipt: DrawReceipt; readonly reply: R }>,
): Promise<{ readonly reply: R; readonly next: string }> {
  const { userId, game, kind, subject } = draw;
  await lockThing(trx, 'draw', `${userId}:${game}`);
  const before = draw.commitment === undefined ? null : await selectReply(trx, userId, draw.commitment);
  if (before !== null) {
    if (before.kind !== kind || before.subject !== subject) throw new Problem('COMMITMENT_USED');
    return { reply: before.reply as R, next: await openCommitment(trx, userId, game) };
  }
  const secret = await openSecret(trx, userId, game);
  if (draw.commitment !== undefined && draw.commitment !== nodeHashes.sha256(secret))
    throw new Problem('COMMITMENT_USED');
  const { receipt, reply } = await play((tableOf) => receiptFrom(trx, draw, secret, tableOf));
  await storeReply(trx, receipt.id, reply);
  return { reply, next: await openCommitment(trx, userId, game) };
}

async function receiptFrom(
  trx: Trx,
  { userId, game, kind, subject, at, ...draw }: Draw,
  secret: string,
  tableOf: Parameters<MakeDraw>[0],
): Promise<DrawReceipt> {
  const nonce = draw.nonce ?? randomBytes(16).toString('hex');
  const table = await tableOf(fractionsOf(secret, nonce, nodeHashes));
  const receipt = found(receiptOf({ secret, nonce, table }, nodeHashes), 'WHEEL_NOT_FOUND');
  await deleteSecret(trx, userId, game);
  const { commitment } = receipt;
  const id = await insertDraw(trx, { user_id: userId, kind, subject, commitment, created_at: at });
  return { id, at: at.toISOString(), ...receipt } as DrawReceipt;
}
