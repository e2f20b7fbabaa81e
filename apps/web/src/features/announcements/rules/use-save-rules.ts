import type { Directive } from '@rondo/domain/announcements';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { keys } from '../../../lib/queries/keys.ts';
import { toast } from '../../../ui/toast.ts';
import { type SavedDirective, saveDirectives } from './api.ts';

/** Saves the rules of a difficulty; a wrong password is asked for again, any other failure is said on the page and in the corner. */
export function useSaveRules(difficultyId: number, onSaved: (saved: readonly SavedDirective[]) => void) {
  const { t } = useTranslation('pages/directives');
  const queries = useQueryClient();
  const reasonOf = (error: unknown) => {
    const reason =
      isProblem(error) && error.code === 'DIRECTIVE_INVALID' ? error.message : problemText(error);
    return isProblem(error) && error.details !== undefined ? `${reason}: ${error.details}` : reason;
  };
  const saving = useMutation({
    mutationFn: (directives: readonly Directive[]) => saveDirectives(difficultyId, directives),
    onSuccess: (saved) => {
      queries.setQueryData(keys.rules.of(difficultyId), saved);
      toast.success(t('saved'));
      onSaved(saved);
    },
    onError: (error) => {
      if (!isGivenUp(error)) toast.danger(`${t('saveFailed')}: ${reasonOf(error)}`);
    },
  });
  const { error } = saving;
  return { ...saving, reason: error === null || isGivenUp(error) ? null : reasonOf(error) };
}

/** Nobody typed the password: nothing was tried. */
function isGivenUp(error: unknown): boolean {
  return isProblem(error) && error.code === 'INVALID_SUPER_ADMIN_PASSWORD';
}
