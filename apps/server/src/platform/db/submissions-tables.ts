import type { Generated, GeneratedAlways } from 'kysely';
import type { CreditRole, Json, Origin, SubmissionStatus } from './column-types.ts';

/** Submissions (migration 0006). One interface a table, in the order of its columns. */
export interface LevelSubmissionsTable {
  id: Generated<number>;
  song: string;
  artist: string;
  diff: string;
  video_link: string;
  direct_dl: Generated<string>;
  ws_link: Generated<string>;
  level_id: number | null;
  content_hash: GeneratedAlways<string>;
  status: Generated<SubmissionStatus>;
  submitter_id: number;
  submitter_discord_username: string | null;
  submitter_discord_id: string | null;
  decline_reason: string | null;
  decided_by_id: number | null;
  decided_at: Date | null;
  claimed_by_id: number | null;
  claimed_until: Date | null;
  origin: Generated<Origin>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface CreditRequestsTable {
  id: Generated<number>;
  submission_id: number;
  role: CreditRole;
  creator_name: string;
  creator_id: number | null;
  is_new_request: Generated<boolean>;
}

export interface TeamRequestsTable {
  id: Generated<number>;
  submission_id: number;
  team_name: string;
  team_id: number | null;
  is_new_request: Generated<boolean>;
}

export interface PassSubmissionsTable {
  id: Generated<number>;
  level_id: number;
  title: string;
  video_link: string;
  raw_time: Date;
  found_video_time: Date | null;
  passer: string;
  passer_request: Generated<boolean>;
  assigned_player_id: number | null;
  same_name_player_ids: Generated<number[]>;
  feeling_difficulty: string;
  speed: Generated<number>;
  is_12k: Generated<boolean>;
  is_16k: Generated<boolean>;
  is_no_hold_tap: Generated<boolean>;
  early_double: number;
  early_single: number;
  e_perfect: number;
  perfect: number;
  l_perfect: number;
  late_single: number;
  late_double: number;
  pass_id: number | null;
  content_hash: GeneratedAlways<string>;
  status: Generated<SubmissionStatus>;
  submitter_id: number;
  submitter_discord_username: string | null;
  submitter_discord_id: string | null;
  decline_reason: string | null;
  decided_by_id: number | null;
  decided_at: Date | null;
  claimed_by_id: number | null;
  claimed_until: Date | null;
  origin: Generated<Origin>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  body_hash: string;
  reply: Json | null;
  created_at: Generated<Date>;
}
