import type { PingType } from '../directives/directive.ts';
import { MAX_EMBED_CHARACTERS } from './embed-limits.ts';

/** Most embeds of one message of ours; the chat service takes ten. */
export const MAX_EMBEDS = 8;

/** One embed for one channel, in the order in which it was asked for. */
export interface MessagePart<Embed> {
  readonly id: number;
  readonly channelId: number;
  readonly pingType: PingType;
  /** The chat's own id of the role; only for ROLE. */
  readonly role: string | null;
  readonly embed: Embed;
}

/** Whom a message may ping, as the chat's API takes it: user texts in it never do. */
export interface AllowedMentions {
  readonly parse: readonly 'everyone'[];
  readonly roles?: readonly string[];
}

export interface GroupedMessage<Embed> {
  readonly channelId: number;
  readonly pingType: PingType;
  /** Of its parts, in their order. */
  readonly ids: readonly number[];
  readonly embeds: readonly Embed[];
  /** The ping, or nothing. */
  readonly content: string;
  readonly allowedMentions: AllowedMentions;
}

/**
 * The messages of one run (docs/rules/announcements.md#messages): parts of one channel and ping stand together, groups
 * that ping everyone come last in their channel, a message has at most 8 embeds and 6,000 characters, and the ping
 * stands in the first message of its group only.
 * @param sizeOf characters of an embed as the chat service counts them
 */
export function groupMessages<Embed>(
  parts: readonly MessagePart<Embed>[],
  sizeOf: (embed: Embed) => number,
): GroupedMessage<Embed>[] {
  const channels = groupBy(parts, ({ channelId }) => channelId);
  return [...channels.values()].flatMap((ofChannel) => {
    const groups = [...groupBy(ofChannel, ({ pingType, role }) => `${pingType} ${role ?? ''}`).values()];
    const isLoud = ([first]: readonly MessagePart<Embed>[]) => first?.pingType === 'EVERYONE';
    const ordered = [...groups.filter((group) => !isLoud(group)), ...groups.filter(isLoud)];
    return ordered.flatMap((group) => messagesOf(group, sizeOf));
  });
}

function messagesOf<Embed>(
  group: readonly MessagePart<Embed>[],
  sizeOf: (embed: Embed) => number,
): GroupedMessage<Embed>[] {
  const chunks: MessagePart<Embed>[][] = [];
  let size = 0;
  for (const part of group) {
    const characters = sizeOf(part.embed);
    const last = chunks.at(-1);
    if (last === undefined || last.length === MAX_EMBEDS || size + characters > MAX_EMBED_CHARACTERS) {
      chunks.push([part]);
      size = characters;
    } else {
      last.push(part);
      size += characters;
    }
  }
  return chunks.map((chunk, place) => ({
    ...pingOf(chunk[0] as MessagePart<Embed>, place === 0),
    ids: chunk.map(({ id }) => id),
    embeds: chunk.map(({ embed }) => embed),
  }));
}

function pingOf<Embed>({ channelId, pingType, role }: MessagePart<Embed>, isFirst: boolean) {
  const silent = { channelId, pingType, content: '', allowedMentions: { parse: [] } as AllowedMentions };
  if (!isFirst || pingType === 'NONE') return silent;
  if (pingType === 'EVERYONE')
    return { ...silent, content: '@everyone', allowedMentions: { parse: ['everyone'] as const } };
  return role === null
    ? silent
    : { ...silent, content: `<@&${role}>`, allowedMentions: { parse: [], roles: [role] } };
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
