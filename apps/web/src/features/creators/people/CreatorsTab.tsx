import { CREATOR_SORTS } from '@rondo/domain/creators';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Select } from '../../../ui/Select.tsx';
import { CREATORS_A_PAGE, creatorListQuery } from '../api.ts';
import { NamedCard } from '../parts/EntryCard.tsx';
import { ListTab } from '../parts/ListTab.tsx';
import { useCreatorsSearch } from '../use-creators-search.ts';

const AddCreatorDialog = lazyPart(() => import('./AddCreatorDialog.tsx'), 'AddCreatorDialog');

/** All creators, a hundred a page. */
export function CreatorsTab() {
  const { t } = useTranslation('pages/creators');
  const { search, filter, openDialog } = useCreatorsSearch();
  const creators = useQuery(creatorListQuery(search));
  const { results, count = 0 } = creators.data ?? {};
  return (
    <ListTab
      kind="creators"
      result={creators}
      rows={results}
      counted={t('list.count.creators', { count })}
      count={count}
      rowsAPage={CREATORS_A_PAGE}
      add={{ label: t('add.button'), Dialog: AddCreatorDialog }}
      renderRow={(creator) => (
        <NamedCard
          entry={creator}
          limit={25}
          account={
            creator.user ? <span className="text-muted wrap-anywhere">@{creator.user.username}</span> : null
          }
          counts={t('person.levels', { count: creator.levelCount })}
          onManage={() => openDialog({ creator: creator.id })}
        />
      )}
    >
      <Select
        label={t('term.sort')}
        hideLabel
        value={search.sort}
        options={CREATOR_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onSelect={(sort) => filter({ sort })}
      />
    </ListTab>
  );
}
