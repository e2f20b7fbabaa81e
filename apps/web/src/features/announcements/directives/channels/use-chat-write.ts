import { isProblem } from '../../../../lib/api/problem.ts';
import type { FieldCode } from '../../../../lib/form-errors.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { keysOf } from '../../../../lib/queries/key.ts';
import { useAct } from '../../../../lib/queries/use-act.ts';

interface ChatWrite {
  /** Said when it has worked. */
  done: string;
  onDone?: () => void;
  /** Takes what is wrong with single fields, which then is said at their boxes alone. */
  onRefused?: (fields: readonly FieldCode[]) => void;
  /** Takes the change back. */
  undo?: () => Promise<unknown>;
}

/** A change of the channels or roles: lists follow it, and its outcome is said. */
export function useChatWrite({ done, onDone, onRefused, undo }: ChatWrite) {
  const { t } = useTranslation('pages/directives');
  return useAct((write: () => Promise<unknown>) => write(), {
    stale: keysOf('channels', 'chatRoles'),
    done,
    failed: (reason) => reason,
    undo: undo && { label: t('action.undo'), act: undo },
    onSuccess: onDone,
    onError: (error) => {
      const fields = isProblem(error) ? error.fields : [];
      if (fields.length > 0) onRefused?.(fields);
      return onRefused !== undefined && fields.length > 0;
    },
  });
}
