import { createHash } from 'node:crypto';
import type { AnnouncementPlan, AnnouncementTarget } from '@rondo/contract/announcements';
import {
  canonicalCondition,
  conditionHolds,
  type Directive,
  type ItemFacts,
  matchDirectives,
  type PingType,
  type TriggerType,
} from '@rondo/domain/announcements';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { type ChannelRow, selectChannels } from '../directives/channels.repository.ts';
import { selectDirectives } from '../directives/directives.repository.ts';
import { type ChatRoleRow, selectChatRoles } from '../directives/roles.repository.ts';
import { type Kind, selectTakenKinds, type TakenKind } from './first-of-kind.repository.ts';
import { type ClearItem, selectCountableClears } from './item-facts.repository.ts';

/** How the channel and the role are called that rerates go to, in any case. */
const RERATES = 'rerates';

/** A clear or a level, as far as its announcing is concerned. */
export interface PlannedItem {
  readonly id: number;
  readonly levelId: number;
  readonly diffId: number;
  readonly facts: ItemFacts;
  /** Of a clear only. */
  readonly vidUploadTime?: Date;
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
  readonly shown: AnnouncementPlan;
}

/**
 * Where items of one kind would go now, by their ids (docs/rules/announcements.md#evaluation). Of several that would be
 * the first of one kind the first in the list is. Only reads; the same few statements however many items there are.
 */
export async function planItems(
  db: Db | Trx,
  triggerType: TriggerType,
  items: readonly PlannedItem[],
): Promise<ReadonlyMap<number, ItemPlan>> {
  const rules = await readRules(
    db,
    items.map(({ diffId }) => diffId),
  );
  const firsts = await readFirsts(db, triggerType, items, rules.directives);
  return new Map(
    items.map((item) => {
      const directives = rules.directives.get(item.diffId) ?? [];
      return [item.id, planOf(item, triggerType, directives, rules, firsts)];
    }),
  );
}

/** Where rerates go; null where no channel has their name. */
export async function planRerates(
  db: Db | Trx,
  items: readonly PlannedItem[],
): Promise<ReadonlyMap<number, ItemPlan> | null> {
  const rules = await readRules(db, []);
  const named = <R extends { readonly label: string }>(rows: Iterable<R>) =>
    [...rows].find(({ label }) => label.trim().toLowerCase() === RERATES) ?? null;
  const channel = named(rules.channels.values());
  if (channel === null) return null;
  const role = named(rules.roles.values());
  const pingType: PingType = role === null ? 'NONE' : 'ROLE';
  const target = { channel, pingType, role, directive: null, kind: null };
  return new Map(
    items.map(({ id, facts }) => [
      id,
      { targets: [target], shown: { targets: [shownTarget(target)], rules: [], facts } },
    ]),
  );
}

interface Rules {
  readonly directives: ReadonlyMap<number, readonly Directive[]>;
  readonly channels: ReadonlyMap<number, ChannelRow>;
  readonly roles: ReadonlyMap<number, ChatRoleRow>;
}

async function readRules(db: Db | Trx, difficultyIds: readonly number[]): Promise<Rules> {
  const active = <R extends { readonly id: number; readonly is_active: boolean }>(rows: readonly R[]) =>
    new Map(rows.filter((row) => row.is_active).map((row) => [row.id, row]));
  return {
    directives: await selectDirectives(db, [...new Set(difficultyIds)]),
    channels: active(await selectChannels(db)),
    roles: active(await selectChatRoles(db)),
  };
}

/** Says whether an item is the first of its kind; one that is keeps the kind from those after it. */
interface Firsts {
  isFirst(item: PlannedItem, directive: Directive): boolean;
  take(item: PlannedItem, kind: Kind): void;
  kindOf(item: PlannedItem, directive: Directive): Kind;
}

async function readFirsts(
  db: Db | Trx,
  triggerType: TriggerType,
  items: readonly PlannedItem[],
  directives: Rules['directives'],
): Promise<Firsts> {
  const isAsked = (item: PlannedItem) =>
    directives.get(item.diffId)?.some((one) => one.firstOfKind && one.triggerType === triggerType) === true;
  const levelIds = [...new Set(items.filter(isAsked).map(({ levelId }) => levelId))];
  const taken = levelIds.length === 0 ? [] : await selectTakenKinds(db, levelIds);
  const clears =
    levelIds.length === 0 || triggerType === 'LEVEL' ? [] : await selectCountableClears(db, levelIds);
  const clearsOf = new Map<number, ClearItem[]>();
  for (const clear of clears) clearsOf.set(clear.levelId, [...(clearsOf.get(clear.levelId) ?? []), clear]);
  const takenBy = new Map<string, TakenKind>(taken.map((kind) => [keyOf(kind), kind]));
  const passIdOf = ({ id }: PlannedItem) => (triggerType === 'PASS' ? id : null);
  const kindOf = ({ levelId }: PlannedItem, directive: Directive): Kind => ({
    levelId,
    triggerType,
    hash: createHash('sha256').update(canonicalCondition(directive)).digest('hex'),
  });
  return {
    kindOf,
    isFirst: (item, directive) => {
      const holder = takenBy.get(keyOf(kindOf(item, directive)));
      if (holder !== undefined && (holder.isPast || holder.passId !== passIdOf(item))) return false;
      const rivals = clearsOf.get(item.levelId) ?? [];
      return !rivals.some((clear) => isEarlier(clear, item) && isOfKind(clear, directive));
    },
    take: (item, kind) => void takenBy.set(keyOf(kind), { ...kind, passId: passIdOf(item), isPast: false }),
  };
}

const keyOf = ({ levelId, triggerType, hash }: Kind) => `${levelId} ${triggerType} ${hash}`;

/** By (upload time, id), as everywhere (docs/rules/players.md#worlds-first). */
function isEarlier(clear: ClearItem, { id, vidUploadTime }: PlannedItem): boolean {
  const difference = clear.vidUploadTime.getTime() - (vidUploadTime?.getTime() ?? 0);
  return difference < 0 || (difference === 0 && clear.id < id);
}

const isOfKind = ({ facts }: ClearItem, { mode, condition }: Directive) =>
  mode === 'STATIC' || (condition !== null && conditionHolds(condition, facts));

function planOf(
  item: PlannedItem,
  triggerType: TriggerType,
  directives: readonly Directive[],
  { channels, roles }: Rules,
  firsts: Firsts,
): ItemPlan {
  const activeChannels = new Set(channels.keys());
  const matched = matchDirectives(
    directives,
    { triggerType, facts: item.facts, activeChannels },
    (directive) => firsts.isFirst(item, directive),
  );
  const targets = matched.targets.flatMap((target): PlannedTarget[] => {
    const channel = channels.get(target.channelId);
    const directive = directives[target.directive];
    if (channel === undefined || directive === undefined) return [];
    const kind = directive.firstOfKind ? firsts.kindOf(item, directive) : null;
    return [{ channel, ...pingOf(target, roles), directive, kind }];
  });
  for (const { kind } of targets) if (kind !== null) firsts.take(item, kind);
  const rules = matched.verdicts.flatMap(({ directive: place, verdict, taken }) => {
    const directive = directives[place];
    if (directive === undefined) return [];
    const shownChannels = directive.actions.flatMap((action) => {
      const channel = channels.get(action.channelId);
      const isTaken = taken.includes(action.channelId);
      return channel === undefined
        ? []
        : [{ ...shownTarget({ channel, ...pingOf(action, roles) }), isTaken }];
    });
    const { id = null, name, mode, condition } = directive;
    return [{ directiveId: id, name, mode, condition, verdict, channels: shownChannels }];
  });
  return { targets, shown: { targets: targets.map(shownTarget), rules, facts: item.facts } };
}

/** A role that was switched off is not pinged. */
function pingOf(
  { pingType, roleId }: { readonly pingType: PingType; readonly roleId: number | null },
  roles: Rules['roles'],
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
