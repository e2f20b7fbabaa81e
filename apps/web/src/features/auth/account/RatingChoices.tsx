import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { type ViewerUser, viewerQuery } from '../../../lib/session/viewer.ts';
import { keyOfAll } from '../../../lib/queries/key.ts';
import { FormError } from '../../../ui/FormError.tsx';
import { Switch } from '../../../ui/Checkbox.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveBlindFirst } from '../api.ts';
import { AccountSection } from './AccountSection.tsx';

/** How a rater wants to rate. */
export function RatingChoices({ user }: { user: ViewerUser }) {
  const { t } = useTranslation('pages/account');
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: saveBlindFirst,
    onSuccess: (saved) => {
      queries.setQueryData(viewerQuery.queryKey, saved);
      // Others' votes come or go everywhere.
      void queries.invalidateQueries({ queryKey: keyOfAll('ratings') });
      toast.success(saved.isBlindFirst ? t('rating.on') : t('rating.off'));
    },
  });
  return (
    <AccountSection title={t('rating.title')} lead={t('rating.lead')}>
      {save.error ? (
        <FormError title={t('rating.failed')} message={problemText(save.error)} limit={120} />
      ) : null}
      <Switch
        label={t('rating.blind')}
        className="justify-self-start"
        checked={save.isPending ? save.variables : user.isBlindFirst}
        disabled={save.isPending}
        onChange={(event) => save.mutate(event.currentTarget.checked)}
      />
    </AccountSection>
  );
}
