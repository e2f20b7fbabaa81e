import { leaderboard, LEADS, MOST_PINS } from '@rondo/domain/players';
import { z } from 'zod';
import { comparison } from './comparison.ts';
import { endpointsOf } from './endpoint.ts';
import { filterQuery } from './lists.ts';
import { merge } from './merges.ts';
import { playerOverlay } from './modifiers.ts';
import { pass } from './passes.ts';
import { message, page, playerRef, playerStats, userRef } from './shapes.ts';
import { filledLine, lineOrEmpty } from './texts.ts';
import { absent, idParams, lenientInt, pageQuery, pathId } from './tolerant.ts';

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

/**
 * Places won (or lost, below 0) since the end of the latest day that was over 24 hours and 7 days ago; null in it:
 * without a rank then. Null as a whole: without a rank now, or the past is not computed yet.
 */
const movement = z.object({ day: z.int().nullable(), week: z.int().nullable() }).nullable();

/** `rank` is the ranked-score rank (0 = none), `position` the place in the order shown. */
export const leaderRow = z
  .object({
    ...playerStats.shape,
    ...playerRef.pick({ id: true, name: true, country: true, avatarUrl: true }).shape,
    rank: z.int().min(0),
    position: z.int().min(1),
    moved: movement,
    topDiff: z.int().nullable(),
    top12kDiff: z.int().nullable(),
    player: playerRef,
    stats: playerStats.pick({ rankedScoreRank: true, topDiff: true, top12kDiff: true }),
    overlay: playerOverlay.optional(),
  })
  .meta({ id: 'LeaderRow' });
export type LeaderRow = z.infer<typeof leaderRow>;

/** The next player on the way up or down, by ranked score. */
const neighbour = z.object({
  id: z.int(),
  name: z.string(),
  country: z.string(),
  rank: z.int(),
  rankedScore: z.number(),
});

export const playerStanding = z
  .object({
    moved: movement,
    /** The next with a higher ranked score, and the next with a lower one. */
    ahead: neighbour.nullable(),
    behind: neighbour.nullable(),
    /** Of the last twelve months and the one before them, the oldest first; days are YYYY-MM-DD, UTC. */
    ranks: z.array(z.object({ day: z.string(), rank: z.int().nullable(), rankedScore: z.number() })),
    /** Ranks before this day follow from the dates of the clears; null while they are not computed yet. */
    computedBefore: z.string().nullable(),
    /** Ids of the passes that the player pinned, in their order. */
    pins: z.array(z.int()),
  })
  .meta({ id: 'PlayerStanding' });
export type PlayerStanding = z.infer<typeof playerStanding>;

export const playerHit = z
  .object({
    ...playerRef.omit({ user: true }).shape,
    discordAvatar: z.string().nullable(),
    username: z.string().nullable().describe('Of the account; the handle where there is no chat account.'),
    rankedScore: z.number(),
  })
  .meta({ id: 'PlayerHit' });
export type PlayerHit = z.infer<typeof playerHit>;

/** An account of Discord; `avatar` is the hash of its picture. */
export const discordUser = z
  .object({
    id: z.string(),
    username: z.string(),
    avatar: z.string().nullable(),
    avatarUrl: z.string().nullable(),
  })
  .meta({ id: 'DiscordUser' });
export type DiscordUser = z.infer<typeof discordUser>;

/** What merging one player into another would move. */
export const mergePreview = z
  .object({
    source: playerRef,
    target: playerRef,
    passes: z.int(),
    /** Levels on which both have passes: there the better one counts. */
    sharedLevels: z.int(),
    submissions: z.int(),
    pendingSubmissions: z.int(),
    /** Whether the source's account goes to the target, or is closed because the target has one. */
    account: z.enum(['none', 'moves', 'closes']),
    sourceUser: userRef.nullable(),
    ratings: z.int(),
    /** Whether the source's Discord account goes to the target, or is only taken off the source. */
    discord: z.enum(['none', 'moves', 'leaves']),
    /** What the source, or its account that closes, is kept from, and the target is not yet. */
    bans: z.array(z.enum(['isBanned', 'isSubmissionsPaused', 'isRatingBanned'])),
  })
  .meta({ id: 'PlayerMergePreview' });
export type MergePreview = z.infer<typeof mergePreview>;

const name = lineOrEmpty(1000);
const target = lenientInt(z.int().min(1));
/** An account of Discord. */
export const discordId = z.string().regex(/^\d{17,20}$/, { error: 'Must have 17 to 20 digits.' });

/** One setting of a player, turned on or off. */
const switched = <K extends string, P extends z.ZodType>(setting: K, params: P) => {
  const body = z.object({ [setting]: z.boolean() } as Record<K, z.ZodBoolean>);
  return { params, body, reply: message.extend(body.shape) };
};

const call = endpointsOf('players');

export const playerEndpoints = {
  leaderboard: call.get('/v2/database/leaderboard', 'P', {
    summary: 'A page of the leaderboard by one of its eleven keys.',
    querystring: z.object({
      ...pageQuery,
      query: absent(z.string()),
      sortBy: absent(z.string()),
      order: absent(z.string().max(10)),
      ...filterQuery(leaderboard.filters),
      /** Letters of a country, of which alone players are shown. */
      country: absent(z.string().max(10)),
      around: absent(lenientInt(z.int())),
    }),
    reply: page(leaderRow),
  }),
  player: call.get('/v2/database/players/:id', 'P', {
    summary: 'A player with statistics, passes and top scores.',
    params: idParams,
    reply: player,
  }),
  playerStanding: call.get('/v2/database/players/:id/standing', 'P', {
    summary: 'Where a player stands: the next ahead and behind, and ranks over time.',
    params: idParams,
    reply: playerStanding,
  }),
  pinPasses: call.put('/v2/database/players/me/pins', 'U', {
    summary: "Lets up to three of one's own passes stand out on the profile, in this order.",
    body: z.object({
      passIds: z
        .array(z.int().min(1).max(2_147_483_647))
        .max(MOST_PINS)
        .refine((ids) => new Set(ids).size === ids.length, { error: 'Must not name a pass twice.' }),
    }),
    reply: message,
  }),
  comparePlayers: call.get('/v2/database/players/:id/compare/:otherId', 'P', {
    summary: 'Two players beside each other, with a page of the levels that both cleared.',
    params: z.object({ id: pathId, otherId: pathId }),
    querystring: z.object({
      ...pageQuery,
      /** Only the levels that this one leads. */
      leads: absent(z.enum(LEADS)),
    }),
    reply: comparison,
  }),
  searchPlayers: call.get('/v2/database/players/search/:name', 'P', {
    summary: 'At most 20 players by a part of their name, an exact match first.',
    params: z.object({ name: z.string() }),
    reply: z.array(playerHit),
  }),
  createPlayer: call.post('/v2/database/players/create', 'S', {
    summary: 'Creates a player without an account.',
    body: z.object({ name, country: absent(z.string().max(100)), discordId: absent(discordId) }),
    status: 201,
    reply: player,
  }),
  renamePlayer: call.put('/v2/database/players/:id/name', 'S', {
    summary: 'Renames a player.',
    params: idParams,
    body: z.object({ name }),
    reply: message.extend({ name: z.string(), player }),
  }),
  setPlayerCountry: call.put('/v2/database/players/:id/country', 'S', {
    summary: 'Changes the country of a player.',
    params: idParams,
    body: z.object({ country: z.string().max(100).nullish() }),
    reply: message.extend({ country: z.string() }),
  }),
  banPlayer: call.patch('/v2/database/players/:id/ban', 'S', {
    summary: 'Bans or unbans a player; standings follow at once.',
    ...switched('isBanned', idParams),
  }),
  pauseSubmissions: call.patch('/v2/database/players/:id/pause-submissions', 'S', {
    summary: 'Stops a player from submitting, or allows it again.',
    ...switched('isSubmissionsPaused', idParams),
  }),
  banFromRating: call.patch('/v2/admin/users/:playerId/rating-ban', 'S', {
    summary: "Stops a player's account from rating, or allows it again.",
    ...switched('isRatingBanned', z.object({ playerId: pathId })),
  }),
  findDiscordForPlayer: call.get('/v2/database/players/:id/discord/:discordId', 'S', {
    summary: 'The Discord account of an id, before it is linked with a player.',
    params: z.object({ id: pathId, discordId }),
    reply: z.object({ discordUser }),
  }),
  linkPlayerDiscord: call.put('/v2/database/players/:id/discord/:discordId', 'S', {
    summary: 'Links a player, and its account, with a Discord account.',
    params: z.object({ id: pathId, discordId }),
    body: z.object({
      username: filledLine(100),
      /** Hash of the picture, or its address. */
      avatar: absent(z.string().max(500)),
    }),
    reply: message.extend({
      discordInfo: z.object({
        discordId: z.string(),
        discordUsername: z.string(),
        discordAvatar: z.string().nullable(),
        discordAvatarId: z.string().nullable(),
        ...discordUser.shape,
      }),
    }),
  }),
  unlinkPlayerDiscord: call.delete('/v2/database/players/:id/discord', 'S', {
    summary: 'Unlinks the Discord account from a player and its account.',
    params: idParams,
    reply: message,
  }),
  previewPlayerMerge: call.get('/v2/database/players/:id/merge/preview', 'S', {
    summary: 'What a merge would move; nothing is written.',
    params: idParams,
    querystring: z.object({ targetPlayerId: target }),
    reply: mergePreview,
  }),
  mergePlayer: call.post('/v2/database/players/:id/merge', 'S', {
    summary: 'Moves everything of a player to another one; it can be undone for 30 days.',
    params: idParams,
    body: z.object({ targetPlayerId: target }),
    reply: message.extend({ mergeId: z.int(), movedPasses: z.int(), target: player }),
  }),
  playerMerges: call.get('/v2/database/players/merges', 'S', {
    summary: 'Merges of players of the last 30 days.',
    reply: z.array(merge),
  }),
  undoPlayerMerge: call.post('/v2/database/players/merges/:mergeId/undo', 'S', {
    summary: 'Undoes a merge of players: every row that it moved goes back.',
    params: z.object({ mergeId: pathId }),
    reply: message,
  }),
};
