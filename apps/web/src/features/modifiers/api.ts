import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../lib/api/client.ts';
import { Problem } from '../../lib/api/problem.ts';
import type { components } from '../../lib/api/schema.gen.ts';
import { loadNamespaces } from '../../lib/i18n/texts.ts';
import { keys } from '../../lib/queries/keys.ts';
import { type Reply, read } from '../../lib/queries/read.ts';

export type PlayerOverlay = components['schemas']['PlayerOverlay'];
export type Modifier = components['schemas']['Modifier'];
export type ModifiersOfPlayer = Reply<'/v2/database/players/{id}/modifiers'>;

/** For whom cases are opened. */
export interface CasePlayer {
  readonly id: number;
  /** As it is stored. */
  readonly name: string;
  /** As it is shown, which is the other one's during a swap. */
  readonly shownName: string;
}

/** What is at work on a player, the chances of a case, and the cooldown and the seal of the caller. */
export function modifiersQuery(playerId: number) {
  return queryOptions(
    read(keys.modifiers(playerId), '/v2/database/players/{id}/modifiers', { path: { id: playerId } }),
  );
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
  const reply = await answer(api.POST('/v2/database/players/modifiers/generate', { body }));
  if (reply.receipt.nonce === nonce) return reply;
  await loadNamespaces('errors').catch(() => undefined);
  throw new Problem(409, { code: 'COMMITMENT_USED' });
}
export type OpenedCase = Awaited<ReturnType<typeof openCase>>;

export function endModifier(modifierId: number): Promise<unknown> {
  const params = { path: { modifierId } };
  return answer(api.DELETE('/v2/database/players/modifiers/{modifierId}', { params }));
}
