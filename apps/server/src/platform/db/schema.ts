import type {
  CaptchaUsesTable,
  EmailTokensTable,
  LiveListenersTable,
  LoginFailuresTable,
  OauthUsesTable,
  OutgoingMailsTable,
  PlayersTable,
  RateLimitsTable,
  SessionsTable,
  UserProvidersTable,
  UsersTable,
} from './accounts-tables.ts';
import type {
  CreatorsTable,
  CreditsTable,
  DifficultiesTable,
  LevelAliasesTable,
  LevelCardsTable,
  LevelChangesTable,
  LevelSearchTable,
  LevelsTable,
  TeamMembersTable,
  TeamsTable,
} from './catalogue-tables.ts';
import type { PassesTable, PassLookupTable, PlayerStatsTable } from './passes-tables.ts';
import type {
  CreditRequestsTable,
  IdempotencyKeysTable,
  LevelSubmissionsTable,
  PassSubmissionsTable,
  TeamRequestsTable,
} from './submissions-tables.ts';
import type {
  AuditLogTable,
  ImportLinesTable,
  LevelReferencesTable,
  MergesTable,
  RatingDetailsTable,
  RatingsTable,
  SeenRatingsTable,
} from './staff-tables.ts';

/** Every table by its name, for Kysely. A test compares it with the migrated database. */
export interface Database {
  players: PlayersTable;
  users: UsersTable;
  user_providers: UserProvidersTable;
  sessions: SessionsTable;
  email_tokens: EmailTokensTable;
  login_failures: LoginFailuresTable;
  live_listeners: LiveListenersTable;
  captcha_uses: CaptchaUsesTable;
  rate_limits: RateLimitsTable;
  outgoing_mails: OutgoingMailsTable;
  oauth_uses: OauthUsesTable;
  difficulties: DifficultiesTable;
  creators: CreatorsTable;
  teams: TeamsTable;
  team_members: TeamMembersTable;
  levels: LevelsTable;
  level_aliases: LevelAliasesTable;
  level_cards: LevelCardsTable;
  level_search: LevelSearchTable;
  level_changes: LevelChangesTable;
  credits: CreditsTable;
  passes: PassesTable;
  pass_lookup: PassLookupTable;
  player_stats: PlayerStatsTable;
  level_submissions: LevelSubmissionsTable;
  credit_requests: CreditRequestsTable;
  team_requests: TeamRequestsTable;
  pass_submissions: PassSubmissionsTable;
  idempotency_keys: IdempotencyKeysTable;
  ratings: RatingsTable;
  rating_details: RatingDetailsTable;
  seen_ratings: SeenRatingsTable;
  level_references: LevelReferencesTable;
  merges: MergesTable;
  audit_log: AuditLogTable;
  import_lines: ImportLinesTable;
}
