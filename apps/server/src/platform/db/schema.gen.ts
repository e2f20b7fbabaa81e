// Written by `npm run generate` from the migrated database. Add a migration, do not change this file.

import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './column-types.ts';

export interface AnnouncementTargetsTable {
  id: GeneratedAlways<number>;
  announcement_id: number;
  channel_id: number;
  ping_type: 'NONE' | 'ROLE' | 'EVERYONE';
  role_id: number | null;
  directive: Json | null;
  job_id: number | null;
  ping_group: string | null;
  state: Generated<'waiting' | 'sent' | 'failed' | 'cancelled'>;
  message_id: string | null;
  finished_at: Date | null;
  error: string | null;
}

export interface AnnouncementsTable {
  id: GeneratedAlways<number>;
  kind: 'level' | 'rerate' | 'pass';
  level_id: number;
  pass_id: number | null;
  embed: Json;
  actor_id: number | null;
  state: Generated<'open' | 'sent' | 'failed' | 'cancelled'>;
  is_past: Generated<boolean>;
  created_at: Date;
  finished_at: Date | null;
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

export interface CaptchaUsesTable {
  challenge: string;
  expires_at: Date;
}

export interface ChatChannelsTable {
  id: Generated<number>;
  label: string;
  webhook_url: Generated<string>;
  is_active: Generated<boolean>;
  gone_at: Date | null;
  created_at: Generated<Date>;
  origin: Generated<'site' | 'demo'>;
}

export interface ChatRolesTable {
  id: Generated<number>;
  role_id: string;
  label: string;
  is_active: Generated<boolean>;
  created_at: Generated<Date>;
  origin: Generated<'site' | 'demo'>;
}

export interface CreatorsTable {
  id: Generated<number>;
  name: string;
  aliases: Generated<string[]>;
  is_verified: Generated<boolean>;
  country: Generated<string>;
  discord_id: string | null;
  user_id: number | null;
  search: Generated<string>;
  merged_into_id: number | null;
  merged_at: Date | null;
  origin: Generated<'site' | 'import' | 'demo'>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  name_key: GeneratedAlways<string | null>;
}

export interface CreditRequestsTable {
  id: Generated<number>;
  submission_id: number;
  role: 'charter' | 'vfxer';
  creator_name: string;
  creator_id: number | null;
  is_new_request: Generated<boolean>;
}

export interface CreditsTable {
  id: Generated<number>;
  level_id: number;
  creator_id: number;
  role: 'charter' | 'vfxer';
  is_verified: Generated<boolean>;
}

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
  removed_at: Date | null;
  place: GeneratedAlways<number>;
  place_down: GeneratedAlways<number>;
}

export interface DirectiveActionsTable {
  directive_id: number;
  place: number;
  channel_id: number;
  ping_type: 'NONE' | 'ROLE' | 'EVERYONE';
  role_id: number | null;
}

export interface DirectivesTable {
  id: Generated<number>;
  difficulty_id: number;
  sort_order: number;
  name: string;
  description: Generated<string>;
  mode: 'STATIC' | 'CONDITIONAL';
  trigger_type: 'PASS' | 'LEVEL';
  condition: Json | null;
  is_active: Generated<boolean>;
  first_of_kind: Generated<boolean>;
  origin: Generated<'site' | 'demo'>;
}

export interface EmailTokensTable {
  token_hash: Buffer;
  user_id: number;
  purpose: 'verify' | 'reset';
  expires_at: Date;
  used_at: Date | null;
}

export interface FirstOfKindTable {
  level_id: number;
  trigger_type: 'PASS' | 'LEVEL';
  condition_hash: Buffer;
  announcement_id: number;
  is_consumed: Generated<boolean>;
}

export interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  body_hash: string;
  reply: Json | null;
  created_at: Generated<Date>;
}

export interface ImportLinesTable {
  kind: 'level' | 'player' | 'pass';
  line_hash: Buffer;
  source_id: number;
  row_id: number;
}

export interface InboxEntriesTable {
  id: Generated<number>;
  user_id: number;
  kind: 'passApproved' | 'passDeclined' | 'levelApproved' | 'levelDeclined' | 'rerate' | 'mergeUndone';
  created_at: Generated<Date>;
  is_read: Generated<boolean>;
  pass_submission_id: number | null;
  level_submission_id: number | null;
  merge_id: number | null;
  audit_ids: number[] | null;
  rerates: number | null;
  score_before: number | null;
  score_after: number | null;
  rank_before: number | null;
  rank_after: number | null;
  passed_ids: number[] | null;
  passed: number | null;
}

export interface JobSchedulesTable {
  kind: string;
  next_at: Date;
}

export interface JobsTable {
  id: GeneratedAlways<number>;
  kind: string;
  key: string | null;
  lane: string | null;
  payload: Json;
  state: Generated<'waiting' | 'running' | 'done' | 'failed' | 'cancelled'>;
  is_cancelled: Generated<boolean>;
  due_at: Date;
  tries: Generated<number>;
  lease: string | null;
  leased_until: Date | null;
  claimable_at: GeneratedAlways<Date>;
  last_error: string | null;
  result: Json | null;
  finished_at: Date | null;
  created_at: Date;
  since: Date;
  attempts: Generated<Json>;
}

export interface LevelAliasesTable {
  id: Generated<number>;
  level_id: number;
  field: 'song' | 'artist';
  original_value: string;
  alias: string;
  alias_key: GeneratedAlways<string>;
}

export interface LevelCardsTable {
  level_id: number;
  card: string;
  credits: string;
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
  kind: Generated<'score' | 'difficulty' | 'worldsFirst'>;
  worlds_first_pass_id: number | null;
  audit_id: number | null;
}

export interface LevelReferencesTable {
  difficulty_id: number;
  level_id: number;
  type: Generated<string>;
}

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

export interface LevelSubmissionsTable {
  id: Generated<number>;
  song: string;
  artist: string;
  diff: string;
  video_link: string;
  direct_dl: Generated<string>;
  ws_link: Generated<string>;
  level_id: number | null;
  status: Generated<'pending' | 'approved' | 'declined' | 'withdrawn'>;
  submitter_id: number;
  submitter_discord_username: string | null;
  submitter_discord_id: string | null;
  decline_reason: string | null;
  decided_by_id: number | null;
  decided_at: Date | null;
  claimed_by_id: number | null;
  claimed_until: Date | null;
  origin: Generated<'site' | 'import' | 'demo'>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  content_hash: GeneratedAlways<string>;
}

export interface LevelTimeoutsTable {
  level_id: number;
  until: Date;
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
  diff_place: Generated<number>;
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
  origin: Generated<'site' | 'import' | 'demo'>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  tile_count: number | null;
  diff_place_down: GeneratedAlways<number>;
}

export interface LiveListenersTable {
  process_id: string;
  user_id: number;
  seen_at: Generated<Date>;
}

export interface LoginFailuresTable {
  key: string;
  count: number;
  last_at: Date;
}

export interface MergedVotesTable {
  rating_id: number;
  user_id: number;
  rating: string;
  comment: string;
  is_community_rating: boolean;
  is_blind: boolean;
  created_at: Date;
  updated_at: Date;
  is_given: boolean;
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

export interface ModifierCooldownsTable {
  user_id: number;
  player_id: number;
  until: Date;
}

export interface OauthUsesTable {
  state_hash: Buffer;
  expires_at: Date;
}

export interface PassLookupTable {
  pass_id: number;
  title: string;
  video: string;
  video_hash: string;
  content_hash: string;
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
  status: Generated<'pending' | 'approved' | 'declined' | 'withdrawn'>;
  submitter_id: number;
  submitter_discord_username: string | null;
  submitter_discord_id: string | null;
  decline_reason: string | null;
  decided_by_id: number | null;
  decided_at: Date | null;
  claimed_by_id: number | null;
  claimed_until: Date | null;
  origin: Generated<'site' | 'import' | 'demo'>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  is_day_only: Generated<boolean>;
}

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
  diff_place: Generated<number>;
  shuffle: Generated<number>;
  origin: Generated<'site' | 'import' | 'demo'>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  diff_place_down: GeneratedAlways<number>;
  is_day_only: Generated<boolean>;
  arrived_at: GeneratedAlways<Date>;
}

export interface PinnedPassesTable {
  player_id: number;
  place: number;
  pass_id: number;
}

export interface PlayCommitmentsTable {
  user_id: number;
  game: 'case' | 'wheels';
  secret: Buffer;
  created_at: Generated<Date>;
}

export interface PlayDrawsTable {
  id: Generated<number>;
  user_id: number;
  kind: string;
  subject: number | null;
  commitment: string;
  reply: Json;
  is_spent: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface PlayerModifiersTable {
  id: Generated<number>;
  player_id: number;
  type: 'ranked_add' | 'ranked_multiply' | 'oops_all_miss' | 'score_flip' | 'king_of_castle' | 'score_combine' | 'ban_hammer' | 'player_swap' | 'super_admin';
  value: number | null;
  partner_id: number | null;
  user_id: number | null;
  created_at: Generated<Date>;
  expires_at: Date;
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

export interface PlayersTable {
  id: Generated<number>;
  name: string;
  country: Generated<string>;
  avatar_url: string | null;
  discord_id: string | null;
  discord_username: string | null;
  discord_avatar: string | null;
  is_banned: Generated<boolean>;
  is_submissions_paused: Generated<boolean>;
  merged_into_id: number | null;
  merged_at: Date | null;
  picture: string | null;
  ref: Generated<string>;
  origin: Generated<'site' | 'import' | 'demo'>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  name_search: GeneratedAlways<string>;
  handle_search: GeneratedAlways<string>;
}

export interface RankDaysTable {
  player_id: number;
  day: number;
  ranked_score: number;
  rank: number | null;
}

export interface RankDaysStateTable {
  id: Generated<number>;
  wanted: Generated<number>;
  computed: Generated<number>;
  computed_before: number | null;
  closed_through: number | null;
  thinned_before: number | null;
}

export interface RateLimitsTable {
  key: string;
  window_start: Date;
  count: number;
  blocked_until: Date | null;
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

export interface RatingSuggestionsTable {
  id: Generated<number>;
  user_id: number;
  level_id: number;
  diff_id: number;
  base_score: number | null;
  comment: Generated<string>;
  draw_ids: Generated<number[]>;
  created_at: Generated<Date>;
}

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

export interface RouletteTimeoutsTable {
  user_id: number;
  until: Date;
}

export interface SeenRatingsTable {
  rating_id: number;
  user_id: number;
}

export interface SessionsTable {
  id: Generated<string>;
  user_id: number;
  user_agent: Generated<string>;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
}

export interface SiteStateTable {
  id: Generated<number>;
  epoch: Generated<string>;
  backup_folder: string | null;
}

export interface SlowLanesTable {
  lane: string;
  since: Date;
}

export interface TeamMembersTable {
  team_id: number;
  creator_id: number;
}

export interface TeamRequestsTable {
  id: Generated<number>;
  submission_id: number;
  team_name: string;
  team_id: number | null;
  is_new_request: Generated<boolean>;
}

export interface TeamsTable {
  id: Generated<number>;
  name: string;
  description: string | null;
  aliases: Generated<string[]>;
  is_verified: Generated<boolean>;
  search: Generated<string>;
  origin: Generated<'site' | 'import' | 'demo'>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  name_key: GeneratedAlways<string>;
}

export interface UserProvidersTable {
  user_id: number;
  provider: 'discord';
  provider_id: string;
  username: string;
  avatar_url: string | null;
  created_at: Generated<Date>;
}

export interface UsersTable {
  id: Generated<number>;
  username: string;
  username_key: GeneratedAlways<string>;
  email: string;
  nickname: string;
  password_hash: string | null;
  avatar_url: string | null;
  is_rater: Generated<boolean>;
  is_super_admin: Generated<boolean>;
  is_rating_banned: Generated<boolean>;
  email_verified_at: Date | null;
  username_modified: Generated<boolean>;
  permission_version: Generated<number>;
  player_id: number | null;
  closed_at: Date | null;
  origin: Generated<'site' | 'import' | 'demo'>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  blind_since: Date | null;
  name_search: GeneratedAlways<string>;
  inbox_off: Generated<string[]>;
  language: 'en' | 'pl' | 'cn' | null;
}

export interface WebhookPaceTable {
  address_hash: Buffer;
  free_at: Date;
}

export interface WheelListsTable {
  seed: number;
  items: Json;
  expires_at: Date;
}

export interface Database {
  announcement_targets: AnnouncementTargetsTable;
  announcements: AnnouncementsTable;
  audit_log: AuditLogTable;
  captcha_uses: CaptchaUsesTable;
  chat_channels: ChatChannelsTable;
  chat_roles: ChatRolesTable;
  creators: CreatorsTable;
  credit_requests: CreditRequestsTable;
  credits: CreditsTable;
  difficulties: DifficultiesTable;
  directive_actions: DirectiveActionsTable;
  directives: DirectivesTable;
  email_tokens: EmailTokensTable;
  first_of_kind: FirstOfKindTable;
  idempotency_keys: IdempotencyKeysTable;
  import_lines: ImportLinesTable;
  inbox_entries: InboxEntriesTable;
  job_schedules: JobSchedulesTable;
  jobs: JobsTable;
  level_aliases: LevelAliasesTable;
  level_cards: LevelCardsTable;
  level_changes: LevelChangesTable;
  level_references: LevelReferencesTable;
  level_search: LevelSearchTable;
  level_submissions: LevelSubmissionsTable;
  level_timeouts: LevelTimeoutsTable;
  levels: LevelsTable;
  live_listeners: LiveListenersTable;
  login_failures: LoginFailuresTable;
  merged_votes: MergedVotesTable;
  merges: MergesTable;
  modifier_cooldowns: ModifierCooldownsTable;
  oauth_uses: OauthUsesTable;
  pass_lookup: PassLookupTable;
  pass_submissions: PassSubmissionsTable;
  passes: PassesTable;
  pinned_passes: PinnedPassesTable;
  play_commitments: PlayCommitmentsTable;
  play_draws: PlayDrawsTable;
  player_modifiers: PlayerModifiersTable;
  player_stats: PlayerStatsTable;
  players: PlayersTable;
  rank_days: RankDaysTable;
  rank_days_state: RankDaysStateTable;
  rate_limits: RateLimitsTable;
  rating_details: RatingDetailsTable;
  rating_suggestions: RatingSuggestionsTable;
  ratings: RatingsTable;
  roulette_timeouts: RouletteTimeoutsTable;
  seen_ratings: SeenRatingsTable;
  sessions: SessionsTable;
  site_state: SiteStateTable;
  slow_lanes: SlowLanesTable;
  team_members: TeamMembersTable;
  team_requests: TeamRequestsTable;
  teams: TeamsTable;
  user_providers: UserProvidersTable;
  users: UsersTable;
  webhook_pace: WebhookPaceTable;
  wheel_lists: WheelListsTable;
}
