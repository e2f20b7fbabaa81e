import { CREATOR_SORTS } from '@rondo/domain/creators';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { AddressPager } from '../../../ui/AddressPager.tsx';
import { Select } from '../../../ui/Select.tsx';
import { type Creator, CREATORS_A_PAGE, creatorListQuery } from '../api.ts';
import { aliasColumn, figureColumn, manage, nameColumn, stateColumn } from '../parts/entry-columns.tsx';
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
      counted={t('list.count.creators', { count })}
      add={{ label: t('add.button'), Dialog: AddCreatorDialog }}
      query={creators}
      rows={results}
      columns={[
        nameColumn<Creator>(t('head.creator'), 25, ({ user }) => user && `@${user.username}`),
        aliasColumn(t),
        figureColumn(t('nav.levels'), ({ levelCount }: Creator) => t('person.levels', { count: levelCount })),
        stateColumn(t),
      ]}
      actions={{
        width: '112px',
        narrow: 'corner',
        of: ({ id, name }) => [manage(t, name, () => openDialog({ creator: id }))],
      }}
      end={<AddressPager staysPut count={count} rowsAPage={CREATORS_A_PAGE} />}
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
