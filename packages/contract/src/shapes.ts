import { namedFields } from '@rondo/domain/creators';
import { listedLevelFields } from '@rondo/domain/levels';
import { forJudgements } from '@rondo/domain/passes';
import { z } from 'zod';
import { shapeOf } from './entity.ts';

/** Shapes that several slices answer. */
export const time = z.iso.datetime();
export const uploadDay = z.iso
  .date()
  .nullable()
  .describe("Where only the day is known; the upload time is then the day's last millisecond in UTC.");

/** A page of a list; `count` is exact up to 10,000 (docs/rules/search.md#paging). */
export function page<S extends z.ZodType>(row: S) {
  return z.object({ results: z.array(row), count: z.int(), hasMore: z.boolean() });
}

export const message = z.object({ message: z.string() });

export const difficultyType = z.enum(['PGU', 'SPECIAL']);

export const difficultyRef = z
  .object({
    id: z.int(),
    name: z.string(),
    icon: z.string(),
    legacyIcon: z.string().nullable(),
    color: z.string(),
    baseScore: z.number(),
    sortOrder: z.int(),
    type: difficultyType,
  })
  .meta({ id: 'DiffRef' });
export type DifficultyRef = z.infer<typeof difficultyRef>;

export const userRef = z
  .object({
    id: z.int(),
    username: z.string(),
    nickname: z.string(),
    avatarUrl: z.string().nullable(),
    isRater: z.boolean(),
    isSuperAdmin: z.boolean(),
  })
  .meta({ id: 'UserRef' });
export type UserRef = z.infer<typeof userRef>;

export const playerRef = z
  .object({
    id: z.int(),
    name: z.string(),
    country: z.string(),
    pfp: z.string().nullable(),
    avatarUrl: z.string().nullable(),
    discordUsername: z.string().nullable(),
    isBanned: z.boolean(),
    user: userRef.nullable(),
  })
  .meta({ id: 'PlayerRef' });
export type PlayerRef = z.infer<typeof playerRef>;

export const creditRole = z.enum(['charter', 'vfxer']);

export const creatorRef = z.object({ id: z.int(), ...shapeOf(namedFields) }).meta({ id: 'CreatorRef' });

export const credit = z
  .object({
    id: z.int(),
    role: creditRole,
    isVerified: z.boolean(),
    creatorId: z.int(),
    creatorName: z.string(),
    creatorAliases: z.array(z.string()),
    creator: creatorRef,
  })
  .meta({ id: 'Credit' });
export type Credit = z.infer<typeof credit>;

export const teamRef = z
  .object({ ...creatorRef.shape, description: z.string().nullable() })
  .meta({ id: 'TeamRef' });

const listedLevel = {
  id: z.int(),
  ...shapeOf(listedLevelFields),
  teamId: z.int().nullable(),
  teamObject: teamRef.nullable(),
  difficulty: difficultyRef,
  clears: z.int(),
  isCleared: z.boolean(),
  isDeleted: z.boolean(),
  isHidden: z.boolean(),
  isVerified: z.boolean(),
  createdAt: time,
  updatedAt: time,
};

/** A level inside a pass: lists leave its credits out. */
export const levelOfPass = z
  .object({ ...listedLevel, levelCredits: z.array(credit).optional() })
  .meta({ id: 'LevelOfPass' });
export type LevelOfPass = z.infer<typeof levelOfPass>;

export const levelListItem = z
  .object({ ...listedLevel, levelCredits: z.array(credit) })
  .meta({ id: 'LevelListItem' });
export type LevelListItem = z.infer<typeof levelListItem>;

export const judgements = z.object(forJudgements(() => z.int().min(0))).meta({ id: 'Judgements' });

export const playerStats = z
  .object({
    rankedScore: z.number(),
    generalScore: z.number(),
    ppScore: z.number(),
    wfScore: z.number(),
    score12K: z.number(),
    averageXacc: z.number(),
    totalPasses: z.int(),
    universalPassCount: z.int(),
    worldsFirstCount: z.int(),
    topDiff: difficultyRef.nullable(),
    top12kDiff: difficultyRef.nullable(),
    rankedScoreRank: z.int().nullable(),
  })
  .meta({ id: 'PlayerStats' });
export type PlayerStats = z.infer<typeof playerStats>;
