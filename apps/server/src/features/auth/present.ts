import type { User } from '@rondo/contract/auth';
import type { AccountRow } from './account.repository.ts';

/** The account as its owner sees it. */
export function presentUser(row: AccountRow): User {
  return {
    id: row.id,
    username: row.username,
    nickname: row.nickname,
    email: row.email,
    avatarUrl: row.avatar_url,
    pfp: row.avatar_url,
    isRater: row.is_rater,
    isSuperAdmin: row.is_super_admin,
    isRatingBanned: row.is_rating_banned,
    isBlindFirst: row.is_blind_first,
    isEmailVerified: row.is_email_verified,
    playerId: row.player_id,
    password: row.has_password ? true : null,
    providers: row.providers.map(({ provider, provider_id, username, avatar_url }) => ({
      name: provider,
      profile: { id: provider_id, username, avatarUrl: avatar_url },
    })),
  };
}
