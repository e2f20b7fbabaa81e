import type { Generated, GeneratedAlways } from 'kysely';
import type { Origin } from './column-types.ts';

/** Accounts, players and the guards of sign-in (migration 0002). One interface a table, in the order of its columns. */
export interface PlayersTable {
  id: Generated<number>;
  name: string;
  name_search: GeneratedAlways<string>;
  country: Generated<string>;
  avatar_url: string | null;
  discord_id: string | null;
  discord_username: string | null;
  discord_avatar: string | null;
  is_banned: Generated<boolean>;
  is_submissions_paused: Generated<boolean>;
  merged_into_id: number | null;
  merged_at: Date | null;
  /** This and `ref` are kept by triggers. */
  picture: string | null;
  ref: Generated<string>;
  origin: Generated<Origin>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface UsersTable {
  id: Generated<number>;
  username: string;
  username_key: GeneratedAlways<string>;
  email: string;
  nickname: string;
  name_search: GeneratedAlways<string>;
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
  origin: Generated<Origin>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** Since when the user votes before seeing the others' votes. */
  blind_since: Date | null;
}

export interface UserProvidersTable {
  user_id: number;
  provider: 'discord';
  provider_id: string;
  username: string;
  avatar_url: string | null;
  created_at: Generated<Date>;
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

export interface EmailTokensTable {
  token_hash: Buffer;
  user_id: number;
  purpose: 'verify' | 'reset';
  expires_at: Date;
  used_at: Date | null;
}

export interface LoginFailuresTable {
  key: string;
  count: number;
  last_at: Date;
}

export interface CaptchaUsesTable {
  challenge: string;
  expires_at: Date;
}

/** Who holds a stream of the rating page open, by server process. */
export interface LiveListenersTable {
  process_id: string;
  user_id: number;
  seen_at: Generated<Date>;
}

export interface RateLimitsTable {
  key: string;
  window_start: Date;
  count: number;
  blocked_until: Date | null;
}

/** Mails that wait to be sent (migration 0010). */
export interface OutgoingMailsTable {
  id: Generated<number>;
  kind: string;
  address: string;
  language: string;
  tries: Generated<number>;
  due_at: Date;
  created_at: Date;
}

/** States of sign-ins with another service that were used up (migration 0010). */
export interface OauthUsesTable {
  state_hash: Buffer;
  expires_at: Date;
}
