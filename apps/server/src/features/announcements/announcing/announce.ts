import { randomUUID } from 'node:crypto';
import type { AnnounceResult, ItemKind } from '@rondo/contract/announcements/announcing';
import {
  announcementKind,
  type AnnouncementReason,
  type Embed,
  embedSize,
  groupMessages,
  type PingType,
} from '@rondo/domain/announcements';
import type { Json } from '../../../platform/db/column-types.ts';
import type { Trx } from '../../../platform/db/database.ts';
import { isRowId } from '../../../platform/db/row-id.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/publish.ts';
import type { Deps } from '../../../platform/feature.ts';
import { channelLane, publishDeliveries } from '../delivery/chat-job.ts';
import { endToldAnew } from '../delivery/targets.repository.ts';
import { announcementJob } from './announcement-job.ts';
import {
  type AnnouncementKind,
  giveToJobs,
  insertAnnouncements,
  insertTargets,
  lockItems,
  markItems,
  type NewAnnouncement,
  type NewTarget,
  selectOpen,
  selectTold,
  type Subject,
} from './announcement.repository.ts';
import { awaitAnnouncements } from './await-announcements.ts';
import { embedsOf } from './embeds.ts';
import { reserveKinds } from './first-of-kind.repository.ts';
import {
  type ClearItem,
  type LevelItem,
  selectClearsById,
  selectLevelsById,
} from './item-facts.repository.ts';
import { publishMarked } from './publish-marked.ts';
import { isConfigured, type ItemPlan, type PlannedTarget, planItems, planRerates } from './plan-items.ts';
import { recordAnnounced } from './record-announced.ts';

/** `byLevel`: each level as new or as rerate, as it is. */
export type Announced = ItemKind | 'byLevel';
type Item = ClearItem | LevelItem;
type Result = AnnounceResult['results'][number];

const subjectOf = (announced: Announced): Subject => (announced === 'passes' ? 'passes' : 'levels');

/**
 * Announces items: messages are handed over in one transaction and told by whichever process is free; the call waits a
 * while for its own (docs/rules/announcements.md#announcing). Asking again tells nothing twice.
 * @param ids each once; their order is that of the messages
 */
export async function announce(
  deps: Deps,
  actorId: number,
  announced: Announced,
  ids: readonly number[],
): Promise<Result[]> {
  const begun = await transaction(deps.db, (trx) => begin(deps, trx, actorId, announced, ids));
  const open = begun.flatMap(({ announcementId }) => announcementId ?? []);
  const told = await awaitAnnouncements(deps, open);
  return begun.map(({ announcementId, result }) => {
    const state = announcementId === null ? undefined : told.get(announcementId);
    return state === undefined ? result : { ...result, ...state, channels: result.channels };
  });
}

/** What became of an item in the transaction; `announcementId` where its messages are on their way. */
interface Begun {
  readonly announcementId: number | null;
  readonly result: Result;
}

async function begin(
  deps: Deps,
  trx: Trx,
  actorId: number,
  announced: Announced,
  ids: readonly number[],
): Promise<Begun[]> {
  const subject = subjectOf(announced);
  const rowIds = ids.filter(isRowId);
  await lockItems(trx, subject, rowIds);
  const items = new Map<number, Item>(
    (subject === 'passes' ? await selectClearsById(trx, rowIds) : await selectLevelsById(trx, rowIds)).map(
      (item) => [item.id, item],
    ),
  );
  const open = new Map((await selectOpen(trx, subject, rowIds)).map(({ itemId, id }) => [itemId, id]));
  const news = ids.flatMap((id) => {
    const item = items.get(id);
    return item === undefined || item.isAnnounced || item.obstacle !== null || open.has(id) ? [] : [item];
  });
  const handedOver = await handOver(deps, trx, actorId, announced, news);
  return ids.map((id): Begun => {
    const item = items.get(id);
    const openId = open.get(id);
    const known = handedOver.get(id);
    if (known !== undefined) return known;
    if (openId !== undefined)
      return { announcementId: openId, result: { id, status: 'queued', channels: 0 } };
    if (item?.isAnnounced === true)
      return { announcementId: null, result: { id, status: 'alreadyAnnounced', channels: 0 } };
    return failed(id, item?.obstacle ?? 'NOT_FOUND');
  });
}

const failed = (id: number, error: AnnouncementReason): Begun => ({
  announcementId: null,
  result: { id, status: 'failed', channels: 0, error },
});

interface Planned {
  readonly item: Item;
  readonly kind: AnnouncementKind;
  readonly plan: ItemPlan;
  /** Those that were not told yet. */
  readonly targets: readonly PlannedTarget[];
}

/** Makes announcements, targets and messages of news, and marks as announced what goes nowhere. */
async function handOver(
  deps: Deps,
  trx: Trx,
  actorId: number,
  announced: Announced,
  news: readonly Item[],
): Promise<ReadonlyMap<number, Begun>> {
  if (news.length === 0) return new Map();
  const subject = subjectOf(announced);
  const now = deps.clock.now();
  const { planned, unplanned } = await planNews(trx, announced, news);
  const nowhere = planned.filter(({ targets }) => targets.length === 0);
  const somewhere = planned.filter(({ targets }) => targets.length > 0);
  const marked = await markItems(
    trx,
    subject,
    nowhere.map(({ item }) => item.id),
  );
  const embeds = await embedsOf(
    deps,
    trx,
    somewhere.map(({ item: { id }, kind }) => ({ id, kind })),
  );
  const announcements = await insertAnnouncements(
    trx,
    somewhere.map((one) => newAnnouncement(one, embeds)),
    { actorId, now },
  );
  const idOf = ({ item }: Planned) => announcements.get(item.id) ?? 0;
  await reserveKinds(
    trx,
    somewhere.flatMap((one) =>
      one.targets.flatMap(({ kind }) => (kind === null ? [] : [{ ...kind, announcementId: idOf(one) }])),
    ),
  );
  await enqueueMessages(deps, trx, somewhere, idOf, embeds);
  await recordAnnounced(trx, actorId, subject, planned);
  await publishMarked(trx, subject, marked);
  const isSettled = await endToldAnew(
    trx,
    subject,
    planned.map(({ item }) => item.id),
  );
  if (isSettled) await publishDeliveries(trx);
  if (planned.length > 0)
    await publishEvent(trx, { type: 'announcementUpdate', data: { kind: kindOf(announced) } });
  return new Map<number, Begun>([
    ...unplanned.map(({ id }) => [id, failed(id, 'CHANNEL_NOT_CONFIGURED')] as const),
    ...nowhere.map(({ item: { id }, plan }) => {
      const channels = plan.targets.length;
      const status = channels === 0 ? 'noTarget' : 'sent';
      return [id, { announcementId: null, result: { id, status, channels } }] as const;
    }),
    ...somewhere.map((one) => {
      const { id } = one.item;
      const result: Result = { id, status: 'queued', channels: one.plan.targets.length };
      return [id, { announcementId: idOf(one), result }] as const;
    }),
  ]);
}

const kindOf = (announced: Announced): ItemKind => (announced === 'byLevel' ? 'levels' : announced);

/** @returns news with where they go; those are unplanned that are rerates while no channel has their name */
async function planNews(
  trx: Trx,
  announced: Announced,
  news: readonly Item[],
): Promise<{ planned: Planned[]; unplanned: Item[] }> {
  const subject = subjectOf(announced);
  const kinds = new Map(news.map((item) => [item.id, newsKind(announced, item)]));
  const isRerate = ({ id }: Item) => kinds.get(id) === 'rerate';
  const asItems = (items: readonly Item[]) =>
    items.map((item) => ({ ...item, levelId: 'levelId' in item ? item.levelId : item.id }));
  const rerates = news.filter(isRerate);
  const plans = new Map([
    ...(await planItems(
      trx,
      subject === 'passes' ? 'PASS' : 'LEVEL',
      asItems(news.filter((item) => !isRerate(item))),
    )),
    ...((rerates.length > 0 ? await planRerates(trx, asItems(rerates)) : null) ?? []),
  ]);
  const told = await selectTold(
    trx,
    subject,
    news.map(({ id }) => id),
  );
  const toldIn = new Set(told.map(({ itemId, kind, channelId }) => `${itemId} ${kind} ${channelId}`));
  const planned = news.flatMap((item): Planned[] => {
    const [plan, kind] = [plans.get(item.id), kinds.get(item.id)];
    if (plan === undefined || kind === undefined) return [];
    const isUntold = ({ channel }: PlannedTarget) => !toldIn.has(`${item.id} ${kind} ${channel.id}`);
    return [{ item, kind, plan, targets: plan.targets.filter(isUntold) }];
  });
  return { planned, unplanned: news.filter(({ id }) => !plans.has(id)) };
}

function newsKind(announced: Announced, item: Item): AnnouncementKind {
  if (announced === 'passes') return 'pass';
  if (announced !== 'byLevel') return announced === 'rerates' ? 'rerate' : 'level';
  return 'previousDiffId' in item && announcementKind(item) === 'rerate' ? 'rerate' : 'level';
}

function newAnnouncement(
  { item, kind, targets }: Planned,
  embeds: ReadonlyMap<number, Embed>,
): NewAnnouncement {
  const { id } = item;
  return {
    kind,
    levelId: 'levelId' in item ? item.levelId : id,
    passId: kind === 'pass' ? id : null,
    embed: (embeds.get(id) ?? {}) as Json,
    isOver: targets.every(({ channel }) => !isConfigured(channel)),
  };
}

/** A target as it is inserted; one without an address failed at once. */
export function newTarget(announcementId: number, target: PlannedTarget): NewTarget {
  const { channel, pingType, role, directive, kind } = target;
  const why = directive && {
    name: directive.name,
    condition: directive.mode === 'STATIC' ? null : (directive.condition as Json),
    kind: kind?.hash ?? null,
  };
  const error: AnnouncementReason | null = isConfigured(channel)
    ? null
    : channel.gone_at === null
      ? 'CHANNEL_NOT_CONFIGURED'
      : 'CHANNEL_GONE';
  return { announcementId, channelId: channel.id, pingType, roleId: role?.id ?? null, directive: why, error };
}

/** A target with what its message is made of. */
interface Part {
  readonly id: number;
  readonly channelId: number;
  readonly pingType: PingType;
  readonly role: string | null;
  readonly embed: Embed;
}

async function enqueueMessages(
  { jobs, clock }: Deps,
  trx: Trx,
  planned: readonly Planned[],
  idOf: (one: Planned) => number,
  embeds: ReadonlyMap<number, Embed>,
): Promise<void> {
  const pairs = planned.flatMap((one) => one.targets.map((target) => ({ one, target })));
  const now = clock.now();
  const targetIds: number[] = [];
  for (const some of portions(pairs)) {
    const targets = some.map(({ one, target }) => newTarget(idOf(one), target));
    targetIds.push(...(await insertTargets(trx, targets, now)));
  }
  const parts = pairs.flatMap(({ one, target: { channel, pingType, role } }, place): Part[] => {
    const [id, embed] = [targetIds[place], embeds.get(one.item.id)];
    if (id === undefined || embed === undefined || !isConfigured(channel)) return [];
    return [{ id, channelId: channel.id, pingType, role: role?.role_id ?? null, embed }];
  });
  const messages = groupMessages(parts, embedSize);
  const jobIds = await jobs.enqueueAll(
    trx,
    announcementJob,
    messages.map(({ channelId }) => ({ payload: { channelId }, lane: channelLane(channelId) })),
  );
  const groups = new Map<string, string>();
  const roleOf = new Map(parts.map(({ id, role }) => [id, role]));
  const groupOf = ({ channelId, pingType, ids: [first = 0] }: (typeof messages)[number]) => {
    if (pingType === 'NONE') return null;
    const key = `${channelId} ${pingType} ${roleOf.get(first)}`;
    const group = groups.get(key) ?? randomUUID();
    groups.set(key, group);
    return group;
  };
  const given = messages.flatMap((message, place) => {
    const [jobId, pingGroup] = [jobIds[place] ?? 0, groupOf(message)];
    return message.ids.map((targetId) => ({ targetId, jobId, pingGroup }));
  });
  for (const some of portions(given)) await giveToJobs(trx, some);
}

/** A thousand items in twenty channels are a text of megabytes: others are answered between its parts. */
function* portions<T>(rows: readonly T[]): Generator<readonly T[], void> {
  const most = 2000;
  for (let at = 0; at < rows.length; at += most) yield rows.slice(at, at + most);
}
