import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../../lib/api/problem-text.ts';
import { toast } from '../../../ui/toast.ts';

/** Finds the rating of a level, which is then at hand, and opens it by its id. */
export function useOpenRating(levelId: number, open: (ratingId: number) => void) {
  const queries = useQueryClient();
  // Nothing goes stale by it, so that the code of `useAct` does not come with each level.
  const finding = useMutation({
    // Comes with the dialog that it opens, not with the level.
    mutationFn: async () => (await import('./rating-api.ts')).fetchRatingOfLevel(queries, levelId),
    onSuccess: (rating) => rating && open(rating.id),
    onError: (error) => toast.danger(problemText(error)),
  });
  return { find: () => finding.mutate(), isFinding: finding.isPending };
}
