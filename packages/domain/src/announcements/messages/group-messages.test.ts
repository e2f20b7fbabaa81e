import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_EMBED_CHARACTERS } from './embed-limits.ts';
import { groupMessages, MAX_EMBEDS, type MessagePart } from './group-messages.ts';

const sizeOf = (embed: number) => embed;
const part = (id: number, pingType: MessagePart<number>['pingType'], role: string | null = null) => ({
  id,
  channelId: 1,
  pingType,
  role,
  embed: 100,
});

describe('messages of one run', () => {
  it('ping everyone last, and once', () => {
    const parts = [part(1, 'EVERYONE'), part(2, 'NONE'), part(3, 'ROLE', '7'), part(4, 'EVERYONE')];
    expect(groupMessages(parts, sizeOf)).toEqual([
      {
        channelId: 1,
        pingType: 'NONE',
        ids: [2],
        embeds: [100],
        content: '',
        allowedMentions: { parse: [] },
      },
      {
        channelId: 1,
        pingType: 'ROLE',
        ids: [3],
        embeds: [100],
        content: '<@&7>',
        allowedMentions: { parse: [], roles: ['7'] },
      },
      {
        channelId: 1,
        pingType: 'EVERYONE',
        ids: [1, 4],
        embeds: [100, 100],
        content: '@everyone',
        allowedMentions: { parse: ['everyone'] },
      },
    ]);
  });

  it.each([
    [8, [8]],
    [9, [8, 1]],
    [17, [8, 8, 1]],
  ])('of %i items have %j embeds', (count, sizes) => {
    const parts = Array.from({ length: count }, (_, id) => part(id, 'ROLE', '7'));
    const messages = groupMessages(parts, sizeOf);
    expect(messages.map(({ ids }) => ids.length)).toEqual(sizes);
    expect(messages.map(({ content }) => content)).toEqual(
      sizes.map((_, place) => (place === 0 ? '<@&7>' : '')),
    );
  });

  it('keep order and limits, tell each item once, and ping once for each group', () => {
    const anyPart = fc.record({
      channelId: fc.integer({ min: 1, max: 3 }),
      pingType: fc.constantFrom('NONE' as const, 'ROLE' as const, 'EVERYONE' as const),
      role: fc.constantFrom('1', '2'),
      embed: fc.integer({ min: 1, max: MAX_EMBED_CHARACTERS }),
    });
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 60 }), (given) => {
        const parts = given.map((one, id) => ({
          ...one,
          id,
          role: one.pingType === 'ROLE' ? one.role : null,
        }));
        const messages = groupMessages(parts, sizeOf);
        expect(messages.flatMap(({ ids }) => ids).toSorted((a, b) => a - b)).toEqual(
          parts.map(({ id }) => id),
        );
        for (const { ids, embeds } of messages) {
          expect(ids).toEqual(ids.toSorted((a, b) => a - b));
          expect(embeds.length).toBeLessThanOrEqual(MAX_EMBEDS);
          expect(embeds.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_EMBED_CHARACTERS);
        }
        for (const channelId of [1, 2, 3]) {
          const pings = messages.filter((one) => one.channelId === channelId).map(({ pingType }) => pingType);
          const firstLoud = pings.indexOf('EVERYONE');
          if (firstLoud >= 0) expect(new Set(pings.slice(firstLoud))).toEqual(new Set(['EVERYONE']));
          const said = messages.filter((one) => one.channelId === channelId && one.content !== '');
          expect(new Set(said.map(({ content }) => content)).size).toBe(said.length);
        }
      }),
    );
  });
});
