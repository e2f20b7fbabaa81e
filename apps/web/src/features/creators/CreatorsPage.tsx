import { formatCount } from '@rondo/domain/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '../../lib/api/contract.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { catalogueChanged } from '../../lib/queries/catalogue-changed.ts';
import { query } from '../../lib/queries/query.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { RefreshIcon } from '../../ui/icons.ts';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { CreditsTab } from './credits/CreditsTab.tsx';
import { MergesTab } from './merges/MergesTab.tsx';
import { CreatorsTab } from './people/CreatorsTab.tsx';
import { type CreatorTab, creatorTabs } from './search-params.ts';
import { TeamsTab } from './teams/TeamsTab.tsx';
import { useCreatorsSearch } from './use-creators-search.ts';

const CreatorDialog = lazyPart(() => import('./popup/CreatorDialog.tsx'), 'CreatorDialog');
const TeamDialog = lazyPart(() => import('./teams/TeamDialog.tsx'), 'TeamDialog');

const tabs: Readonly<Record<CreatorTab, () => React.ReactNode>> = {
  credits: CreditsTab,
  creators: CreatorsTab,
  teams: TeamsTab,
  merges: MergesTab,
};

const held = ({ levels, creators, teams, merges }: Reply<'creatorTotals'>): Record<CreatorTab, number> => ({
  credits: levels,
  creators,
  teams,
  merges,
});

/** Who made what: credits of levels, creators, teams, and merges that can still be undone. */
export function CreatorsPage() {
  const { t } = useTranslation('pages/creators');
  const { search, openTab, closeDialog } = useCreatorsSearch();
  const queries = useQueryClient();
  const Tab = tabs[search.tab];
  const { data: totals } = useQuery(query('creatorTotals'));
  const levels = t('list.count.levels', { count: totals?.levels ?? 0 });
  return (
    <Page
      title={t('title')}
      width="admin"
      sub={totals ? t('checked', { levels, count: totals.verifiedLevels }) : undefined}
      actions={
        <IconButton
          icon={RefreshIcon}
          label={t('action.refresh')}
          onClick={() => void catalogueChanged(queries, { of: 'creator' })}
        />
      }
    >
      <Tabs
        label={t('tabs')}
        tabs={creatorTabs.map((id) => ({
          id,
          label: t(`tab.${id}`),
          ...(totals && { holds: formatCount(held(totals)[id]) }),
        }))}
        selected={search.tab}
        onSelect={openTab}
      >
        <div className="pt-4">
          <Tab />
        </div>
      </Tabs>
      {search.creator ? (
        <CreatorDialog key={search.creator} id={search.creator} onClose={closeDialog} />
      ) : null}
      {search.team ? <TeamDialog key={search.team} id={search.team} onClose={closeDialog} /> : null}
    </Page>
  );
}
