import type { ProfileStep } from '@rondo/domain/submissions';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { useSilenceWhile } from '../../../lib/single-keys.ts';
import { toast } from '../../../ui/toast.ts';
import { approve, type Pending, type Written } from './api.ts';
import type { CardWork, Outcome } from './desk-kind.ts';
import { deskKinds } from './kinds.ts';
import { useClaim } from './use-claim.ts';
import type { Desk } from './use-desk.ts';
import { useDeskKeys } from './use-desk-keys.ts';

/** Profiles that are being made for a submission. */
interface Making {
  steps: readonly ProfileStep[];
  /** The approval follows. */
  approves: boolean;
}

/** Allowing and declining one submission, by button and by key. */
export function useDecision(
  desk: Desk,
  submission: Pending,
  title: string,
  allowButton: RefObject<HTMLButtonElement | null>,
) {
  const { kind } = desk;
  const { id } = submission;
  const review = deskKinds[kind];
  const isLeaving = desk.leaving?.id === id;
  const claim = useClaim(desk, submission);
  const { t } = useTranslation('pages/desk');
  const [dialog, setDialog] = useState<'decline' | Making | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const [isSending, setSending] = useState(false);
  const approval = useAct(() => approve(kind, id), {
    onSuccess: (written) => decided('allowed', written),
    onError: refused,
  });
  const isBusy = approval.isPending || isLeaving || desk.isSettling;
  const isUnderWay = approval.isPending || isSending;
  const keep = useEffectEvent(desk.keep);
  useEffect(() => {
    if (!isUnderWay) return;
    keep(id, true);
    return () => keep(id, false);
  }, [id, isUnderWay]);

  function decided(outcome: Outcome, { submission: { decidedAt } }: Written) {
    setDialog(null);
    toast.success(t(`done.${outcome}`, { title }), desk.undo.of({ kind, id, title, outcome, decidedAt }));
    desk.leave(id, outcome);
  }
  function refused(error: unknown) {
    if (isProblem(error) && (error.code === 'NOT_PENDING' || error.code === 'NOT_FOUND')) desk.lose(id);
  }
  const allow = () => {
    if (isBusy) return;
    approval.reset();
    const steps = review.profileSteps(submission);
    if (steps.length === 0 && review.isComplete(submission)) return approval.mutate();
    if (steps.length > 0) setDialog({ steps, approves: true });
    else setIncomplete(true);
    claim.work();
  };
  const decline = () => {
    if (isBusy) return;
    claim.work();
    setDialog('decline');
  };
  useSilenceWhile(dialog !== null);
  // Others see at once what Allow makes: a key that was meant for something else leads to its button at most.
  useDeskKeys({ a: () => allowButton.current?.focus(), d: decline });
  const work: CardWork = {
    isBusy,
    isIncomplete,
    complete: () => setIncomplete(false),
    makeProfiles: (steps) => setDialog({ steps, approves: false }),
  };
  return {
    allow,
    decline,
    /** What is asked over the card. */
    dialog,
    close: () => setDialog(null),
    decided,
    /** A decision was refused: where somebody else was first, the card gives way. */
    refused,
    /** A dialog's decision is on its way, or not any more. */
    setSending,
    claim,
    work,
    isBusy,
    isAllowing: approval.isPending,
    error: approval.error,
  };
}
