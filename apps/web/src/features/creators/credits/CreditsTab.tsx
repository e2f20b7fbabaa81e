import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLostConnection } from '../../../lib/connection/connection.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { AddressPager } from '../../../ui/AddressPager.tsx';
import { Awaited } from '../../../ui/Awaited.tsx';
import { auditQuery, LEVELS_A_PAGE } from '../api.ts';
import { EmptyList } from '../parts/EmptyList.tsx';
import { ListHead } from '../parts/ListHead.tsx';
import { useCreatorsSearch } from '../use-creators-search.ts';
import { CreditList } from './CreditList.tsx';

/** Levels, who is credited on each, and whether that is verified; fifty a page. */
export function CreditsTab() {
  const { t } = useTranslation('pages/creators');
  const { search, openLevel } = useCreatorsSearch();
  const isLost = useLostConnection() !== null;
  const levels = useQuery(auditQuery(search));
  const { results, count = 0 } = levels.data ?? {};
  // A link names the level alone, which may stand on any page.
  const [linked] = useState(search.query === '' && search.page === 1 ? search.level : undefined);
  const isElsewhere =
    linked !== undefined && search.level === linked && results?.every(({ id }) => id !== linked) === true;
  const look = useEffectEvent(() => openLevel(linked, false));
  useEffect(() => {
    if (isElsewhere) look();
  }, [isElsewhere]);
  return (
    <>
      <ListHead
        kind="credits"
        counted={results?.length ? t('list.count.levels', { count }) : null}
        isEmpty={results?.length === 0}
        error={levels.error}
      />
      <Awaited
        title={t('list.failed.credits')}
        query={{ ...levels, data: results }}
        empty={<EmptyList kind="credits" />}
        onlyFresh={!isLost}
        waiting={{ rows: 8, height: 56, className: 'grid gap-px' }}
      >
        {(shown) => (
          <>
            <CreditList levels={shown} isOld={levels.isPlaceholderData} opened={search.level} />
            <AddressPager staysPut count={count} rowsAPage={LEVELS_A_PAGE} />
          </>
        )}
      </Awaited>
    </>
  );
}
