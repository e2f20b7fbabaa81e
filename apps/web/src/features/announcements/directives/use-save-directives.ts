import { useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { isGivenUp, useAct } from '../../../lib/queries/use-act.ts';
import { directivesQuery, type SavedDirective } from './api.ts';

/** Saves the directives of a difficulty; a wrong password is asked for again, any other failure is said on the page and in the corner. */
export function useSaveDirectives(difficultyId: number, onSaved: (saved: readonly SavedDirective[]) => void) {
  const { t } = useTranslation('pages/directives');
  const queries = useQueryClient();
  const reasonOf = (error: unknown) => {
    const reason =
      isProblem(error) && error.code === 'DIRECTIVE_INVALID' ? error.message : problemText(error);
    return isProblem(error) && error.details !== undefined
      ? t('joined.labelled', { label: reason, value: error.details })
      : reason;
  };
  const saving = useAct('saveDirectives', {
    done: t('saved'),
    failed: (reason) => t('joined.labelled', { label: t('saveFailed'), value: reason }),
    reasonOf,
    onSuccess: (saved) => {
      queries.setQueryData(directivesQuery(difficultyId).queryKey, saved);
      onSaved(saved);
    },
  });
  const { error } = saving;
  return { ...saving, reason: error === null || isGivenUp(error) ? null : reasonOf(error) };
}
