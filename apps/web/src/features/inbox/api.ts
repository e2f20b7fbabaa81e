import type { InboxTab } from '@rondo/domain/inbox';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import type { Reply } from '../../lib/api/contract.ts';
import { keyOf, keysOf } from '../../lib/queries/key.ts';
import { query } from '../../lib/queries/query.ts';
import { useAct } from '../../lib/queries/use-act.ts';

export type InboxPage = Reply<'inbox'>;
export type InboxEntry = InboxPage['entries'][number];

/** Milliseconds between two looks for something new, while the page is seen. */
const every = 15_000;

/** How many are unread; asked again and again, and at once when the page is seen again. */
export const inboxStateQuery = query(
  'inboxState',
  {},
  { refetchInterval: every, refetchOnWindowFocus: 'always', staleTime: every },
);

/** Entries page by page, the newest first. */
export function inboxQuery(tab: InboxTab) {
  return infiniteQueryOptions({
    queryKey: keyOf('inbox', { tab }),
    queryFn: ({ signal, pageParam: before }) => call('inbox', { tab, before }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : null),
  });
}

/**
 * Marks entries as read: those of the ids, and all up to one.
 * @param failed says that it was in vain; without it an entry stays unread
 */
export function useMarkRead(failed?: (reason: string) => string) {
  return useAct('readInbox', { stale: keysOf('inbox', 'inboxState'), ...(failed && { failed }) });
}
