import { answer, api } from '../../lib/api/client.ts';
import { keys } from '../../lib/queries/keys.ts';
import { type Reply, read } from '../../lib/queries/read.ts';

/** The lists of what is not announced yet, by their tab. */
export const ITEM_KINDS = ['levels', 'rerates', 'passes'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

const fresh = { staleTime: 5_000, refetchOnWindowFocus: true } as const;

export const unannouncedQueries = {
  levels: read(keys.announcements.list('levels'), '/v2/database/levels/unannounced/new', {}, fresh),
  rerates: read(keys.announcements.list('rerates'), '/v2/database/levels/unannounced/rerates', {}, fresh),
  passes: read(keys.announcements.list('passes'), '/v2/database/passes/unannounced/new', {}, fresh),
} as const;

export type UnannouncedLevel = Reply<'/v2/database/levels/unannounced/new'>[number];
export type UnannouncedPass = Reply<'/v2/database/passes/unannounced/new'>[number];
export type Plan = UnannouncedLevel['plan'];
export type Rule = Plan['rules'][number];
export type Target = Plan['targets'][number];
export type ItemFacts = Plan['facts'];
export type RuleCondition = NonNullable<Rule['condition']>;

/** Announces items; what is not told within 20 seconds goes on by itself. */
export function announce(kind: ItemKind, ids: readonly number[]) {
  switch (kind) {
    case 'levels':
      return answer(api.POST('/v2/webhook/levels', { body: { levelIds: ids } }));
    case 'rerates':
      return answer(api.POST('/v2/webhook/rerates', { body: { levelIds: ids } }));
    case 'passes':
      return answer(api.POST('/v2/webhook/passes', { body: { passIds: ids } }));
  }
}

/** Takes an item from the list without telling anybody. */
export function markAnnounced(kind: ItemKind, id: number) {
  const params = { path: { id } };
  return kind === 'passes'
    ? answer(api.POST('/v2/database/passes/markAnnounced/{id}', { params }))
    : answer(api.POST('/v2/database/levels/markAnnounced/{id}', { params }));
}

/** The messages that items would make. */
export function messagesQuery(kind: ItemKind, ids: readonly number[]) {
  return {
    queryKey: keys.announcements.preview(kind, ids),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      answer(api.POST('/v2/admin/announcements/preview', { body: { kind, ids }, signal })),
  };
}

/** How far the announcing of items is. */
export const statesOf = (kind: ItemKind, ids: readonly number[], signal?: AbortSignal) =>
  answer(api.POST('/v2/admin/announcements/state', { body: { kind, ids }, ...(signal && { signal }) }));

export function stateQuery(kind: ItemKind, ids: readonly number[]) {
  return {
    queryKey: keys.announcements.state(kind, ids),
    queryFn: ({ signal }: { signal: AbortSignal }) => statesOf(kind, ids, signal),
  };
}

/** Cancels what still waits. */
export const stopAnnouncing = (kind: ItemKind, ids: readonly number[]) =>
  answer(api.POST('/v2/admin/announcements/stop', { body: { kind, ids } }));

export type AnnounceResult = Awaited<ReturnType<typeof announce>>;
export type ItemState = Awaited<ReturnType<typeof statesOf>>['items'][number];

/** The states that deliveries are listed by. */
export const DELIVERY_FILTERS = ['all', 'waiting', 'failed', 'sent', 'cancelled'] as const;
export type DeliveryFilter = (typeof DELIVERY_FILTERS)[number];
/** Deliveries on one page. */
export const DELIVERIES = 50;

/** What leaves the site, a page of it. */
export function deliveriesQuery(state: DeliveryFilter, page: number) {
  const query = { limit: DELIVERIES, offset: (page - 1) * DELIVERIES, ...(state === 'all' ? {} : { state }) };
  return read(keys.announcements.deliveriesIn({ state, page }), '/v2/admin/deliveries', { query }, fresh);
}

export const deliveryMessageQuery = (id: number) =>
  read(keys.announcements.deliveryMessage(id), '/v2/admin/deliveries/{id}/message', { path: { id } });

export const retryDelivery = (id: number) =>
  answer(api.POST('/v2/admin/deliveries/{id}/retry', { params: { path: { id } } }));

export const retryDeliveries = (ids: readonly number[]) =>
  answer(api.POST('/v2/admin/deliveries/retry', { body: { ids: [...ids] } }));

export const cancelDelivery = (id: number) =>
  answer(api.POST('/v2/admin/deliveries/{id}/cancel', { params: { path: { id } } }));

export type Delivery = Reply<'/v2/admin/deliveries'>['results'][number];

/** Where a level or pass was announced and why, the latest first. */
export const announcementsOfLevel = (id: number) =>
  read(keys.announcements.of('level', id), '/v2/database/levels/{id}/announcements', { path: { id } });
export const announcementsOfPass = (id: number) =>
  read(keys.announcements.of('pass', id), '/v2/database/passes/{id}/announcements', { path: { id } });

export type Announcement = Reply<'/v2/database/levels/{id}/announcements'>[number];
