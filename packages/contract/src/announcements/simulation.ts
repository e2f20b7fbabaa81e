import { z } from 'zod';
import { announcementTarget, chatMessage, itemFacts } from './announcing.ts';
import { directiveList } from './directives.ts';
import { difficultyParams } from '../difficulties.ts';
import { endpointsOf } from '../endpoint.ts';
import { time, uploadDay } from '../shapes.ts';
import { lenientInt } from '../tolerant.ts';

const totals = z.object({
  items: z.int(),
  messages: z.int(),
  channels: z.int(),
  pings: z.int(),
  everyonePings: z.int(),
});

/** An item of the past and what the directives would have made of it. */
const simulatedItem = z.object({
  kind: z.enum(['pass', 'level']),
  id: z.int(),
  title: z.string(),
  player: z.string().nullable(),
  time,
  vidUploadDay: uploadDay.describe('Of an imported clear: the day that the time stands for.'),
  matched: z.int().nullable().describe('Place of the first directive that speaks in a channel, from 0.'),
  reason: z.enum(['matches', 'notMet', 'notFirst', 'inactive', 'otherTrigger', 'noDirective', 'noChannel']),
  first: z.string().nullable().describe('Who was the first of the kind, where that is the reason.'),
  facts: itemFacts,
  targets: z.array(announcementTarget),
  changed: z.boolean().describe('Whether the saved directives would have sent it elsewhere.'),
  savedTargets: z.array(announcementTarget),
});

export const simulation = z
  .object({
    totals,
    savedTotals: totals,
    directives: z.array(
      z.object({ items: z.int(), perDay: z.array(z.int()).describe('The oldest day first.') }),
    ),
    changedItems: z.int(),
    nowhereItems: z.int(),
    items: z.array(simulatedItem).max(1000),
  })
  .meta({ id: 'Simulation' });
export type Simulation = z.infer<typeof simulation>;

const call = endpointsOf('announcements');

export const simulationEndpoints = {
  simulateDirectives: call.post('/v2/database/difficulties/:id/directives/simulate', 'S+', {
    summary: 'What unsaved directives would have announced in the last days; nothing is sent or written.',
    params: difficultyParams,
    body: z.object({ directives: directiveList, days: lenientInt(z.int().min(1).max(90)) }),
    reply: simulation,
  }),
  simulateMessage: call.post('/v2/database/difficulties/:id/directives/simulate/message', 'S+', {
    summary: 'The messages of one item under unsaved directives, as they would stand in the chat.',
    params: difficultyParams,
    body: z.object({
      directives: directiveList,
      kind: z.enum(['pass', 'level']),
      id: lenientInt(z.int().min(1)),
    }),
    reply: z.object({ messages: z.array(chatMessage) }),
  }),
};
