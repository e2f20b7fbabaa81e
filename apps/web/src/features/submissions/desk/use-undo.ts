import type { SubmissionKind } from '@rondo/domain/submissions';
import { useRef } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { textOf } from '../../../lib/i18n/texts.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { undoDecision, type Written } from './api.ts';
import type { Outcome } from './desk-kind.ts';

/** A decision that the viewer has made. */
interface Decided {
  kind: SubmissionKind;
  id: number;
  title: string;
  outcome: Outcome;
  /** Another decision that somebody made since is not meant. */
  decidedAt: string | null | undefined;
}

/**
 * Takes decisions of the viewer back, by the button of their message, wherever the viewer is by then, and the last one
 * by key.
 * @param onUndone shows the submission that is pending again
 */
export function useUndo(onUndone: (decided: Decided, written: Written) => void) {
  const { t } = useTranslation('pages/desk');
  const last = useRef<Decided | null>(null);
  const run = useAct((decided: Decided) => undoDecision(decided), {
    done: (_, { title }) => t('undo.done', { title }),
    onSuccess: (written, decided) => onUndone(decided, written),
    onError: (error, decided) => {
      // It was not refused, it did not arrive: the key may try again.
      if (!isProblem(error) || error.status !== 409) last.current ??= decided;
    },
    failed: (reason) => t('joined.labelled', { label: t('undo.failed'), value: reason }),
    reasonOf: standsText,
  });
  const undo = (decided: Decided) => {
    if (last.current === decided) last.current = null;
    run.mutate(decided);
  };
  return {
    /** The button beside the word of a decision that was just made. */
    of: (decided: Decided) => {
      last.current = decided;
      return { label: t('action.undo'), onPress: () => undo(decided) };
    },
    /** Takes the last one back. */
    last: () => {
      if (last.current !== null) undo(last.current);
    },
  };
}

/** What a decision stands for; else the usual words of the refusal. */
function standsText(error: Error): string {
  const reason = isProblem(error) ? String(error.extra.reason) : '';
  return textOf('pages/desk', `undo.stands.${reason}`) ?? problemText(error);
}
