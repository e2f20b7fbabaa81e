import type { ProfileStep, SubmissionKind } from '@rondo/domain/submissions';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/toast.ts';
import { approve, type Pending } from './api.ts';
import type { CardWork } from './desk-kind.ts';
import { deskKinds } from './kinds.ts';
import type { Outcome } from './leaving.ts';
import { useClaim } from './use-claim.ts';
import { useDeskKeys } from './use-desk-keys.ts';

/** What a card knows of its desk. */
export interface CardPlace {
  isLeaving: boolean;
  /** Somebody chose this card; it is not just the first one. */
  isOpened: boolean;
  /** The card before it was decided here. */
  takesFocus: boolean;
  /** Submissions in its queue. */
  count: number;
  /** Called when something begins that the card must stay for, and when it ends. */
  onBusy: (id: number, isBusy: boolean) => void;
  onDecided: (id: number, outcome: Outcome) => void;
}

export interface DecisionOptions {
  kind: SubmissionKind;
  submission: Pending;
  title: string;
  place: CardPlace;
}

/** Profiles that are being made for a submission. */
interface Making {
  steps: readonly ProfileStep[];
  /** The approval follows. */
  approves: boolean;
}

/** Allowing and declining one submission, by button and by key. */
export function useDecision({ kind, submission, title, place }: DecisionOptions) {
  const { id } = submission;
  const { isLeaving, isOpened, onDecided } = place;
  const desk = deskKinds[kind];
  const claim = useClaim({ kind, submission, isOpened, isLeaving });
  const { t } = useTranslation('pages/desk');
  const [declining, setDeclining] = useState(false);
  const [making, setMaking] = useState<Making | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const approval = useMutation({ mutationFn: () => approve(kind, id), onSuccess: () => decided('allowed') });
  const isBusy = approval.isPending || isLeaving;
  const isUnderWay = approval.isPending || declining || making !== null;
  const reportBusy = useEffectEvent(place.onBusy);
  useEffect(() => {
    if (!isUnderWay) return;
    reportBusy(id, true);
    return () => reportBusy(id, false);
  }, [id, isUnderWay]);

  function decided(outcome: Outcome) {
    toast.success(t(`done.${outcome}`, { title }));
    onDecided(id, outcome);
  }
  const allow = () => {
    if (isBusy) return;
    approval.reset();
    const steps = desk.profileSteps(submission);
    if (steps.length === 0 && desk.isComplete(submission)) return approval.mutate();
    if (steps.length > 0) setMaking({ steps, approves: true });
    else setIncomplete(true);
    claim.work();
  };
  const decline = () => {
    if (isBusy) return;
    claim.work();
    setDeclining(true);
  };
  useDeskKeys({ a: allow, d: decline });
  const work: CardWork = {
    isBusy,
    isIncomplete,
    complete: () => setIncomplete(false),
    makeProfiles: (steps) => setMaking({ steps, approves: false }),
  };
  return {
    allow,
    decline,
    declining,
    stopDeclining: () => setDeclining(false),
    making,
    stopMaking: () => setMaking(null),
    decided,
    claim,
    work,
    isBusy,
    isAllowing: approval.isPending,
    error: approval.error,
  };
}
