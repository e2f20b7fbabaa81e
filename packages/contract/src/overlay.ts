import { z } from 'zod';
import { modifierType } from './draws.ts';
import { time } from './shapes.ts';

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
