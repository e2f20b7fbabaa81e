import { INBOX_TABS } from '@rondo/domain/inbox';
import { defineSearch, oneOf } from '../../lib/search-params.ts';

/** Which entries are shown. */
export const inboxSearch = defineSearch({ tab: oneOf(INBOX_TABS, 'all') });
