import { ANNOUNCEMENT_REASONS } from '@rondo/domain/announcements';
import type { TFunction } from 'i18next';

/** Why something was not announced, in words; what the chat service said stays as it is. */
export function reasonWords(t: TFunction<'announcements'>, error: string): string {
  const reason = ANNOUNCEMENT_REASONS.find((one) => one === error);
  return reason === undefined ? error : t(`reason.${reason}`);
}
