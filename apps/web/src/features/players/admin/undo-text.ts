import type { TFunction } from 'i18next';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';

const reasons = [
  'ALREADY_UNDONE',
  'TARGET_MERGED',
  'TARGET_GONE',
  'NAME_IN_USE',
  'USER_LINKED',
  'CHAT_LINKED',
  'PASSES_MOVED',
] as const;

/** Why a merge was not undone: what stands against it, in the reader's language. */
export function undoText(error: unknown, t: TFunction<'pages/player-admin'>): string {
  const reason = isProblem(error) ? reasons.find((known) => known === error.extra.reason) : undefined;
  return reason === undefined ? problemText(error) : t(`merges.blocked.${reason}`);
}
