import { CREATOR_SORTS } from '@rondo/domain/creators';
import { formatCount } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { AddressPager } from '../../../ui/AddressPager.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { Column } from '../../../ui/StaffTable.tsx';
import { Truncated } from '../../../ui/Truncated.tsx';
import { type Creator, CREATORS_A_PAGE, creatorListQuery } from '../api.ts';
import { aliasColumn, manage, stateColumn, type Words } from '../parts/entry-columns.tsx';
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
        {
          head: t('head.creator'),
          width: 'minmax(0, 1fr)',
          cell: (creator) => <CreatorName creator={creator} />,
        },
        aliasColumn(t),
        creditsColumn(t, 'charted', ({ charterCount }) => charterCount),
        creditsColumn(t, 'effects', ({ vfxerCount }) => vfxerCount),
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

const LONGEST_NAME = 25;

/** Face, name and country, with number and account below. */
function CreatorName({ creator }: { creator: Creator }) {
  const { id, name, country, user } = creator;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar sources={[user?.avatarUrl]} name={name} size={36} className="flex-none" />
      <span className="min-w-0">
        <span className="flex min-w-0 items-center gap-2">
          <b className="ell font-semibold">
            <Truncated text={name} limit={LONGEST_NAME} />
          </b>
          <Flag country={country} />
        </span>
        <span className="ell block text-12 text-muted tabular-nums">
          #{id}
          {user ? ` @${user.username}` : ''}
        </span>
      </span>
    </span>
  );
}

/** How many credits of a kind somebody has: a number below its head, with its word where there is no head. */
function creditsColumn(
  t: Words,
  kind: 'charted' | 'effects',
  countOf: (counts: Creator['creditCounts']) => number,
): Column<Creator> {
  return {
    head: t(`head.${kind}`),
    width: '88px',
    isFigure: true,
    cell: ({ creditCounts }) => {
      const count = countOf(creditCounts);
      return (
        <>
          <span className="min-[1200px]:hidden">{t(`head.${kind}`)} </span>
          <span className={count === 0 ? 'text-faint' : undefined}>{formatCount(count)}</span>
        </>
      );
    },
  };
}
