import { useSiteConfig } from '../../../lib/config/site-config.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import type { Rating } from './rating-api.ts';

/** Whether the viewer can vote, or the first thing that keeps them from it; `unknown` until it is known who looks. */
export type VotingRight = 'open' | 'closed' | 'signed-out' | 'banned' | 'unverified' | 'unknown';

export function useVotingRight({ confirmedAt }: Rating): VotingRight {
  const { status, user } = useViewer();
  const isVerifying = useSiteConfig()?.features.emailVerification ?? false;
  if (confirmedAt !== null) return 'closed';
  if (status === 'signed-out') return 'signed-out';
  if (!user) return 'unknown';
  if (user.isRatingBanned) return 'banned';
  return isVerifying && !user.isEmailVerified ? 'unverified' : 'open';
}
