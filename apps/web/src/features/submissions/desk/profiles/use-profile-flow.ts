import { type ProfileForm, profileFormProblems } from '@rondo/domain/creators';
import type { ProfileStep, SubmissionKind } from '@rondo/domain/submissions';
import { foldTyped } from '@rondo/domain/text';
import { useEffect, useState } from 'react';
import { call } from '../../../../lib/api/call.ts';
import type { Given } from '../../../../lib/api/contract.ts';
import { useAct } from '../../../../lib/queries/use-act.ts';
import { approve, type Written } from '../api.ts';
import { useDeskCache } from '../use-desk-cache.ts';

/** The profile that a step stands for by now. */
interface ReadyProfile {
  id: number;
  how: 'made' | 'reused';
}

/** A profile that could not be made. */
interface StepFailure {
  step: number;
  error: unknown;
}

export interface ProfileFlowOptions {
  kind: SubmissionKind;
  id: number;
  steps: readonly ProfileStep[];
  /** Gives the submission its profiles, an id a step. */
  assign: (ids: readonly number[]) => Promise<Written>;
  approves: boolean;
  onClose: () => void;
  onSending: (isSending: boolean) => void;
  onApproved: (written: Written) => void;
  onRefused: (error: unknown) => void;
}

export type ProfileFlow = ReturnType<typeof useProfileFlow>;

/** The profile-creation flow: a profile a step, then the requests get them, then the approval. */
export function useProfileFlow(options: ProfileFlowOptions) {
  const { kind, id: submissionId, assign, approves, onClose, onSending, onApproved, onRefused } = options;
  // The first answer resolves requests, which would take their steps away from under the dialog.
  const [steps] = useState(options.steps);
  const [drafts, setDrafts] = useState(() => steps.map(emptyDraft));
  const [ready, setReady] = useState<readonly (ReadyProfile | null)[]>(() => steps.map(() => null));
  const [at, setAt] = useState(0);
  const [failure, setFailure] = useState<StepFailure | null>(null);
  const cache = useDeskCache();

  const mark = (step: number, profile: ReadyProfile | null) =>
    setReady((before) => before.map((known, index) => (index === step ? profile : known)));

  /** Ids by step, or null when a step failed; what was made stays made. */
  async function makeAll(): Promise<number[] | null> {
    const ids: number[] = [];
    for (const [step, draft] of drafts.entries()) {
      const known = ready[step];
      if (known) {
        ids.push(known.id);
        continue;
      }
      try {
        const { id } = await call('createProfile', { body: profileBody(draft) });
        ids.push(id);
        mark(step, { id, how: 'made' });
      } catch (error) {
        setFailure({ step, error });
        setAt(step);
        return null;
      }
    }
    return ids;
  }

  const finishAll = async () => {
    const ids = await makeAll();
    if (ids === null) return null;
    const assigned = await assign(ids);
    cache.put(kind, assigned);
    return approves ? approve(kind, submissionId) : assigned;
  };
  const run = useAct(finishAll, {
    onSuccess: (written) => {
      if (written === null) return;
      if (approves) onApproved(written);
      else onClose();
    },
    onError: onRefused,
  });
  const { isPending } = run;
  useEffect(() => {
    if (!isPending) return;
    onSending(true);
    return () => onSending(false);
  }, [isPending, onSending]);

  const incomplete = drafts.findIndex((draft, step) => !ready[step] && profileFormProblems(draft).length > 0);
  const finish = () => {
    setFailure(null);
    run.mutate();
  };

  return {
    steps,
    drafts,
    ready,
    at,
    failure: failure?.step === at ? failure.error : null,
    run,
    isDirty:
      ready.some((profile) => profile !== null) ||
      drafts.some((draft, step) => isChanged(draft, steps[step])),
    change: (changes: Partial<ProfileForm>) =>
      setDrafts((before) => before.map((draft, step) => (step === at ? { ...draft, ...changes } : draft))),
    reuse: (id: number) => {
      mark(at, { id, how: 'reused' });
      setFailure(null);
      setAt(at + 1);
    },
    makeOwn: () => mark(at, null),
    next: () => {
      setFailure(null);
      setAt(at + 1);
    },
    back: () => {
      run.reset();
      setAt(at - 1);
    },
    finish,
    /** Finishes from any step; false where this one lacks something. Another that does is shown instead. */
    finishNow: (): boolean => {
      if (run.isPending || incomplete === at) return incomplete !== at;
      setAt(incomplete < 0 ? steps.length : incomplete);
      if (incomplete < 0) finish();
      return true;
    },
  };
}

function isChanged(draft: ProfileForm, step: ProfileStep | undefined): boolean {
  const { name, discordId, country, description } = draft;
  return name !== step?.name || [discordId, country, description].some((text) => text !== '');
}

function emptyDraft({ kind, name }: ProfileStep): ProfileForm {
  return { kind, name, discordId: '', country: '', description: '' };
}

/** Only the fields that its kind has are sent. */
function profileBody({
  kind,
  name,
  discordId,
  country,
  description,
}: ProfileForm): Given<'createProfile'>['body'] {
  const base = { kind, name: name.trim() };
  if (kind === 'team') return { ...base, description: description.trim() };
  if (kind === 'player') return country === '' ? base : { ...base, country };
  return { ...base, discordId: foldTyped(discordId), country };
}
