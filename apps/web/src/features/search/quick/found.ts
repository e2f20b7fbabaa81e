import type { Reply } from '../../../lib/api/contract.ts';

export type LevelHit = Reply<'filterLevels'>['results'][number];
export type PlayerHit = Reply<'leaderboard'>['results'][number];
export type CreatorHit = Reply<'creators'>['results'][number];
