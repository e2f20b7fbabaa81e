import { z } from 'zod';
import { commitment, drawChoices, modifierType, receipt } from './draws.ts';
import { endpointsOf } from './endpoint.ts';
import { time } from './shapes.ts';
import { absent, idParams, lenientInt, pathId } from './tolerant.ts';

const modifier = z
  .object({
    id: z.int(),
    type: modifierType,
    value: z.number().nullable().describe("Points, a factor, or the partner's id."),
    playerId: z.int(),
    partner: z.object({ id: z.int(), name: z.string() }).nullable(),
    by: z.string().nullable().describe('Nickname of whoever opened the case.'),
    createdAt: time,
    expiresAt: time,
  })
  .meta({ id: 'Modifier' });
export type Modifier = z.infer<typeof modifier>;

const cooldown = z.object({ remainingSeconds: z.int().min(1), isSelfRoll: z.boolean() });

const call = endpointsOf('modifiers');

export const modifierEndpoints = {
  playerModifiers: call.get('/v2/database/players/:id/modifiers', 'P', {
    feature: 'jokes',
    cache: 'none',
    summary: 'Modifiers at work on a player, the chances of a case, and the cooldown of the caller.',
    schema: {
      params: idParams,
      response: {
        200: z.object({
          modifiers: z.array(modifier),
          probabilities: z.partialRecord(modifierType, z.number()),
          cooldown: cooldown.nullable(),
          commitment: commitment.nullable(),
        }),
      },
    },
  }),
  openCase: call.post('/v2/database/players/modifiers/generate', 'V', {
    feature: 'jokes',
    summary: 'Opens a case for a player.',
    schema: {
      body: z.object({ targetPlayerId: absent(lenientInt(z.int())), ...drawChoices }),
      response: {
        200: z.object({
          modifier: modifier.nullable(),
          cooldown,
          receipt,
          commitment: commitment.describe('Of the next draw.'),
        }),
      },
    },
  }),
  endModifier: call.delete('/v2/database/players/modifiers/:modifierId', 'S', {
    feature: 'jokes',
    summary: 'Ends a modifier at once.',
    schema: { params: z.object({ modifierId: pathId }), response: { 204: null } },
  }),
};
