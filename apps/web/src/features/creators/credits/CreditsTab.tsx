import { formatCount } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { auditQuery, LEVELS_A_PAGE } from '../api.ts';
import { CreatorFilters } from '../parts/CreatorFilters.tsx';
import { ListFrame } from '../parts/ListFrame.tsx';
import { useCreatorsSearch } from '../use-creators-search.ts';
import { CreditCard } from './CreditCard.tsx';

/** Levels with their credits, fifty a page. */
export function CreditsTab() {
  const { t } = useTranslation('pages/creators');
  const { search, toPage, reset } = useCreatorsSearch();
  const { query, page, hideVerified, excludeAliases } = search;
  const levels = useQuery(auditQuery({ query, page, hideVerified, excludeAliases }));
  return (
    <>
      <CreatorFilters kind="credits" error={levels.error} />
      <ListFrame
        kind="credits"
        result={levels}
        isEmpty={({ results }) => results.length === 0}
        isFiltered={query !== '' || hideVerified || excludeAliases || page > 1}
        onReset={reset}
      >
        {({ results, count }) => (
          <>
            <p role="status" className="mb-2 text-muted">
              {t('list.count.levels', { count, shown: formatCount(count) })}
            </p>
            <ul className="credit-list">
              {results.map((level) => (
                <li key={level.id}>
                  <CreditCard level={level} />
                </li>
              ))}
            </ul>
            {count > LEVELS_A_PAGE ? (
              <Pager page={page} pages={Math.ceil(count / LEVELS_A_PAGE)} onPage={toPage} />
            ) : null}
          </>
        )}
      </ListFrame>
    </>
  );
}
