import { z } from 'zod';
import { creator, team } from '../creators.ts';
import { creditRole, judgements, levelOfPass, playerRef, time, uploadDay, userRef } from '../shapes.ts';

const status = z.enum(['pending', 'approved', 'declined', 'withdrawn']);

/** A creator and a team as reviews show them: their figures without the lists behind them. */
export const creatorSummary = creator
  .omit({ createdLevels: true, credits: true })
  .meta({ id: 'CreatorSummary' });
export type CreatorSummary = z.infer<typeof creatorSummary>;
export const teamSummary = team.omit({ members: true, levels: true }).meta({ id: 'TeamSummary' });
export type TeamSummary = z.infer<typeof teamSummary>;

export const creditRequest = z
  .object({
    id: z.int(),
    role: creditRole,
    creatorId: z.int().nullable(),
    creatorName: z.string(),
    isNewRequest: z.boolean(),
    creator: creatorSummary.nullable(),
  })
  .meta({ id: 'CreditRequest' });
export type CreditRequest = z.infer<typeof creditRequest>;

export const teamRequest = z
  .object({
    id: z.int(),
    role: z.literal('team'),
    teamId: z.int().nullable(),
    teamName: z.string(),
    isNewRequest: z.boolean(),
    team: teamSummary.nullable(),
  })
  .meta({ id: 'TeamRequest' });
export type TeamRequest = z.infer<typeof teamRequest>;

const review = {
  submitter: userRef,
  submitterDiscordUsername: z.string().nullable(),
  submitterDiscordId: z.string().nullable().optional(),
  declineReason: z.string().nullable(),
  createdAt: time,
  queuePosition: z.int().nullable(),
  claimedBy: userRef.nullable().optional(),
  claimedUntil: time.nullable().optional(),
  decidedAt: time.nullable().optional(),
  submitterRecord: z.object({ approved: z.int(), declined: z.int() }).optional(),
};

/** `duplicates` names levels that already have this video or this song by this artist. */
export const levelSubmission = z
  .object({
    id: z.int(),
    status,
    song: z.string(),
    artist: z.string(),
    diff: z.string(),
    videoLink: z.string(),
    directDL: z.string(),
    wsLink: z.string(),
    creatorRequests: z.array(creditRequest),
    teamRequestData: teamRequest.nullable(),
    levelId: z.int().nullable(),
    duplicates: z.array(z.object({ id: z.int(), song: z.string(), artist: z.string() })).optional(),
    ...review,
  })
  .meta({ id: 'LevelSubmission' });
export type LevelSubmission = z.infer<typeof levelSubmission>;

/** `sameNamePlayers` are the players that have the typed name; `duplicates` passes with the same video. */
export const passSubmission = z
  .object({
    id: z.int(),
    status,
    title: z.string(),
    levelId: z.int(),
    level: levelOfPass,
    passer: z.string(),
    passerRequest: z.boolean(),
    details: z.string().optional(),
    sameNamePlayers: z.array(z.object({ id: z.int(), name: z.string(), country: z.string() })).optional(),
    assignedPlayerId: z.int().nullable(),
    assignedPlayer: playerRef.nullable(),
    feelingDifficulty: z.string(),
    speed: z.number(),
    rawTime: time,
    vidUploadDay: uploadDay,
    videoLink: z.string(),
    judgements,
    flags: z.object({ is12K: z.boolean(), is16K: z.boolean(), isNoHoldTap: z.boolean() }),
    accuracy: z.number(),
    scoreV2: z.number(),
    passId: z.int().nullable(),
    videoTime: z.object({ found: time.nullable(), differs: z.boolean() }),
    duplicates: z.array(z.object({ id: z.int(), levelId: z.int(), player: z.string() })).optional(),
    ...review,
  })
  .meta({ id: 'PassSubmission' });
export type PassSubmission = z.infer<typeof passSubmission>;
