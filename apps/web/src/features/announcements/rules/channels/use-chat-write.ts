import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../../lib/api/problem.ts';
import { problemText } from '../../../../lib/api/problem-text.ts';
import type { FieldCode } from '../../../../lib/form-errors.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { keys } from '../../../../lib/queries/keys.ts';
import { toast } from '../../../../ui/toast.ts';

interface ChatWrite {
  /** Said when it has worked. */
  done: string;
  onDone: () => void;
  /** Takes what is wrong with single fields, which then is said at their boxes alone. */
  onRefused?: (fields: readonly FieldCode[]) => void;
  /** Takes the change back. */
  undo?: () => Promise<unknown>;
}

/** A change of the channels or roles: lists follow it, and its outcome is said. */
export function useChatWrite({ done, onDone, onRefused, undo }: ChatWrite) {
  const { t } = useTranslation('pages/directives');
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: keys.rules.channels }),
      queries.invalidateQueries({ queryKey: keys.rules.roles }),
    ]);
  const say = (error: unknown) => {
    // Nobody typed the password: that is no failure of what was asked for.
    const isGivenUp = isProblem(error) && error.code === 'INVALID_SUPER_ADMIN_PASSWORD';
    if (!isGivenUp) toast.danger(problemText(error));
  };
  return useMutation({
    mutationFn: (write: () => Promise<unknown>) => write(),
    onSuccess: async () => {
      await refresh();
      toast.success(
        done,
        undo && { label: t('channels.undo'), onPress: () => void undo().then(refresh).catch(say) },
      );
      onDone();
    },
    onError: (error) => {
      const fields = isProblem(error) ? error.fields : [];
      if (onRefused && fields.length > 0) onRefused(fields);
      else say(error);
    },
  });
}
