import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/toast.ts';
import { approve } from './api.ts';
import type { DeskKind } from './search-params.ts';
import type { Outcome } from './leaving.ts';
import { type ClaimSample, useClaim } from './use-claim.ts';
import { useDeskKeys } from './use-desk-keys.ts';

type OnDecided = (id: number, outcome: Outcome) => void;

/** What a card knows of the desk it lies on. */
export interface CardPlace {
  isLeaving: boolean;
  /** Somebody went to this card; it does not just lie on top. */
  isOpened: boolean;
  /** The card before it was decided here. */
  takesFocus: boolean;
  /** Submissions in its queue. */
  count: number;
  /** Something is under way that the card must stay for, or no more. */
  onBusy: (id: number, isBusy: boolean) => void;
  onDecided: OnDecided;
}

export interface DecisionSample extends CardPlace {
  kind: DeskKind;
  submission: ClaimSample['submission'];
  title: string;
  /** Profiles are being made for it. */
  isMaking: boolean;
  /** Whether nothing stands in the way; what does is dealt with first. */
  mayApprove: () => boolean;
}

/** Allowing and declining one submission, by button and by key. */
export function useDecision({ kind, submission, title, isMaking, mayApprove, ...place }: DecisionSample) {
  const { id } = submission;
  const { isLeaving, isOpened, takesFocus, count, onDecided } = place;
  const claim = useClaim({ kind, submission, isOpened, isLeaving });
  const { t } = useTranslation('pages/desk');
  const [declining, setDeclining] = useState(false);
  const approval = useMutation({ mutationFn: () => approve(kind, id), onSuccess: () => decided('allowed') });
  const isBusy = approval.isPending || isLeaving;
  const isUnderWay = approval.isPending || declining || isMaking;
  const tellBusy = useEffectEvent(place.onBusy);
  useEffect(() => {
    if (!isUnderWay) return;
    tellBusy(id, true);
    return () => tellBusy(id, false);
  }, [id, isUnderWay]);

  function decided(outcome: Outcome) {
    toast.success(t(`done.${outcome}`, { title }));
    onDecided(id, outcome);
  }
  const allow = () => {
    if (isBusy) return;
    approval.reset();
    if (mayApprove()) approval.mutate();
    else claim.work();
  };
  const decline = () => {
    if (isBusy) return;
    claim.work();
    setDeclining(true);
  };
  useDeskKeys({ a: allow, d: decline });
  return {
    allow,
    decline,
    declining,
    stopDeclining: () => setDeclining(false),
    decided,
    claim,
    count,
    takesFocus,
    isBusy,
    isAllowing: approval.isPending,
    error: approval.error,
  };
}
