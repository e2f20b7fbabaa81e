import { call } from '../../lib/api/call.ts';
import type { Reply } from '../../lib/api/contract.ts';
import { query } from '../../lib/queries/query.ts';

/** The lists of what is not announced yet, by their tab. */
export const ITEM_KINDS = ['levels', 'rerates', 'passes'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

const fresh = { staleTime: 5_000, refetchOnWindowFocus: true } as const;

export const unannouncedQueries = {
  levels: query('unannouncedLevels', {}, fresh),
  rerates: query('unannouncedRerates', {}, fresh),
  passes: query('unannouncedPasses', {}, fresh),
} as const;

export type UnannouncedLevel = Reply<'unannouncedLevels'>[number];
export type UnannouncedPass = Reply<'unannouncedPasses'>[number];
export type Plan = UnannouncedLevel['plan'];
export type PlannedDirective = Plan['rules'][number];
export type Target = Plan['targets'][number];
export type ItemFacts = Plan['facts'];
export type DirectiveCondition = NonNullable<PlannedDirective['condition']>;

/** Announces items; what is not told within 20 seconds goes on by itself. */
export const announce = (kind: ItemKind, ids: readonly number[]): Promise<AnnounceResult> =>
  kind === 'passes'
    ? call('announcePasses', { body: { passIds: ids } })
    : call(kind === 'levels' ? 'announceNewLevels' : 'announceRerates', { body: { levelIds: ids } });

export type AnnounceResult = Reply<'announcePasses' | 'announceNewLevels' | 'announceRerates'>;
export type ItemState = Reply<'announcementState'>['items'][number];

/** The states that deliveries are listed by. */
export const DELIVERY_FILTERS = ['all', 'waiting', 'failed', 'sent', 'cancelled'] as const;
export type DeliveryFilter = (typeof DELIVERY_FILTERS)[number];
/** Deliveries on one page. */
export const DELIVERIES = 50;

/** What leaves the site, a page of it. */
export const deliveriesQuery = (state: DeliveryFilter, page: number) =>
  query(
    'deliveries',
    { limit: DELIVERIES, offset: (page - 1) * DELIVERIES, state: state === 'all' ? undefined : state },
    fresh,
  );

export type Delivery = Reply<'deliveries'>['results'][number];
export type Announcement = Reply<'levelAnnouncements'>[number];
