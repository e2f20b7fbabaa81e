import { WHEEL_KINDS } from '@rondo/domain/play';
import { z } from 'zod';
import { commitment, drawChoices, receipt } from './draws.ts';
import { endpointsOf } from './endpoint.ts';
import { editBody } from './entity.ts';
import { level } from './levels.ts';
import { absent, idParams, lenientInt } from './tolerant.ts';
import { levelFields } from '@rondo/domain/levels';

const { baseScore, publicComments } = editBody(levelFields);

const newDifficulty = z.object({
  diffId: lenientInt(z.int()),
  baseScore,
  publicComments,
  draws: absent(z.array(z.int().min(1)).max(4)).describe('Ids of the draws that it came from.'),
});

/** Of a wheel of levels. */
const seed = lenientInt(z.int().min(0).max(99_999));

const wheelItem = z.object({ id: z.int(), name: z.string(), color: z.string(), diffId: z.int() });

const call = endpointsOf('play');

export const playEndpoints = {
  levelWheel: call.get('/v2/database/levels/all-levels', 'U', {
    feature: 'jokes',
    summary: 'A wheel of at most 360 levels, or how long its next turn must wait.',
    reply: z.union([
      z.object({
        items: z.array(wheelItem).max(360),
        seed: z.int(),
        total: z.int().describe('Levels that could have come onto the wheel.'),
        commitment,
      }),
      z.object({ timeout: z.literal(true), remainingTime: z.int(), commitment }),
    ]),
  }),
  wheelImage: call.get('/v2/media/wheel-image/:seed', 'P', {
    feature: 'jokes',
    cache: 'shared',
    produces: 'image/svg+xml',
    summary: 'The picture of a wheel of levels.',
    params: z.object({ seed }),
    reply: z.string(),
  }),
  draw: call.post('/v2/play/draws', 'V', {
    feature: 'jokes',
    summary: 'Turns a wheel or the slots; the reply is the receipt.',
    body: z.object({ kind: z.enum(WHEEL_KINDS), seed: absent(seed), ...drawChoices }),
    reply: z.object({ ...receipt.shape, next: commitment.describe('Of the next draw.') }),
  }),
  setRolledDifficulty: call.put('/v2/database/levels/:id/difficulty', 'V', {
    feature: 'jokes',
    summary: 'Gives a level the difficulty of the wheel; a suggestion unless a super admin sends it.',
    params: idParams,
    body: newDifficulty,
    reply: z.object({
      message: z.string(),
      timeout: z.int(),
      applied: z.boolean(),
      drawn: z.boolean().describe('false: not drawn here.'),
      level,
    }),
  }),
  updateRolledLevel: call.put('/v2/database/levels/:id/timeout', 'S', {
    feature: 'jokes',
    summary: "The same from the level's page; the next time on this level waits.",
    params: idParams,
    body: newDifficulty,
    reply: z.object({ message: z.string(), timeout: z.int(), drawn: z.boolean(), level }),
  }),
};
