import { useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../../lib/queries/use-act.ts';

/** Finds the rating of a level, which is then at hand, and opens it by its id. */
export function useOpenRating(levelId: number, open: (ratingId: number) => void) {
  const queries = useQueryClient();
  const finding = useAct(
    // Comes with the dialog that it opens, not with the level.
    async () => (await import('./rating-api.ts')).fetchRatingOfLevel(queries, levelId),
    { failed: (reason) => reason, onSuccess: (rating) => rating && open(rating.id) },
  );
  return { find: () => finding.mutate(), isFinding: finding.isPending };
}
