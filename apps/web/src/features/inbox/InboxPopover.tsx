import { useInfiniteQuery } from '@tanstack/react-query';
import { dayText } from '../../lib/day-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CountBadge } from '../../ui/CountBadge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { inboxQuery } from './api.ts';
import { EntryList, EntryShapes } from './EntryList.tsx';
import { MarkAllButton } from './MarkAllButton.tsx';
import type { ShowWho } from './WhoElse.tsx';

/** Entries behind the bell. */
const shown = 4;

export interface InboxPopoverProps {
  unread: number;
  onClose: () => void;
  onShow: ShowWho;
}

/** The newest entries; once all are read, only when the last one came. */
export function InboxPopover({ unread, onClose, onShow }: InboxPopoverProps) {
  const { t } = useTranslation('pages/inbox');
  const inbox = useInfiniteQuery(inboxQuery('all'));
  const first = inbox.data?.pages[0];
  return (
    <div className="inbox-popover">
      <header>
        <h2>{t('title')}</h2>
        <CountBadge count={unread} cap={99} />
        <MarkAllButton inbox={first} className="ml-auto" />
      </header>
      {first ? (
        <Newest entries={first.entries} unread={unread} onFollow={onClose} onShow={onShow} />
      ) : inbox.isError ? (
        <QueryError title={t('failed')} panel={false} query={inbox} />
      ) : (
        <EntryShapes rows={2} />
      )}
      <footer>
        <TextLink to="/inbox" onClick={onClose}>
          {t('open')}
        </TextLink>
      </footer>
    </div>
  );
}

interface NewestProps {
  entries: Parameters<typeof EntryList>[0]['entries'];
  unread: number;
  onFollow: () => void;
  onShow: ShowWho;
}

function Newest({ entries, unread, ...ways }: NewestProps) {
  const { t, language } = useTranslation('pages/inbox');
  const [last] = entries;
  if (last === undefined)
    return (
      <EmptyState plain panel={false} title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  if (unread === 0)
    return (
      <EmptyState plain panel={false} title={t('empty.read')}>
        {t('empty.last', { day: dayText(last.at.slice(0, 10), language, 'long') })}
      </EmptyState>
    );
  return <EntryList label={t('title')} entries={entries.slice(0, shown)} {...ways} />;
}
