import { useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { keyOfAll } from '../../../lib/queries/key.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { type ViewerUser, viewerQuery } from '../../../lib/session/viewer.ts';
import { FormError } from '../../../ui/FormError.tsx';
import { Switch } from '../../../ui/Checkbox.tsx';
import { AccountSection } from './AccountSection.tsx';

/** How a rater wants to rate. */
export function RatingChoices({ user }: { user: ViewerUser }) {
  const { t } = useTranslation('pages/account');
  const queries = useQueryClient();
  const save = useAct('editRatingProfile', {
    // Others' votes come or go everywhere.
    stale: [keyOfAll('ratings')],
    done: (saved) => (saved.isBlindFirst ? t('rating.on') : t('rating.off')),
    onSuccess: (saved) => queries.setQueryData(viewerQuery.queryKey, saved),
  });
  return (
    <AccountSection title={t('rating.title')} lead={t('rating.lead')}>
      {save.error ? (
        <FormError title={t('rating.failed')} message={problemText(save.error)} limit={120} />
      ) : null}
      <Switch
        label={t('rating.blind')}
        className="justify-self-start"
        checked={save.isPending ? save.variables.body.isBlindFirst : user.isBlindFirst}
        disabled={save.isPending}
        onChange={(event) => save.mutate({ body: { isBlindFirst: event.currentTarget.checked } })}
      />
    </AccountSection>
  );
}
