/** Why an item is not announced, or not in a channel, where it is not the chat service that refused. */
export const ANNOUNCEMENT_REASONS = [
  'NOT_FOUND',
  'DELETED',
  'HIDDEN',
  'DUPLICATE',
  'PLAYER_BANNED',
  'LEVEL_NOT_VISIBLE',
  'BEING_RATED',
  'UNRANKED',
  'CHANNEL_NOT_CONFIGURED',
  'CHANNEL_GONE',
  'CHANNEL_OFF',
  'CHANGED',
  'STOPPED',
  'BY_RESTORE',
] as const;
export type AnnouncementReason = (typeof ANNOUNCEMENT_REASONS)[number];
