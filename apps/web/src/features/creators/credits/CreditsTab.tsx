import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { auditQuery, LEVELS_A_PAGE } from '../api.ts';
import { ListTab } from '../parts/ListTab.tsx';
import { useCreatorsSearch } from '../use-creators-search.ts';
import { CreditCard } from './CreditCard.tsx';

/** Levels with their credits, fifty a page. */
export function CreditsTab() {
  const { t } = useTranslation('pages/creators');
  const { search } = useCreatorsSearch();
  const levels = useQuery(auditQuery(search));
  const { results, count = 0 } = levels.data ?? {};
  return (
    <ListTab
      kind="credits"
      result={levels}
      rows={results}
      counted={t('list.count.levels', { count })}
      count={count}
      rowsAPage={LEVELS_A_PAGE}
      renderRow={(level) => <CreditCard level={level} />}
    />
  );
}
