import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

/** Ratings, references, merges, the audit log and imports (migrations 0007, 0008 and 0015). One interface a table, in the order of its columns. */
export interface RatingsTable {
  id: Generated<number>;
  level_id: number;
  requester_fr: Generated<string>;
  low_diff: Generated<boolean>;
  average_difficulty_id: number | null;
  community_difficulty_id: number | null;
  rerate_num: Generated<string>;
  rerate_reason: Generated<string>;
  confirmed_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface RatingDetailsTable {
  rating_id: number;
  user_id: number;
  rating: string;
  comment: Generated<string>;
  is_community_rating: boolean;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  is_blind: Generated<boolean>;
}

/** Who has seen an open rating before, without a vote on it now. */
export interface SeenRatingsTable {
  rating_id: number;
  user_id: number;
}

export interface LevelReferencesTable {
  difficulty_id: number;
  level_id: number;
  type: Generated<string>;
}

export interface MergesTable {
  id: Generated<number>;
  kind: 'player' | 'creator';
  source_id: number;
  target_id: number;
  moved: Json;
  actor_id: number | null;
  created_at: Generated<Date>;
  undone_at: Date | null;
}

export interface AuditLogTable {
  id: Generated<number>;
  at: Generated<Date>;
  actor_id: number | null;
  action: string;
  subject_type: string;
  subject_id: number | null;
  subject_title: Generated<string>;
  before: Json | null;
  after: Json | null;
  reason: Generated<string>;
}

export interface ImportLinesTable {
  kind: 'level' | 'player' | 'pass';
  line_hash: Buffer;
  source_id: number;
  row_id: number;
}
