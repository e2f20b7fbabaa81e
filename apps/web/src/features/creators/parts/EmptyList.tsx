import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useCreatorsSearch } from '../use-creators-search.ts';

export type ListKind = 'credits' | 'creators' | 'teams';

/** Why a list has no rows: nothing was found, all is done, or there is nothing yet. */
export function EmptyList({ kind }: { kind: ListKind }) {
  const { t } = useTranslation('pages/creators');
  const { search, reset } = useCreatorsSearch();
  const { query, page, state, excludeAliases } = search;
  if (kind === 'credits' && state === 'open' && query === '' && page === 1)
    return <EmptyState title={t('list.allVerified')}>{t('list.allVerifiedHint')}</EmptyState>;
  if (query !== '' || page > 1 || state !== 'all' || excludeAliases)
    return (
      <EmptyState
        title={t('term.nothingFound')}
        action={<Button onClick={reset}>{t('action.reset')}</Button>}
      >
        {t('list.nothingHint')}
      </EmptyState>
    );
  return <EmptyState title={t(`list.none.${kind}`)}>{t(`list.noneHint.${kind}`)}</EmptyState>;
}
