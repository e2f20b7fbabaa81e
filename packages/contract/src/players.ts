import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { pass } from './passes.ts';
import { playerOverlay } from './overlay.ts';
import { page, playerRef, playerStats } from './shapes.ts';
import { absent, idParams, lenientInt, pageQuery } from './tolerant.ts';

/** Optional fields but `overlay` are there for super admins only. */
export const player = z
  .object({
    ...playerRef.shape,
    ...playerStats.shape,
    stats: playerStats,
    isSubmissionsPaused: z.boolean().optional(),
    isRatingBanned: z.boolean().optional(),
    discordId: z.string().nullable().optional(),
    discordAvatar: z.string().nullable().optional(),
    discordAvatarId: z.string().nullable().optional(),
    passes: z.array(pass),
    topScores: z.array(z.object({ id: z.int(), impact: z.number() })),
    overlay: playerOverlay.optional(),
  })
  .meta({ id: 'Player' });
export type Player = z.infer<typeof player>;

/** `rank` is the ranked-score rank (0 = none), `position` the place in the order shown. */
export const leaderRow = z
  .object({
    ...playerStats.shape,
    ...playerRef.pick({ id: true, name: true, country: true, avatarUrl: true }).shape,
    rank: z.int().min(0),
    position: z.int().min(1),
    topDiff: z.int().nullable(),
    top12kDiff: z.int().nullable(),
    player: playerRef,
    stats: playerStats.pick({ rankedScoreRank: true, topDiff: true, top12kDiff: true }),
    overlay: playerOverlay.optional(),
  })
  .meta({ id: 'LeaderRow' });
export type LeaderRow = z.infer<typeof leaderRow>;

export const playerHit = z
  .object({
    ...playerRef.omit({ user: true }).shape,
    discordAvatar: z.string().nullable(),
    username: z.string().nullable().describe('Of the account; the handle where there is no chat account.'),
    rankedScore: z.number(),
  })
  .meta({ id: 'PlayerHit' });
export type PlayerHit = z.infer<typeof playerHit>;

const call = endpointsOf('players');

export const playerEndpoints = {
  leaderboard: call.get('/v2/database/leaderboard', 'P', {
    summary: 'A page of the leaderboard by one of its eleven keys.',
    schema: {
      querystring: z.object({
        ...pageQuery,
        query: absent(z.string()),
        sortBy: absent(z.string()),
        order: absent(z.string().max(10)),
        showBanned: absent(z.string().max(20)),
        around: absent(lenientInt(z.int())),
      }),
      response: { 200: page(leaderRow) },
    },
  }),
  player: call.get('/v2/database/players/:id', 'P', {
    summary: 'A player with statistics, passes and top scores.',
    schema: { params: idParams, response: { 200: player } },
  }),
  searchPlayers: call.get('/v2/database/players/search/:name', 'P', {
    summary: 'At most 20 players by a part of their name, an exact match first.',
    schema: { params: z.object({ name: z.string() }), response: { 200: z.array(playerHit) } },
  }),
};
