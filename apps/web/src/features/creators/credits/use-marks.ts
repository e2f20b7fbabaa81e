import { call } from '../../../lib/api/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { keyOf } from '../../../lib/queries/key.ts';
import { useAct } from '../../../lib/queries/use-act.ts';

/** Verifies credits of levels, or unverifies them; exactly what changed can be undone. */
export function useMarks() {
  const { t } = useTranslation('pages/creators');
  return useAct('markCredits', {
    changes: 'creator',
    // A refusal means that others changed the levels meanwhile.
    stale: [keyOf('levelsAudit')],
    done: ({ levels }, { body: { isVerified } }) =>
      t(isVerified ? 'marks.verified' : 'marks.unverified', {
        count: levels.reduce((sum, { credits }) => sum + credits.length, 0),
        levels: t('person.levels', { count: levels.length }),
      }),
    undo: ({ levels }, { body: { isVerified } }) =>
      levels.length === 0
        ? undefined
        : {
            label: t('action.undo'),
            act: () => call('markCredits', { body: { isVerified: !isVerified, levels } }),
          },
    failed: (reason) => t('joined.labelled', { label: t('credit.failed'), value: reason }),
  });
}
