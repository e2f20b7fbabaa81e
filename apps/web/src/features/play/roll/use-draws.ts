import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import type { Given, Reply } from '../../../lib/api/contract.ts';
import { isProblem } from '../../../lib/api/problem.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { levelWheelQuery } from '../level/level-wheel.ts';
import { newNonce } from '../../draws/index.ts';

/** A kind of wheel; `seed` of the wheel of levels. */
export type DrawOf = Pick<Given<'draw'>['body'], 'kind' | 'seed'>;
type Receipt = Reply<'draw'>;

/** A draw with what this browser knew before it. */
export interface Draw {
  readonly receipt: Receipt;
  readonly sealed: { readonly commitment: string; readonly nonce: string };
}

type Kind = DrawOf['kind'];
type OutcomeOf<K extends Kind> = Extract<Receipt['outcome'], { kind: K }>;

/** What came of a draw of that kind. */
export function outcomeOfKind<K extends Kind>(draw: Draw | undefined, kind: K): OutcomeOf<K> | null {
  const outcome = draw?.receipt.outcome;
  return outcome?.kind === kind ? (outcome as OutcomeOf<K>) : null;
}

/** Codes after which the same draw cannot be had: what was sealed, or the wheel, is asked for anew. */
const needsNewWheel: readonly string[] = ['COMMITMENT_USED', 'WHEEL_NOT_FOUND', 'ROULETTE_TIMEOUT'];

/**
 * Draws, one at a time. One that fails for want of a connection may be asked for again: with the same seal and number
 * it is the same draw.
 * @param first what the server has sealed
 */
export function useDraws(first: string | null) {
  const queries = useQueryClient();
  const [next, setNext] = useState<string | null>(null);
  const nonce = useRef(newNonce());
  const commitment = next ?? first;
  const draw = async (of: DrawOf): Promise<Draw> => {
    if (commitment === null) throw new Error('Nothing is sealed yet.');
    const sealed = { commitment, nonce: nonce.current };
    const receipt = await call('draw', { body: { ...of, ...sealed } });
    nonce.current = newNonce();
    setNext(receipt.next);
    return { receipt, sealed };
  };
  const drawing = useAct(draw, {
    onError: async (error) => {
      if (!isProblem(error) || !needsNewWheel.includes(error.code)) return;
      nonce.current = newNonce();
      const wheel = await queries.fetchQuery({ ...levelWheelQuery, staleTime: 0 }).catch(() => null);
      setNext(wheel?.commitment ?? null);
    },
  });
  return {
    commitment,
    draw: drawing.mutate,
    isDrawing: drawing.isPending,
    error: drawing.error,
    reset: drawing.reset,
  };
}
export type Draws = ReturnType<typeof useDraws>;
