import { call } from '../../lib/api/call.ts';
import type { Reply } from '../../lib/api/contract.ts';
import { Problem } from '../../lib/api/problem.ts';
import { loadNamespaces } from '../../lib/i18n/texts.ts';

export type PlayerOverlay = NonNullable<Reply<'player'>['overlay']>;
export type ModifiersOfPlayer = Reply<'playerModifiers'>;
export type Modifier = ModifiersOfPlayer['modifiers'][number];

/** For whom cases are opened. */
export interface CasePlayer {
  readonly id: number;
  /** As it is stored. */
  readonly name: string;
  /** As it is shown, which is the other one's during a swap. */
  readonly shownName: string;
}

/** What the browser adds to a draw; sent again as it was, it gets the same reply. */
export interface Stake {
  readonly nonce: string;
  readonly commitment: string | null;
}

/**
 * Opens a case. Where another tab has opened one with the same commitment, the server answers that one again.
 * @throws Problem COMMITMENT_USED for the case of another tab, and what the server refuses
 */
export async function openCase(targetPlayerId: number, { nonce, commitment }: Stake) {
  const body = { targetPlayerId, nonce, ...(commitment === null ? {} : { commitment }) };
  const reply = await call('openCase', { body });
  if (reply.receipt.nonce === nonce) return reply;
  await loadNamespaces('errors').catch(() => undefined);
  throw new Problem(409, { code: 'COMMITMENT_USED' });
}
export type OpenedCase = Reply<'openCase'>;
