import { INBOX_TABS, type InboxTab } from '@rondo/domain/inbox';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { problemText } from '../../lib/api/problem-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { type InboxEntry, inboxQuery } from './api.ts';
import { EntryList, EntryShapes } from './EntryList.tsx';
import { InboxSwitches, NothingReaches } from './InboxSwitches.tsx';
import { MarkAllButton } from './MarkAllButton.tsx';
import { useWhoElse } from './WhoElse.tsx';

const route = getRouteApi('/inbox');

/** Everything that reached the viewer, and what does. */
export function InboxPage() {
  const { t } = useTranslation('pages/inbox');
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  const inbox = useInfiniteQuery(inboxQuery(tab));
  const first = inbox.data?.pages[0];
  const entries = inbox.data?.pages.flatMap((page) => page.entries);
  const unread = first?.unread ?? 0;
  return (
    <Page
      title={t('title')}
      sub={unread > 0 ? t('unread', { shown: unread }) : undefined}
      actions={<MarkAllButton inbox={first} />}
    >
      <div className="inbox-page">
        <div className="min-w-0">
          <NothingReaches switches={first?.switches} />
          <Tabs<InboxTab>
            label={t('tab.label')}
            tabs={INBOX_TABS.map((id) => ({ id, label: t(`tab.${id}`) }))}
            selected={tab}
            onSelect={(next) => void navigate({ search: { tab: next }, resetScroll: false })}
          >
            {entries === undefined ? (
              inbox.isError ? (
                <QueryError title={t('failed')} query={inbox} />
              ) : (
                <EntryShapes rows={6} />
              )
            ) : entries.length === 0 ? (
              <EmptyState
                panel={false}
                title={t('empty.title')}
                action={<ButtonLink to="/submission/pass">{t('empty.submit')}</ButtonLink>}
              >
                {t('empty.text')}
              </EmptyState>
            ) : (
              <>
                <Entries entries={entries} />
                {inbox.hasNextPage ? (
                  <div className="grid justify-items-center gap-2 py-4">
                    {inbox.isFetchNextPageError ? <FieldError>{problemText(inbox.error)}</FieldError> : null}
                    <Button
                      size="small"
                      busy={inbox.isFetchingNextPage}
                      onClick={() => void inbox.fetchNextPage()}
                    >
                      {t('older')}
                    </Button>
                  </div>
                ) : null}
              </>
            )}
          </Tabs>
        </div>
        <InboxSwitches switches={first?.switches} />
      </div>
    </Page>
  );
}

/** Unread ones that come first, then the earlier ones. */
function Entries({ entries }: { entries: readonly InboxEntry[] }) {
  const { t } = useTranslation('pages/inbox');
  const [dialog, show] = useWhoElse();
  const found = entries.findIndex(({ isRead }) => isRead);
  const firstRead = found === -1 ? entries.length : found;
  const isParted = firstRead > 0 && firstRead < entries.length;
  return (
    <>
      <EntryList
        label={t('title')}
        entries={isParted ? entries.slice(0, firstRead) : entries}
        onShow={show}
      />
      {isParted ? (
        <>
          <h2 className="pt-6 pb-1 text-12 font-medium text-faint">{t('earlier')}</h2>
          <EntryList label={t('earlier')} entries={entries.slice(firstRead)} onShow={show} />
        </>
      ) : null}
      {dialog}
    </>
  );
}
