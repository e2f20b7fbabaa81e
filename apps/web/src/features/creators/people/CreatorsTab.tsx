import { CREATOR_SORTS } from '@rondo/domain/creators';
import { formatCount } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/Button.tsx';
import { EditIcon, PlusIcon } from '../../../ui/icons.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Truncated } from '../../../ui/Truncated.tsx';
import { CREATORS_A_PAGE, type Creator, creatorListQuery } from '../api.ts';
import { CreatorFilters } from '../parts/CreatorFilters.tsx';
import { ListFrame } from '../parts/ListFrame.tsx';
import { VerifiedChip } from '../parts/VerifiedChip.tsx';
import { useCreatorsSearch } from '../use-creators-search.ts';

const AddCreatorDialog = lazyPart(() => import('./AddCreatorDialog.tsx'), 'AddCreatorDialog');
const LONGEST_NAME = 25;

/** All creators, a hundred a page. */
export function CreatorsTab() {
  const { t } = useTranslation('pages/creators');
  const { search, filter, toPage, reset } = useCreatorsSearch();
  const [isAdding, setAdding] = useState(false);
  const { query, page, hideVerified, excludeAliases, sort } = search;
  const creators = useQuery(creatorListQuery({ query, page, hideVerified, excludeAliases, sort }));
  return (
    <>
      <CreatorFilters kind="creators" error={creators.error}>
        <Select
          label={t('sort.label')}
          hideLabel
          value={sort}
          options={CREATOR_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onSelect={(next) => filter({ sort: next })}
        />
        <Button variant="primary" icon={PlusIcon} onClick={() => setAdding(true)}>
          {t('add.button')}
        </Button>
      </CreatorFilters>
      <ListFrame
        kind="creators"
        result={creators}
        isEmpty={({ results }) => results.length === 0}
        isFiltered={query !== '' || hideVerified || excludeAliases || page > 1}
        onReset={reset}
      >
        {({ results, count }) => (
          <>
            <p role="status" className="mb-2 text-muted">
              {t('list.count.creators', { count, shown: formatCount(count) })}
            </p>
            <ul className="credit-list">
              {results.map((creator) => (
                <li key={creator.id}>
                  <CreatorCard creator={creator} />
                </li>
              ))}
            </ul>
            {count > CREATORS_A_PAGE ? (
              <Pager page={page} pages={Math.ceil(count / CREATORS_A_PAGE)} onPage={toPage} />
            ) : null}
          </>
        )}
      </ListFrame>
      {isAdding ? (
        <Suspense>
          <AddCreatorDialog onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function CreatorCard({ creator }: { creator: Creator }) {
  const { t } = useTranslation('pages/creators');
  const { openDialog } = useCreatorsSearch();
  const { id, name, aliases, isVerified, user, levelCount } = creator;
  return (
    <article className="credit-card panel" data-verified={isVerified || undefined} aria-label={name}>
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <b className="font-semibold wrap-anywhere">
            <Truncated text={name} limit={LONGEST_NAME} />
          </b>
          <span className="text-muted tabular-nums">#{id}</span>
          <VerifiedChip isVerified={isVerified} />
          {user ? <span className="text-muted wrap-anywhere">@{user.username}</span> : null}
        </p>
        <p className="text-12 text-muted wrap-anywhere">
          {t('person.levels', { count: levelCount })}
          {aliases.length > 0 ? ` · ${t('person.also', { aliases: aliases.join(', ') })}` : ''}
        </p>
      </div>
      <div className="credit-buttons">
        <Button
          size="small"
          icon={EditIcon}
          aria-label={t('person.manageNamed', { name })}
          onClick={() => openDialog({ creator: id })}
        >
          {t('person.manage')}
        </Button>
      </div>
    </article>
  );
}
