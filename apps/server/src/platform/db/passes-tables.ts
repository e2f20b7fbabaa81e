import type { Generated, GeneratedAlways } from 'kysely';
import type { Origin } from './column-types.ts';

/** Passes and standings (migration 0005). One interface a table, in the order of its columns. */
export interface PassesTable {
  id: Generated<number>;
  level_id: number;
  player_id: number;
  speed: Generated<number>;
  feeling_rating: Generated<string>;
  video_link: Generated<string>;
  vid_title: Generated<string>;
  vid_upload_time: Date;
  is_12k: Generated<boolean>;
  is_16k: Generated<boolean>;
  is_no_hold_tap: Generated<boolean>;
  is_worlds_first: Generated<boolean>;
  is_announced: Generated<boolean>;
  is_duplicate: Generated<boolean>;
  is_deleted: Generated<boolean>;
  early_double: number;
  early_single: number;
  e_perfect: number;
  perfect: number;
  l_perfect: number;
  late_single: number;
  late_double: number;
  accuracy: number;
  score_v2: number;
  is_listed: Generated<boolean>;
  diff_id: Generated<number>;
  diff_sort: Generated<number>;
  shuffle: Generated<number>;
  origin: Generated<Origin>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Kept by triggers. */
export interface PassLookupTable {
  pass_id: number;
  title: string;
  video: string;
  video_hash: string;
  content_hash: string;
}

export interface PlayerStatsTable {
  player_id: number;
  is_banned: Generated<boolean>;
  ranked_score: Generated<number>;
  general_score: Generated<number>;
  pp_score: Generated<number>;
  wf_score: Generated<number>;
  score_12k: Generated<number>;
  average_xacc: Generated<number>;
  total_passes: Generated<number>;
  universal_pass_count: Generated<number>;
  worlds_first_count: Generated<number>;
  top_diff_id: number | null;
  top_diff_sort: number | null;
  top_12k_diff_id: number | null;
  top_12k_diff_sort: number | null;
  rank: number | null;
  is_ranked: GeneratedAlways<boolean>;
  has_passes: GeneratedAlways<boolean>;
}
