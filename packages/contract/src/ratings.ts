import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { editEffect, level, levelAlias } from './levels.ts';
import { credit, difficultyRef, levelListItem, teamRef, time, userRef } from './shapes.ts';
import { lineOrEmpty, lines } from './texts.ts';
import { absent, idParams, pathId } from './tolerant.ts';

/** One person's vote. Visitors get no comments; `isBlind` is for super admins. */
export const ratingDetail = z
  .object({
    userId: z.int(),
    user: userRef,
    rating: z.string(),
    comment: z.string().nullable(),
    isCommunityRating: z.boolean(),
    isBlind: z.boolean().optional(),
    updatedAt: time,
  })
  .meta({ id: 'RatingDetail' });
export type RatingDetail = z.infer<typeof ratingDetail>;

/**
 * `votes` counts everybody's. While `isVeiled`, the viewer has chosen to vote before seeing the others: their details
 * and both averages are left out.
 */
const ratingFields = {
  id: z.int(),
  levelId: z.int(),
  averageDifficulty: difficultyRef.nullable(),
  averageDifficultyId: z.int().nullable(),
  communityDifficulty: difficultyRef.nullable(),
  communityDifficultyId: z.int().nullable(),
  lowDiff: z.boolean(),
  requesterFR: z.string(),
  requireComment: z.boolean(),
  isVote: z.boolean(),
  isVeiled: z.boolean(),
  votes: z.object({ manager: z.int(), community: z.int() }),
  confirmedAt: time.nullable(),
  createdAt: time,
  updatedAt: time,
};

/** What somebody's wheel made of a level's difficulty; for super admins. */
export const ratingSuggestion = z
  .object({
    id: z.int(),
    user: userRef,
    difficulty: difficultyRef,
    baseScore: z.number().nullable(),
    comment: z.string(),
    drawn: z.boolean().describe('false: not drawn here.'),
    createdAt: time,
  })
  .meta({ id: 'RatingSuggestion' });
export type RatingSuggestion = z.infer<typeof ratingSuggestion>;

/** A level's rating with everything. */
export const rating = z
  .object({
    ...ratingFields,
    level,
    details: z.array(ratingDetail),
    suggestions: z.array(ratingSuggestion).optional(),
  })
  .meta({ id: 'Rating' });
export type Rating = z.infer<typeof rating>;

/** The same in a list: its level without what a list leaves out. */
export const ratingListItem = z
  .object({ ...ratingFields, level: levelListItem, details: z.array(ratingDetail) })
  .meta({ id: 'RatingListItem' });
export type RatingListItem = z.infer<typeof ratingListItem>;

const cardFields = z
  .object(ratingFields)
  .omit({ averageDifficulty: true, communityDifficulty: true, confirmedAt: true }).shape;

/**
 * What the rating page shows and searches of a rating, and no more, because thousands come at once: difficulties by
 * id. A whole Rating has all of it, too.
 */
export const ratingCard = z
  .object({
    ...cardFields,
    level: levelListItem
      .pick({
        id: true,
        song: true,
        artist: true,
        creator: true,
        charter: true,
        vfxer: true,
        team: true,
        diffId: true,
        rerateNum: true,
        rerateReason: true,
      })
      .extend({
        teamObject: teamRef.pick({ name: true, aliases: true }).nullable(),
        levelCredits: z.array(credit.pick({ role: true, creatorName: true, creatorAliases: true })),
        aliases: z.array(levelAlias.pick({ field: true, alias: true })),
      }),
    details: z.array(z.object({ userId: z.int(), rating: z.string(), isCommunityRating: z.boolean() })),
  })
  .meta({ id: 'RatingCard' });
export type RatingCard = z.infer<typeof ratingCard>;

/** A closed rating of a level. */
export const pastRating = z
  .object({
    id: z.int(),
    requesterFR: z.string(),
    rerateNum: z.string(),
    rerateReason: z.string(),
    averageDifficulty: difficultyRef.nullable(),
    communityDifficulty: difficultyRef.nullable(),
    votes: z.object({ manager: z.int(), community: z.int() }),
    createdAt: time,
    confirmedAt: time,
  })
  .meta({ id: 'PastRating' });
export type PastRating = z.infer<typeof pastRating>;

const call = endpointsOf('ratings');
const saved = z.object({ ...rating.shape, rating, message: z.string() });

export const ratingEndpoints = {
  openRatings: call.get('/v2/admin/rating', 'U', {
    summary: 'Open ratings of visible levels, by level.',
    reply: z.array(ratingListItem),
  }),
  ratingCards: call.get('/v2/admin/rating/cards', 'U', {
    summary: 'The same in short: what the rating page shows and searches.',
    reply: z.array(ratingCard),
  }),
  rating: call.get('/v2/admin/rating/:id', 'U', {
    summary: 'A rating with its votes and comments.',
    params: idParams,
    reply: rating,
  }),
  saveRating: call.put('/v2/admin/rating/:id', 'V', {
    summary: "Saves the caller's vote; a blank one is removed.",
    params: idParams,
    body: z.object({
      rating: lineOrEmpty(50),
      comment: z.preprocess((value) => value ?? '', lines(20_000)),
      isCommunityRating: absent(z.boolean()),
    }),
    reply: saved,
  }),
  deleteRatingDetail: call.delete('/v2/admin/rating/:id/detail/:userId', 'U', {
    summary: "Removes a vote: one's own, or as a super admin anyone's.",
    params: z.object({ id: pathId, userId: pathId }),
    reply: saved,
  }),
  levelWithRatings: call.get('/v2/database/levels/withRatings/:id', 'P', {
    summary: 'A level with its open rating, else its latest closed one.',
    params: idParams,
    reply: z.object({
      level,
      ratings: rating.nullable(),
      timeout: z.int().optional().describe('Seconds until the level can be rolled again.'),
    }),
  }),
  levelRatings: call.get('/v2/database/levels/:id/ratings', 'P', {
    summary: 'Closed ratings of a level, the latest first.',
    params: idParams,
    reply: z.array(pastRating),
  }),
  changeEffect: call.get('/v2/database/levels/:id/history/:changeId/effect', 'P', {
    summary: 'What a change of difficulty or base score did to the ranks.',
    params: z.object({ id: pathId, changeId: pathId }),
    reply: editEffect,
  }),
};
