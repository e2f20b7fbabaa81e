import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { difficultyRef, time } from './shapes.ts';

const call = endpointsOf('home');

const homeLevel = z.object({ id: z.int(), song: z.string(), difficulty: difficultyRef });

/** A pass with what one line about it says. */
export const homeClear = z
  .object({
    id: z.int(),
    player: z.object({ id: z.int(), name: z.string(), country: z.string() }),
    level: homeLevel,
    scoreV2: z.number(),
    accuracy: z.number().min(0).max(1),
    isWorldsFirst: z.boolean(),
    is12K: z.boolean(),
    is16K: z.boolean(),
    isNoHoldTap: z.boolean(),
    arrivedAt: time.describe('When it came to the site.'),
  })
  .meta({ id: 'HomeClear' });
export type HomeClear = z.infer<typeof homeClear>;

export const homeFeed = z
  .object({
    latest: z.array(homeClear).describe('The latest 10 passes of the pass list, the newest first.'),
    newLevels: z.array(homeLevel.extend({ videoLink: z.string() })).describe('The 6 newest visible levels.'),
    hardest: z.array(homeClear).describe('Of the last 30 days, on 3 levels, the hardest first.'),
  })
  .meta({ id: 'HomeFeed' });
export type HomeFeed = z.infer<typeof homeFeed>;

const place = z.object({ rank: z.int(), rankedScore: z.number() });

export const ownHome = z
  .object({
    isBanned: z.boolean(),
    standing: place
      .extend({
        ahead: place.extend({ name: z.string(), country: z.string() }).nullable(),
        behind: place.nullable(),
      })
      .nullable(),
    lastClear: homeClear.extend({ impact: z.number() }).nullable(),
  })
  .meta({ id: 'OwnHome' });
export type OwnHome = z.infer<typeof ownHome>;

export const homeEndpoints = {
  homeFeed: call.get('/v2/home/feed', 'P', {
    cache: 'shared',
    summary: 'What is new on the site, the same for everyone.',
    reply: homeFeed,
  }),
  ownHome: call.get('/v2/home/own', 'U', {
    summary: "The caller's rank, who is before and behind, and the latest pass with what it does.",
    reply: ownHome,
  }),
};
