import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { AddressPager } from '../../../ui/AddressPager.tsx';
import type { RowActions } from '../../../ui/StaffTable.tsx';
import { type AuditedLevel, auditQuery, LEVELS_A_PAGE } from '../api.ts';
import { ListTab } from '../parts/ListTab.tsx';
import { useCreatorsSearch } from '../use-creators-search.ts';
import { creditColumns } from './credit-columns.tsx';

/** Levels, who is credited on each, and whether that is verified; fifty a page. */
export function CreditsTab() {
  const { t } = useTranslation('pages/creators');
  const { search, openDialog } = useCreatorsSearch();
  const levels = useQuery(auditQuery(search));
  const { results, count = 0 } = levels.data ?? {};
  const verifying = useAct(
    ({ id, isVerified }: AuditedLevel) => call(isVerified ? 'unverifyCredits' : 'verifyCredits', { id }),
    {
      changes: 'creator',
      done: t('credit.saved'),
      failed: (reason) => `${t('credit.failed')}: ${reason}`,
    },
  );
  const actionsOf: RowActions<AuditedLevel> = (level) => [
    {
      label: t('action.editCredits'),
      fullLabel: t('credit.editNamed', { song: level.song }),
      variant: 'ghost',
      act: () => openDialog({ level: level.id }),
    },
    {
      label: t(level.isVerified ? 'credit.unverify' : 'credit.verify'),
      fullLabel: t(level.isVerified ? 'credit.unverifyNamed' : 'credit.verifyNamed', { song: level.song }),
      variant: level.isVerified ? 'ghost' : 'success',
      act: () => verifying.mutate(level),
    },
  ];
  return (
    <ListTab
      kind="credits"
      counted={t('list.count.levels', { count })}
      query={levels}
      rows={results}
      columns={creditColumns(t)}
      actions={{ width: '304px', isBusy: verifying.isPending, of: actionsOf }}
      end={<AddressPager staysPut count={count} rowsAPage={LEVELS_A_PAGE} />}
    />
  );
}
