import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { keyOf } from '../../lib/queries/key.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { toast } from '../../ui/toast.ts';
import { type InboxEntry, inboxQuery, inboxStateQuery } from './api.ts';
import { Moved } from './Moved.tsx';

/** Milliseconds in which the figures of a message can be read. */
const stay = 10_000;

/** Says once, whatever tab is open, what the newest allowed pass moved; what is open follows. Draws nothing. */
export function InboxWatch({ person }: { person: number }) {
  const { t } = useTranslation('pages/inbox');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { newest = 0, unread = 0 } = useQuery(inboxStateQuery).data ?? {};
  useEffect(() => {
    const key = `inbox-shown:${person}`;
    const shown = Number(readStored(key) ?? 0);
    if (newest <= shown) return;
    // Before the answer: another tab that asks at the same time says it no second time.
    writeStored(key, String(newest));
    if (unread === 0) return;
    void queries.invalidateQueries({ queryKey: keyOf('inbox'), refetchType: 'none' });
    void queries
      .fetchInfiniteQuery({ ...inboxQuery('all'), staleTime: 0 })
      .then(({ pages: [page] }) => {
        const fresh = page?.entries.find(
          ({ id, isRead, kind, moved }) => id > shown && !isRead && kind === 'passApproved' && moved !== null,
        );
        if (fresh)
          toast.success(
            t('moved.allowed', { level: fresh.level?.song ?? t('entry.noLevel') }),
            { label: t('open'), onPress: () => void navigate({ to: '/inbox' }) },
            { content: <Figures entry={fresh} />, stay },
          );
      })
      // The bell still counts it.
      .catch(() => undefined);
  }, [newest, unread, person, queries, navigate, t]);
  return null;
}

/** Who follows a name here has not opened the entry yet. */
function Figures({ entry }: { entry: InboxEntry }) {
  return (
    <div className="inbox-figures">
      <Moved entry={entry} withScores onFollow={() => undefined} />
    </div>
  );
}
