import { subjectRules } from '@rondo/domain/auth';
import { useMay } from '../../../lib/session/may.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import type { Rating } from './rating-api.ts';

/** Whether the viewer can vote, or the first thing that keeps them from it; `unknown` until it is known who looks. */
export type VotingRight = 'open' | 'closed' | 'signed-out' | 'banned' | 'unverified' | 'unknown';

export function useVotingRight({ confirmedAt }: Rating): VotingRight {
  const { status, user } = useViewer();
  const may = useMay();
  if (confirmedAt !== null) return 'closed';
  if (status === 'signed-out') return 'signed-out';
  if (!user) return 'unknown';
  if (subjectRules.saveRating(user) !== null) return 'banned';
  return may('saveRating') ? 'open' : 'unverified';
}
