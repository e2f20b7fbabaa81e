import type { AnnouncementPlan, AnnouncementTarget } from '@rondo/contract/announcements/announcing';
import {
  type Action,
  type Directive,
  directiveMatcher,
  directiveTest,
  firstClears,
  type ItemFacts,
  type PingType,
  type TriggerType,
} from '@rondo/domain/announcements';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { longWork } from '../../../platform/long-work.ts';
import { type ChannelRow, selectChannels } from '../directives/channels.repository.ts';
import { selectDirectives } from '../directives/directives.repository.ts';
import { type ChatRoleRow, selectChatRoles } from '../directives/roles.repository.ts';
import type { Kind } from './first-of-kind.repository.ts';
import { type Candidate, type FirstOfKind, readFirstOfKind } from './first-of-kind.ts';
import { shownVerdicts } from './shown-plan.ts';

/** How the channel and the role are called that rerates go to, in any case. */
const RERATES = 'rerates';

/** A clear or a level, as far as its announcing is concerned. */
export interface PlannedItem extends Candidate {
  readonly facts: ItemFacts;
}

/** A channel that an item goes to, and why. */
export interface PlannedTarget {
  readonly channel: ChannelRow;
  readonly pingType: PingType;
  readonly role: ChatRoleRow | null;
  /** null for a rerate. */
  readonly directive: Directive | null;
  /** What the item is the first of by this directive. */
  readonly kind: Kind | null;
}

export interface ItemPlan {
  readonly targets: readonly PlannedTarget[];
  /** As it is shown to staff. */
  readonly shown: () => AnnouncementPlan;
}

/**
 * Where items of one kind would go now, by their ids (docs/rules/announcements.md#evaluation). Of several that would be
 * the first of one kind the first in the list is. Only reads; the same few statements however many items there are.
 */
export async function planItems(
  trx: Trx,
  triggerType: TriggerType,
  items: readonly PlannedItem[],
): Promise<ReadonlyMap<number, ItemPlan>> {
  const work = longWork();
  const chat = await readChat(trx);
  const saved = await selectDirectives(trx, [...new Set(items.map(({ diffId }) => diffId))]);
  const prepared = new Map(
    await work.map(
      saved,
      ([diffId, directives]) => [diffId, preparedDirectives(directives, triggerType, chat)] as const,
    ),
  );
  const firsts = await readFirstOfKind(
    trx,
    work,
    triggerType,
    items.filter(({ diffId }) => prepared.get(diffId)?.asksForFirst === true),
    (diffId) => prepared.get(diffId)?.firsts,
  );
  const none = preparedDirectives([], triggerType, chat);
  return new Map(
    await work.map(
      items,
      (item) => [item.id, planOf(item, prepared.get(item.diffId) ?? none, firsts)] as const,
    ),
  );
}

/** Where rerates go; null where no channel has their name. */
export async function planRerates(
  db: Db | Trx,
  items: readonly PlannedItem[],
): Promise<ReadonlyMap<number, ItemPlan> | null> {
  const { channels, roles } = await readChat(db);
  const named = <R extends { readonly label: string }>(rows: Iterable<R>) =>
    [...rows].find(({ label }) => label.trim().toLowerCase() === RERATES) ?? null;
  const channel = named(channels.values());
  if (channel === null) return null;
  const role = named(roles.values());
  const pingType: PingType = role === null ? 'NONE' : 'ROLE';
  const target = { channel, pingType, role, directive: null, kind: null };
  const shown = [shownTarget(target)];
  return new Map(
    items.map(({ id, facts }) => [
      id,
      { targets: [target], shown: () => ({ targets: shown, rules: [], facts }) },
    ]),
  );
}

interface Chat {
  /** Active ones. */
  readonly channels: ReadonlyMap<number, ChannelRow>;
  readonly roles: ReadonlyMap<number, ChatRoleRow>;
}

async function readChat(db: Db | Trx): Promise<Chat> {
  const byId = <R extends { readonly id: number }>(rows: readonly R[]) =>
    new Map(rows.map((row) => [row.id, row]));
  return { channels: byId(await selectChannels(db)), roles: byId(await selectChatRoles(db)) };
}

type PreparedDirectives = ReturnType<typeof preparedDirectives>;

/** The directives of a difficulty, read so that any number of its items can be asked. */
function preparedDirectives(directives: readonly Directive[], triggerType: TriggerType, chat: Chat) {
  const tests = directives.map(directiveTest);
  const match = directiveMatcher(tests, new Set(chat.channels.keys()));
  const targetOf = (action: Action) => {
    const channel = chat.channels.get(action.channelId);
    return channel && { channel, ...pingOf(action, chat.roles) };
  };
  return {
    directives,
    triggerType,
    asksForFirst: directives.some((one) => one.firstOfKind && one.triggerType === triggerType),
    firsts: firstClears(tests),
    match,
    targetOf,
    verdictsOf: shownVerdicts(directives, (action) => {
      const target = targetOf(action);
      return target === undefined ? null : shownTarget(target);
    }),
  };
}

function planOf(
  item: PlannedItem,
  { directives, triggerType, match, targetOf, verdictsOf }: PreparedDirectives,
  firsts: FirstOfKind,
): ItemPlan {
  const { facts } = item;
  const matched = match({ triggerType, facts }, (directive) => firsts.isFirst(item, directive));
  const targets = matched.targets.flatMap((spoken): PlannedTarget[] => {
    const target = targetOf(spoken);
    const directive = directives[spoken.directive];
    if (target === undefined || directive === undefined) return [];
    return [{ ...target, directive, kind: directive.firstOfKind ? firsts.kindOf(item, directive) : null }];
  });
  for (const { kind } of targets) if (kind !== null) firsts.take(item, kind);
  const shown = () => ({ targets: targets.map(shownTarget), rules: verdictsOf(matched.verdicts), facts });
  return { targets, shown };
}

/** A role that was switched off is not pinged. */
function pingOf(
  { pingType, roleId }: { readonly pingType: PingType; readonly roleId: number | null },
  roles: Chat['roles'],
): { readonly pingType: PingType; readonly role: ChatRoleRow | null } {
  if (pingType !== 'ROLE') return { pingType, role: null };
  const role = (roleId === null ? undefined : roles.get(roleId)) ?? null;
  return { pingType: role === null ? 'NONE' : 'ROLE', role };
}

/** Whether it has an address that is not gone. */
export function isConfigured({ webhook_url, gone_at }: ChannelRow): boolean {
  return webhook_url !== '' && gone_at === null;
}

function shownTarget({
  channel,
  pingType,
  role,
}: Pick<PlannedTarget, 'channel' | 'pingType' | 'role'>): AnnouncementTarget {
  return {
    channelId: channel.id,
    label: channel.label,
    pingType,
    roleId: role?.id ?? null,
    roleLabel: role?.label ?? null,
    isConfigured: isConfigured(channel),
    isGone: channel.gone_at !== null,
  };
}
