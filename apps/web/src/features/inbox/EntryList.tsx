import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { TimeAgo } from '../../ui/TimeAgo.tsx';
import { type InboxEntry, useMarkRead } from './api.ts';
import { EntryIcon } from './EntryIcon.tsx';
import { EntryText } from './EntryText.tsx';
import type { ShowWho } from './WhoElse.tsx';
import './Inbox.css';
import { HiddenLabel } from '../../ui/HiddenLabel.tsx';

interface EntryListProps {
  label: string;
  entries: readonly InboxEntry[];
  /** Called when a link of an entry is followed. */
  onFollow?: (() => void) | undefined;
  onShow: ShowWho;
}

/** Lines of the inbox. Whoever follows a link of one has read it. */
export function EntryList({ label, entries, onFollow, onShow }: EntryListProps) {
  const { t } = useTranslation('pages/inbox');
  const mark = useMarkRead();
  return (
    <ul aria-label={label} className="inbox-list">
      {entries.map((entry) => (
        <li key={entry.id} className="inbox-entry">
          {entry.isRead ? <span /> : <span className="inbox-unread" title={t('isUnread')} />}
          <EntryIcon entry={entry} />
          <div className="min-w-0 wrap-anywhere">
            {entry.isRead ? null : <HiddenLabel of={t('isUnread')} />}
            <TimeAgo at={entry.at} short className="inbox-time" />
            <EntryText
              entry={entry}
              onFollow={() => {
                if (!entry.isRead) mark.mutate({ body: { ids: [entry.id] } });
                onFollow?.();
              }}
              onShow={onShow}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The shape of lines that are on their way. */
export function EntryShapes({ rows }: { rows: number }) {
  return (
    <Loading className="inbox-list">
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="inbox-entry">
          <span />
          <Skeleton width={32} height={32} radius={8} />
          <span className="grid content-center gap-2">
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </span>
        </span>
      ))}
    </Loading>
  );
}
