import type { TFunction } from 'i18next';

const REASONS = [
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

/** Why something was not announced, in words; what the chat service said stays as it is. */
export function reasonWords(t: TFunction<'announcements'>, error: string): string {
  const reason = REASONS.find((one) => one === error);
  return reason === undefined ? error : t(`reason.${reason}`);
}
