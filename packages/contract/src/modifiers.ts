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

const active = z.array(
  z.object({
    type: modifierType,
    value: z.number().nullable(),
    partnerName: z.string().nullable(),
    expiresAt: time,
  }),
);

/**
 * What modifiers show otherwise than it is stored, and what is stored (docs/rules/modifiers.md#overlay). There only
 * while a modifier is at work.
 */
export const playerOverlay = z
  .object({
    types: z.array(modifierType),
    stored: z
      .object({
        name: z.string(),
        country: z.string(),
        avatarUrl: z.string().nullable(),
        rankedScore: z.number(),
        rankedScoreRank: z.int().nullable(),
      })
      .partial(),
    active,
    steps: z
      .array(z.object({ type: modifierType, value: z.number().nullable(), rankedScore: z.number() }))
      .describe('From the stored ranked score to the one that is shown.'),
    crown: z.literal(true).optional(),
    bannedLook: z.literal(true).optional(),
  })
  .meta({ id: 'PlayerOverlay' });
export type PlayerOverlay = z.infer<typeof playerOverlay>;

/** Of a pass: it is shown with 25 more misses, or alone on its level. */
export const passOverlay = z
  .object({
    types: z.array(modifierType),
    stored: z
      .object({ accuracy: z.number(), scoreV2: z.number(), earlyDouble: z.int(), clears: z.int() })
      .partial(),
  })
  .meta({ id: 'PassOverlay' });
export type PassOverlay = z.infer<typeof passOverlay>;

const call = endpointsOf('modifiers');

export const modifierEndpoints = {
  playerModifiers: call.get('/v2/database/players/:id/modifiers', 'P', {
    feature: 'jokes',
    cache: 'none',
    summary: 'Modifiers at work on a player, the chances of a case, and the cooldown of the caller.',
    params: idParams,
    reply: z.object({
      modifiers: z.array(modifier),
      probabilities: z.partialRecord(modifierType, z.number()),
      cooldown: cooldown.nullable(),
      commitment: commitment.nullable(),
    }),
  }),
  openCase: call.post('/v2/database/players/modifiers/generate', 'V', {
    feature: 'jokes',
    summary: 'Opens a case for a player.',
    body: z.object({ targetPlayerId: absent(lenientInt(z.int())), ...drawChoices }),
    reply: z.object({
      modifier: modifier.nullable(),
      cooldown,
      receipt,
      commitment: commitment.describe('Of the next draw.'),
    }),
  }),
  endModifier: call.delete('/v2/database/players/modifiers/:modifierId', 'S', {
    feature: 'jokes',
    summary: 'Ends a modifier at once.',
    params: z.object({ modifierId: pathId }),
    status: 204,
    reply: null,
  }),
};
