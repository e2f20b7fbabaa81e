import { inboxEndpoints as endpoints } from '@rondo/contract/inbox';
import type { InboxState } from '@rondo/contract/inbox';
import { INBOX_PAGE, kindsOfTab } from '@rondo/domain/inbox';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { etagged } from '../../platform/http/etag.ts';
import { route } from '../../platform/http/route.ts';
import { presentEntry } from './present.ts';
import { markRead, selectEntries, selectState, selectSwitches, setSwitch } from './read.repository.ts';

export function registerInboxRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, endpoints.inbox, async ({ query: { tab = 'all', before }, viewer: { id } }) => {
    const page = { kinds: kindsOfTab(tab), before: before ?? null, limit: INBOX_PAGE + 1 };
    const [rows, state, switches] = await Promise.all([
      selectEntries(db, id, page),
      selectState(db, id),
      selectSwitches(db, id),
    ]);
    return {
      ...state,
      entries: rows.slice(0, INBOX_PAGE).map(presentEntry),
      hasMore: rows.length > INBOX_PAGE,
      switches,
    };
  });
  route(app, endpoints.inboxState, async ({ request, viewer: { id } }) => {
    const state = await selectState(db, id);
    return etagged<InboxState>(request, `${id}-${state.newest}-${state.unread}`, state);
  });
  route(app, endpoints.readInbox, async ({ body: { upTo = 0, ids = [] }, viewer: { id } }) => {
    await markRead(db, id, { upTo, ids });
    return selectState(db, id);
  });
  route(app, endpoints.switchInbox, async ({ params: { name }, body: { isOn }, viewer: { id } }) => {
    await setSwitch(db, id, name, isOn);
    return { switches: await selectSwitches(db, id) };
  });
}
