import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ListToolbar } from '../../../ui/ListToolbar.tsx';
import { ToggleChip } from '../../../ui/ToggleChip.tsx';
import { useCreatorsSearch } from '../use-creators-search.ts';

export interface CreatorFiltersProps {
  kind: 'credits' | 'creators' | 'teams';
  error: unknown;
  children?: React.ReactNode;
}

/** Search box, the filters of the list, and other controls beside them. */
export function CreatorFilters({ kind, error, children }: CreatorFiltersProps) {
  const { t } = useTranslation('pages/creators');
  const { search, filter } = useCreatorsSearch();
  return (
    <ListToolbar
      search={{
        label: t(`list.search.${kind}`),
        placeholder: t(`list.search.${kind}`),
        value: search.query,
        onSearch: (query) => filter({ query }, true),
        error: isProblem(error) && error.code.startsWith('QUERY_') ? problemText(error) : null,
      }}
    >
      {kind === 'teams' ? null : (
        <>
          <ToggleChip
            className="self-center"
            pressed={search.hideVerified}
            onChange={(hideVerified) => filter({ hideVerified })}
          >
            {t('list.hideVerified')}
          </ToggleChip>
          <ToggleChip
            className="self-center"
            pressed={search.excludeAliases}
            onChange={(excludeAliases) => filter({ excludeAliases })}
          >
            {t('list.excludeAliases')}
          </ToggleChip>
        </>
      )}
      {children}
    </ListToolbar>
  );
}
