import { LEADS } from '@rondo/domain/players';
import { z } from 'zod';
import { pass } from './passes.ts';
import { levelOfPass, page, playerRef, playerStats } from './shapes.ts';

/** Most of the levels that are open to a player. */
export const MOST_GAINS = 10;
const LADDER_STEPS = 60;

const clear = pass.pick({ id: true, scoreV2: true, accuracy: true });
const level = levelOfPass.pick({ id: true, song: true, artist: true, difficulty: true });

export const openGain = z
  .object({
    level,
    clear: clear.describe("The other player's best clear of it."),
    own: clear.nullable().describe('The best clear of whom it is open to; null without one.'),
    gain: z.number().describe('What as good a clear would add to the ranked score.'),
  })
  .meta({ id: 'OpenGain' });

export const comparedPlayer = z
  .object({
    ...playerRef.shape,
    stats: playerStats,
    levels: z.int().describe('How many visible levels the player cleared.'),
    ladder: z
      .array(z.object({ accuracy: z.number().nullable(), levels: z.int() }))
      .length(LADDER_STEPS)
      .describe('P1 to U20: the best accuracy, and how many levels were cleared.'),
    gains: z.array(openGain).max(MOST_GAINS).describe('What is open to the player, the largest gain first.'),
  })
  .meta({ id: 'ComparedPlayer' });
export type ComparedPlayer = z.infer<typeof comparedPlayer>;

export const sharedLevel = z
  .object({
    level,
    one: clear,
    other: clear,
    leads: z.enum(LEADS),
    by: z.number().describe('How much higher the better score is.'),
  })
  .meta({ id: 'SharedLevel' });
export type SharedLevel = z.infer<typeof sharedLevel>;

const counts = z.object({ one: z.int(), other: z.int(), even: z.int() });

export const comparison = z
  .object({
    one: comparedPlayer,
    other: comparedPlayer,
    leads: counts.describe('How many of the levels that both cleared each leads.'),
    shared: page(sharedLevel),
  })
  .meta({ id: 'Comparison' });
export type Comparison = z.infer<typeof comparison>;
