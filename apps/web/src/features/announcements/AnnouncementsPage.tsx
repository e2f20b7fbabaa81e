import { formatCount } from '@rondo/domain/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { announced } from '../../lib/queries/catalogue-changed.ts';
import { keyOf } from '../../lib/queries/key.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { RefreshIcon } from '../../ui/icons.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { pendingCountsQuery } from '../../lib/session/pending-counts.ts';
import { type LevelEditing, Unannounced } from './announcing/Unannounced.tsx';
import { ITEM_KINDS } from './api.ts';
import { Deliveries } from './delivery/Deliveries.tsx';

const route = getRouteApi('/admin/announcements');
const countOf = {
  levels: 'unannouncedLevels',
  rerates: 'unannouncedRerates',
  passes: 'unannouncedPasses',
} as const;

/** What the community has not been told yet, and what is on its way to the chat. */
export function AnnouncementsPage({ levelEditor }: { levelEditor: LevelEditing }) {
  const { t } = useTranslation('pages/announcements');
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: counts } = useQuery(pendingCountsQuery);
  const waiting = ITEM_KINDS.reduce((sum, kind) => sum + (counts?.[countOf[kind]] ?? 0), 0);
  return (
    <Page
      title={t('title')}
      width="admin"
      sub={t('waiting', { shown: formatCount(waiting) })}
      actions={<Tools />}
    >
      <Tabs
        className="mb-4"
        label={t('tabs')}
        tabs={[
          ...ITEM_KINDS.map((kind) => ({
            id: kind,
            label: t(`tab.${kind}`),
            count: counts?.[countOf[kind]],
          })),
          { id: 'delivery' as const, label: t('tab.delivery'), count: counts?.failedDeliveries },
        ]}
        selected={tab}
        onSelect={(next) => void navigate({ search: { tab: next } })}
      >
        {tab === 'delivery' ? <Deliveries /> : <Unannounced key={tab} kind={tab} levelEditor={levelEditor} />}
      </Tabs>
    </Page>
  );
}

/** What the keys do, and the button that asks for everything again. */
function Tools() {
  const { t } = useTranslation('pages/announcements');
  const { tab } = route.useSearch();
  const queries = useQueryClient();
  const [isLoading, setLoading] = useState(false);
  const refresh = async () => {
    setLoading(true);
    const asked = [keyOf('staffStatistics'), ...announced];
    await Promise.all(asked.map((queryKey) => queries.invalidateQueries({ queryKey })));
    setLoading(false);
  };
  return (
    <>
      {tab === 'delivery' ? null : (
        <span className="flex items-center gap-2 text-faint max-[1023px]:hidden">
          <Kbd>J</Kbd>
          <Kbd>K</Kbd> {t('key.move')} <Kbd>X</Kbd> {t('key.select')} <Kbd>W</Kbd> {t('key.why')}{' '}
          <Kbd>Enter</Kbd> {t('key.announce')}
        </span>
      )}
      <IconButton
        icon={RefreshIcon}
        label={t('action.refresh')}
        busy={isLoading}
        onClick={() => void refresh()}
      />
    </>
  );
}
