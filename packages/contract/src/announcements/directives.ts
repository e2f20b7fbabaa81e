import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { difficultyParams } from '../difficulties.ts';
import { line } from '../texts.ts';
import { absent, idParams, queryBoolean } from '../tolerant.ts';

export const pingType = z.enum(['NONE', 'ROLE', 'EVERYONE']);

/** What a directive asks of an item; which keys count follows from the type (docs/rules/announcements.md#condition). */
export const condition = z
  .object({
    type: z.enum(['ACCURACY', 'WORLDS_FIRST', 'BASE_SCORE', 'CUSTOM']),
    operator: z
      .enum(['EQUAL', 'GREATER_THAN', 'LESS_THAN', 'GREATER_THAN_EQUAL', 'LESS_THAN_EQUAL'])
      .optional(),
    value: z.number().optional(),
    customFunction: z.string().optional(),
  })
  .meta({ id: 'Condition' });

const action = z.object({ channelId: z.int(), pingType, roleId: z.int().nullable() }).meta({ id: 'Action' });

export const directive = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    mode: z.enum(['STATIC', 'CONDITIONAL']),
    triggerType: z.enum(['PASS', 'LEVEL']),
    condition: condition.nullable(),
    actions: z.array(action),
    sortOrder: z.int(),
    isActive: z.boolean(),
    firstOfKind: z.boolean(),
  })
  .meta({ id: 'Directive' });
export type Directive = z.infer<typeof directive>;

/** Read by the rules, which name every problem at once with its place (DIRECTIVE_INVALID). */
export const directiveList = z.array(z.unknown()).describe('Directives as they are answered; id is optional');

/** `webhookUrl` is masked; empty: not configured yet. */
export const channel = z
  .object({
    id: z.int(),
    label: z.string(),
    webhookUrl: z.string(),
    isActive: z.boolean(),
    goneAt: z.string().nullable().describe('When the chat service said that the webhook was deleted.'),
  })
  .meta({ id: 'Channel' });
export type Channel = z.infer<typeof channel>;

export const chatRole = z
  .object({ id: z.int(), roleId: z.string(), label: z.string(), isActive: z.boolean() })
  .meta({ id: 'ChatRole' });
export type ChatRole = z.infer<typeof chatRole>;

const text = absent(line(2000));
const channelBody = z.object({
  label: text,
  webhookUrl: line(2000).nullish(),
  isActive: absent(z.boolean()),
});
const roleBody = z.object({ roleId: text, label: text, isActive: absent(z.boolean()) });

/** Directives go on naming what was switched off. */
const withInactive = z.object({ inactive: queryBoolean() });

const call = endpointsOf('announcements');

export const directiveEndpoints = {
  directives: call.get('/v2/database/difficulties/:id/directives', 'S+', {
    summary: 'The directives of a difficulty in their order.',
    params: difficultyParams,
    reply: z.array(directive),
  }),
  saveDirectives: call.post('/v2/database/difficulties/:id/directives', 'S+', {
    summary: 'Replaces the directives of a difficulty, at most 50; ids that are sent back are kept.',
    params: difficultyParams,
    body: z.object({ directives: directiveList }),
    reply: z.array(directive),
  }),
  channels: call.get('/v2/database/difficulties/channels', 'S+', {
    summary: 'The active channels by label; with `inactive` those that are switched off as well.',
    querystring: withInactive,
    reply: z.array(channel),
  }),
  createChannel: call.post('/v2/database/difficulties/channels', 'S+', {
    summary: 'Adds a channel; without an address it is not configured yet.',
    body: channelBody,
    status: 201,
    reply: channel,
  }),
  editChannel: call.put('/v2/database/difficulties/channels/:id', 'S+', {
    summary: 'Changes a channel; a masked or missing address keeps the stored one.',
    params: idParams,
    body: channelBody,
    reply: channel,
  }),
  deleteChannel: call.delete('/v2/database/difficulties/channels/:id', 'S+', {
    summary: 'Switches a channel off.',
    params: idParams,
    reply: channel,
  }),
  testChannel: call.post('/v2/database/difficulties/channels/:id/test', 'S+', {
    summary: 'Sends a test message to a channel.',
    params: idParams,
    reply: z.object({ message: z.string(), deliveryId: z.int() }),
  }),
  chatRoles: call.get('/v2/database/difficulties/roles', 'S+', {
    summary: 'The active roles by label; with `inactive` those that are switched off as well.',
    querystring: withInactive,
    reply: z.array(chatRole),
  }),
  createChatRole: call.post('/v2/database/difficulties/roles', 'S+', {
    summary: 'Adds a role that messages can ping.',
    body: roleBody,
    status: 201,
    reply: chatRole,
  }),
  editChatRole: call.put('/v2/database/difficulties/roles/:id', 'S+', {
    summary: 'Changes a role.',
    params: idParams,
    body: roleBody,
    reply: chatRole,
  }),
  deleteChatRole: call.delete('/v2/database/difficulties/roles/:id', 'S+', {
    summary: 'Switches a role off.',
    params: idParams,
    reply: chatRole,
  }),
};
