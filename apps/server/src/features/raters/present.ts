import type { Rater } from '@rondo/contract/raters';
import type { RaterRow } from './repository.ts';

/** Chat ids are for super admins only (docs/rules/auth.md#private-data). */
export function presentRater(row: RaterRow, { isSuperAdmin }: { readonly isSuperAdmin: boolean }): Rater {
  return {
    id: row.id,
    username: row.username,
    nickname: row.nickname,
    discordUsername: row.discord_username,
    ...(isSuperAdmin ? { discordId: row.discord_id } : {}),
    avatarUrl: row.avatar_url,
    isRater: row.is_rater,
    isSuperAdmin: row.is_super_admin,
    player: { pfp: row.player_picture },
  };
}
