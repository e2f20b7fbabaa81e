import type { Generated, GeneratedAlways } from 'kysely';
import type { CreditRole, Json, Origin } from './column-types.ts';

/** The catalogue (migrations 0003 and 0004). One interface a table, in the order of its columns. */
export interface DifficultiesTable {
  id: number;
  name: string;
  name_key: GeneratedAlways<string>;
  type: 'PGU' | 'SPECIAL';
  color: string;
  base_score: number;
  sort_order: number;
  icon: Generated<string>;
  legacy_icon: Generated<string | null>;
  emoji: string;
  legacy_emoji: string | null;
  legacy: string;
  ref: Generated<string>;
}

export interface CreatorsTable {
  id: Generated<number>;
  name: string;
  name_key: GeneratedAlways<string | null>;
  aliases: Generated<string[]>;
  is_verified: Generated<boolean>;
  country: Generated<string>;
  discord_id: string | null;
  user_id: number | null;
  search: Generated<string>;
  merged_into_id: number | null;
  merged_at: Date | null;
  origin: Generated<Origin>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface TeamsTable {
  id: Generated<number>;
  name: string;
  name_key: GeneratedAlways<string>;
  description: string | null;
  aliases: Generated<string[]>;
  is_verified: Generated<boolean>;
  search: Generated<string>;
  origin: Generated<Origin>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface TeamMembersTable {
  team_id: number;
  creator_id: number;
}

export interface LevelsTable {
  id: Generated<number>;
  song: string;
  artist: Generated<string>;
  creator: Generated<string>;
  charter: Generated<string>;
  vfxer: Generated<string>;
  team: Generated<string>;
  team_id: number | null;
  diff_id: Generated<number>;
  diff_sort: Generated<number>;
  previous_diff_id: Generated<number>;
  base_score: number | null;
  previous_base_score: number | null;
  video_link: Generated<string>;
  dl_link: Generated<string>;
  workshop_link: Generated<string>;
  public_comments: Generated<string>;
  rerate_num: Generated<string>;
  rerate_reason: Generated<string>;
  rating_comment_required: Generated<boolean>;
  to_rate: Generated<boolean>;
  is_announced: Generated<boolean>;
  is_hidden: Generated<boolean>;
  is_deleted: Generated<boolean>;
  is_verified: Generated<boolean>;
  clears: Generated<number>;
  version: Generated<number>;
  shuffle: Generated<number>;
  origin: Generated<Origin>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface LevelAliasesTable {
  id: Generated<number>;
  level_id: number;
  field: 'song' | 'artist';
  original_value: string;
  alias: string;
  alias_key: GeneratedAlways<string>;
}

/** Kept by triggers. `card` is a JSON object without its closing brace. */
export interface LevelCardsTable {
  level_id: number;
  card: string;
  credits: string;
}

/** Kept by triggers. Every value stands between two unit separators. */
export interface LevelSearchTable {
  level_id: number;
  is_visible: boolean;
  diff_id: number;
  song: string;
  artist: string;
  charter: string;
  vfxer: string;
  creator: string;
  team: string;
  anything: GeneratedAlways<string>;
}

export interface LevelChangesTable {
  id: Generated<number>;
  level_id: number;
  at: Generated<Date>;
  old_diff_id: number | null;
  new_diff_id: number;
  old_base_score: number | null;
  new_base_score: number | null;
  reason: Generated<string>;
  votes: Json | null;
  kind: Generated<'score' | 'worldsFirst'>;
  worlds_first_pass_id: number | null;
  /** The entry of the log with the figures of a change by staff. */
  audit_id: number | null;
}

export interface CreditsTable {
  id: Generated<number>;
  level_id: number;
  creator_id: number;
  role: CreditRole;
  is_verified: Generated<boolean>;
}
