import { ANNOUNCEMENT_REASONS } from '@rondo/domain/announcements';
import { z } from 'zod';
import { condition, pingType } from './directives.ts';
import { endpointsOf } from '../endpoint.ts';
import { level } from '../levels.ts';
import { pass } from '../passes.ts';
import { time, userRef } from '../shapes.ts';
import { idParams } from '../tolerant.ts';

/** A channel that an item goes to. */
export const announcementTarget = z.object({
  channelId: z.int(),
  label: z.string(),
  pingType,
  roleId: z.int().nullable(),
  roleLabel: z.string().nullable(),
  isConfigured: z.boolean().describe('Whether the channel has an address that is not gone.'),
  isGone: z.boolean().describe('Its webhook was deleted in the chat.'),
});
export type AnnouncementTarget = z.infer<typeof announcementTarget>;

/** What directives look at; a level has its base score only. */
export const itemFacts = z.object({
  baseScore: z.number(),
  score: z.number().optional(),
  speed: z.number().optional(),
  accuracy: z.number().optional(),
  isWorldsFirst: z.boolean().optional(),
  isNoHoldTap: z.boolean().optional(),
  is12K: z.boolean().optional(),
  is16K: z.boolean().optional(),
  noMiss: z.boolean().optional(),
});

/** Why an item goes where it goes: each directive of its difficulty, in their order, and what became of it. */
export const directiveVerdict = z.object({
  directiveId: z.int().nullable(),
  name: z.string(),
  mode: z.enum(['STATIC', 'CONDITIONAL']),
  condition: condition.nullable(),
  verdict: z
    .enum(['matches', 'notMet', 'notFirst', 'inactive', 'otherTrigger', 'noChannel'])
    .describe('noChannel: it fits, but its channels are switched off.'),
  channels: z.array(
    z.object({
      ...announcementTarget.shape,
      isTaken: z.boolean().describe('An earlier directive speaks in this channel.'),
    }),
  ),
});

/** Where an item would go if it were announced now. */
export const announcementPlan = z
  .object({ targets: z.array(announcementTarget), rules: z.array(directiveVerdict), facts: itemFacts })
  .meta({ id: 'AnnouncementPlan' });
export type AnnouncementPlan = z.infer<typeof announcementPlan>;

const error = z
  .string()
  .describe(`What the chat service said, or one of ${ANNOUNCEMENT_REASONS.join(', ')}.`);

const unannounced = {
  lastError: error.nullable().describe('Why it was not announced the last time.'),
  plan: announcementPlan,
};
const unannouncedLevel = z.object({ ...level.shape, ...unannounced }).meta({ id: 'UnannouncedLevel' });
const unannouncedPass = z.object({ ...pass.shape, ...unannounced }).meta({ id: 'UnannouncedPass' });

export const announceResult = z
  .object({
    success: z.boolean(),
    message: z.string(),
    results: z.array(
      z.object({
        id: z.number(),
        status: z.enum(['sent', 'queued', 'failed', 'noTarget', 'alreadyAnnounced']),
        channels: z.int(),
        error: error.optional(),
      }),
    ),
  })
  .meta({ id: 'AnnounceResult' });
export type AnnounceResult = z.infer<typeof announceResult>;

export const itemKind = z.enum(['levels', 'rerates', 'passes']);
export type ItemKind = z.infer<typeof itemKind>;

/** Read by the rules, so that a wrong id is INVALID_IDS. */
const ids = z.unknown().optional();
/** A body that is no object names no ids either. */
const naming = <S extends z.ZodType>(body: S) =>
  z.preprocess((value) => (typeof value === 'object' && !Array.isArray(value) ? (value ?? {}) : {}), body);
const levelIds = naming(z.object({ levelIds: ids }));
const passIds = naming(z.object({ passIds: ids }));
const items = z.object({ kind: itemKind, ids });

/** A message as the chat service takes it. */
export const chatMessage = z
  .object({
    channelId: z.int(),
    label: z.string(),
    username: z.string(),
    content: z.string(),
    embeds: z.array(z.record(z.string(), z.unknown())),
    ids: z.array(z.int()).describe('The items that it tells of.'),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.infer<typeof chatMessage>;

/** How far the telling of an item in one channel is. */
const targetState = z.object({
  ...announcementTarget.shape,
  state: z.enum(['waiting', 'sending', 'sent', 'failed', 'cancelled']),
  directive: z.object({ name: z.string(), condition: condition.nullable() }).nullable(),
  at: time.nullable().describe('When it was sent, failed or cancelled.'),
  nextAt: time.nullable().describe('When it is tried next.'),
  tries: z.int(),
  error: error.nullable(),
  messageId: z.string().nullable(),
  deliveryId: z.int().nullable(),
});

/** One announcing of an item. */
export const announcement = z
  .object({
    id: z.int(),
    kind: z.enum(['level', 'rerate', 'pass']),
    state: z.enum(['open', 'sent', 'failed', 'cancelled']),
    by: userRef.nullable(),
    at: time,
    targets: z.array(targetState),
  })
  .meta({ id: 'Announcement' });
export type Announcement = z.infer<typeof announcement>;

const call = endpointsOf('announcements');

export const announcementEndpoints = {
  unannouncedLevels: call.get('/v2/database/levels/unannounced/new', 'S', {
    summary: 'New levels that are not announced, the newest first, at most 1,000.',
    reply: z.array(unannouncedLevel),
  }),
  unannouncedRerates: call.get('/v2/database/levels/unannounced/rerates', 'S', {
    summary: 'Rerates that are not announced, the newest first, at most 1,000.',
    reply: z.array(unannouncedLevel),
  }),
  unannouncedPasses: call.get('/v2/database/passes/unannounced/new', 'S', {
    summary: 'Passes that are not announced, the newest first, at most 1,000.',
    reply: z.array(unannouncedPass),
  }),
  announceNewLevels: call.post('/v2/webhook/levels', 'S', {
    summary: 'Announces new levels, at most 1,000; waits up to 20 seconds.',
    body: levelIds,
    reply: announceResult,
  }),
  announceRerates: call.post('/v2/webhook/rerates', 'S', {
    summary: 'Announces rerates, at most 1,000; waits up to 20 seconds.',
    body: levelIds,
    reply: announceResult,
  }),
  announceLevels: call.post('/v2/database/levels/announce', 'S', {
    summary: 'Announces levels as new or as rerates, as each of them is.',
    body: levelIds,
    reply: announceResult,
  }),
  announcePasses: call.post('/v2/webhook/passes', 'S', {
    alsoAt: ['/v2/database/passes/announce'],
    summary: 'Announces passes, at most 1,000; waits up to 20 seconds.',
    body: passIds,
    reply: announceResult,
  }),
  markLevelAnnounced: call.post('/v2/database/levels/markAnnounced/:id', 'S', {
    summary: 'Marks a level as announced without a message; what waits is cancelled.',
    params: idParams,
    reply: z.object({ success: z.literal(true), message: z.string() }),
  }),
  markPassAnnounced: call.post('/v2/database/passes/markAnnounced/:id', 'S', {
    summary: 'Marks a pass as announced without a message; what waits is cancelled.',
    params: idParams,
    reply: z.object({ success: z.literal(true), message: z.string() }),
  }),
  previewAnnouncements: call.post('/v2/admin/announcements/preview', 'S', {
    summary:
      'The messages that items would make, as they would stand in the chat; nothing is sent or written.',
    body: items,
    reply: z.object({ messages: z.array(chatMessage), noTarget: z.array(z.int()) }),
  }),
  announcementState: call.post('/v2/admin/announcements/state', 'S', {
    summary: 'How far the announcing of items is.',
    body: items,
    reply: z.object({
      items: z.array(
        z.object({ id: z.int(), isAnnounced: z.boolean(), announcement: announcement.nullable() }),
      ),
    }),
  }),
  stopAnnouncements: call.post('/v2/admin/announcements/stop', 'S', {
    summary: 'Cancels what still waits of items; what was sent stays sent.',
    body: items,
    reply: z.object({ message: z.string(), cancelled: z.int() }),
  }),
  levelAnnouncements: call.get('/v2/database/levels/:id/announcements', 'S', {
    summary: 'Where a level was announced and why, the latest first.',
    params: idParams,
    reply: z.array(announcement),
  }),
  passAnnouncements: call.get('/v2/database/passes/:id/announcements', 'S', {
    summary: 'Where a pass was announced and why, the latest first.',
    params: idParams,
    reply: z.array(announcement),
  }),
};
