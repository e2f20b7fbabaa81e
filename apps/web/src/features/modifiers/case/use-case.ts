import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { overlaysChanged } from '../../../lib/queries/overlays-changed.ts';
import { query } from '../../../lib/queries/query.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts';
import { toast } from '../../../ui/toast.ts';
import { newNonce, playTick, playWin } from '../../draws/index.ts';
import { type OpenedCase, openCase, type Stake } from '../api.ts';
import { chancesOf, idleCards, passingTimes, type Run, RUN_SECONDS, runTo } from './strip.ts';

/** Seconds that the result fades in for who asked for less motion. */
const FADE_SECONDS = 0.2;

/** A case that was opened. */
export interface Opening extends Run {
  readonly stake: Stake;
  readonly reply: OpenedCase;
}

/** Opens cases for a player: asks, lets the strip run to what the server drew, and says what it was. */
export function useCase(playerId: number) {
  const { t } = useTranslation('modifiers');
  const queries = useQueryClient();
  const seconds = useReducedMotion() ? FADE_SECONDS : RUN_SECONDS;
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [idle, setIdle] = useState<Run['cards']>([]);
  // What is at work would tell the result before the strip rests.
  const state = useQuery(query('playerModifiers', { id: playerId }, { enabled: !isRunning }));
  const chances = state.data && chancesOf(state.data.probabilities);
  if (chances && idle.length === 0) setIdle(idleCards(chances));
  const unanswered = useRef<Stake | null>(null);

  const asking = useAct((stake: Stake) => openCase(playerId, stake), {
    onSuccess: (reply, stake) => {
      unanswered.current = null;
      const { cooldown, commitment } = reply;
      keep({ cooldown, commitment });
      setOpening({ ...runTo(reply.modifier?.type ?? 'nothing', idle, chances ?? []), stake, reply });
      setRunning(true);
    },
    onError: (error, stake) => {
      const wait = isProblem(error) && error.status === 429 ? error.extra : null;
      const remaining = Number(wait?.remainingSeconds);
      // Without an answer nobody knows whether the case was opened: the same stake gets the same reply.
      unanswered.current = isProblem(error) && error.status > 0 && error.status < 500 ? null : stake;
      if (remaining > 0) {
        keep({ cooldown: { remainingSeconds: remaining, isSelfRoll: wait?.isSelfRoll === true } });
        toast.warning(t('spinCooldown', { seconds: remaining }));
        return;
      }
      toast.danger(t('openFailed'));
      if (unanswered.current === null) void state.refetch();
    },
  });

  function keep(changes: Partial<NonNullable<typeof state.data>>): void {
    const { queryKey } = query('playerModifiers', { id: playerId });
    queries.setQueryData(queryKey, (known) => known && { ...known, ...changes });
  }

  useEffect(() => {
    if (!isRunning || opening === null) return;
    const rest = () => {
      setRunning(false);
      playWin();
      const won = opening.reply.modifier;
      if (won === null) toast.info(t('nothingWon'));
      else toast.success(t('won', { name: t(`name.${won.type}`) }));
    };
    const ticks = seconds === RUN_SECONDS ? passingTimes(opening) : [];
    const timers = [
      ...ticks.map((at) => window.setTimeout(playTick, at * 1_000)),
      window.setTimeout(rest, seconds * 1_000),
    ];
    return () => {
      for (const timer of timers) window.clearTimeout(timer);
      void overlaysChanged(queries);
    };
  }, [isRunning, opening, queries, seconds, t]);

  return {
    state,
    chances,
    cards: opening?.cards ?? idle,
    /** The last one; its result is told when the strip rests. */
    opening,
    isRunning,
    isAsking: asking.isPending,
    /** Why the last try was refused. */
    refusal: asking.error,
    open: () =>
      asking.mutate(unanswered.current ?? { nonce: newNonce(), commitment: state.data?.commitment ?? null }),
  };
}
export type CaseState = ReturnType<typeof useCase>;
