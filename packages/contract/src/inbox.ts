import {
  INBOX_KINDS,
  INBOX_SWITCHES,
  INBOX_TABS,
  MOST_LISTED_RERATES,
  MOST_NAMED_PASSED,
} from '@rondo/domain/inbox';
import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { difficultyRef, time } from './shapes.ts';
import { absent, lenientInt } from './tolerant.ts';

/** A level as it is called now; in its place null where it is deleted or hidden. */
const namedLevel = z.object({
  id: z.int(),
  song: z.string(),
  artist: z.string(),
  difficulty: difficultyRef,
});
const namedPlayer = z.object({ id: z.int(), name: z.string() });

/** Ranked score and rank of the account's player before and after; a rank is null where there was none. */
const moved = z.object({
  scoreBefore: z.number(),
  scoreAfter: z.number(),
  rankBefore: z.int().nullable(),
  rankAfter: z.int().nullable(),
});

const rerate = z.object({
  changeId: z.int(),
  level: namedLevel,
  oldDifficulty: difficultyRef.nullable(),
  newDifficulty: difficultyRef,
  oldBaseScore: z.number().nullable(),
  newBaseScore: z.number().nullable(),
});

/** What reached somebody; ids and figures, with the names that things have now. */
export const inboxEntry = z
  .object({
    id: z.int(),
    kind: z.enum(INBOX_KINDS),
    at: time,
    isRead: z.boolean(),
    level: namedLevel.nullable().describe('What it is about; null where that is several, deleted or hidden.'),
    pass: z
      .object({ id: z.int(), accuracy: z.number(), scoreV2: z.number() })
      .nullable()
      .describe('The pass that was made; null where it was deleted since.'),
    submission: z
      .object({ id: z.int(), song: z.string(), declineReason: z.string().nullable() })
      .nullable()
      .describe("The caller's own submission; null for who is only credited or the player."),
    moved: moved.nullable(),
    passed: z
      .object({ count: z.int(), players: z.array(namedPlayer).max(MOST_NAMED_PASSED) })
      .nullable()
      .describe('Players whose rank was above before and is below now; the highest are named.'),
    rerates: z
      .object({ count: z.int(), changes: z.array(rerate).max(MOST_LISTED_RERATES) })
      .nullable()
      .describe('The rerates of one evening, the first of those levels that are shown.'),
    merge: z
      .object({ passes: z.int(), isReturned: z.boolean(), other: namedPlayer.nullable() })
      .nullable()
      .describe('How many passes an undone merge gave back, to the caller or to the other player.'),
  })
  .meta({ id: 'InboxEntry' });
export type InboxEntry = z.infer<typeof inboxEntry>;

const switches = z.record(z.enum(INBOX_SWITCHES), z.boolean());
export type InboxSwitches = z.infer<typeof switches>;

const state = z.object({
  unread: z.int().describe('At most 100; more is 100.'),
  newest: z.int().describe('Id of the newest entry, 0 without any.'),
});
export type InboxState = z.infer<typeof state>;

const entryId = lenientInt(z.int().min(1));
const call = endpointsOf('inbox');

export const inboxEndpoints = {
  inbox: call.get('/v2/inbox', 'U', {
    summary:
      'What reached the caller, the newest first, 20 a page; `before` is the id that the next page is older than.',
    querystring: z.object({ tab: absent(z.enum(INBOX_TABS)), before: absent(entryId) }),
    reply: z.object({
      ...state.shape,
      entries: z.array(inboxEntry),
      hasMore: z.boolean(),
      switches,
    }),
  }),
  inboxState: call.get('/v2/inbox/state', 'U', {
    cache: 'own',
    summary: 'How many entries are unread and which is the newest, for a page that asks again and again.',
    reply: state,
  }),
  readInbox: call.post('/v2/inbox/read', 'U', {
    summary: 'Marks entries of the caller as read: those named, and all up to an id. Others are left alone.',
    body: z.object({ upTo: absent(entryId), ids: absent(z.array(entryId).max(100)) }),
    reply: state,
  }),
  switchInbox: call.put('/v2/inbox/switches/:name', 'U', {
    summary: 'Says whether something reaches the caller from now on.',
    params: z.object({ name: z.enum(INBOX_SWITCHES) }),
    body: z.object({ isOn: z.boolean() }),
    reply: z.object({ switches }),
  }),
};
