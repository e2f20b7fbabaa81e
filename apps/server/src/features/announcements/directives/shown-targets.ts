import type { AnnouncementTarget } from '@rondo/contract/announcements/announcing';
import type { Action } from '@rondo/domain/announcements';
import type { ChannelRow } from './channels.repository.ts';
import type { ChatRoleRow } from './roles.repository.ts';

/** Shows where an item goes. A role that was switched off is not pinged. */
export function shownTargets(
  channels: readonly ChannelRow[],
  roles: readonly ChatRoleRow[],
): (action: Action) => AnnouncementTarget {
  const channelOf = new Map(channels.map((row) => [row.id, row]));
  const roleOf = new Map(roles.filter(({ is_active }) => is_active).map((row) => [row.id, row]));
  return ({ channelId, pingType, roleId }) => {
    const channel = channelOf.get(channelId);
    const role = (roleId === null ? undefined : roleOf.get(roleId)) ?? null;
    return {
      channelId,
      label: channel?.label ?? '',
      pingType: pingType === 'ROLE' && role === null ? 'NONE' : pingType,
      roleId: role?.id ?? null,
      roleLabel: role?.label ?? null,
      isConfigured: channel !== undefined && channel.webhook_url !== '' && channel.gone_at === null,
      isGone: channel !== undefined && channel.gone_at !== null,
    };
  };
}
