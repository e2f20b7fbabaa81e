import { useMutation, useQueryClient } from '@tanstack/react-query';
import { catalogueChanged } from '../../../lib/queries/catalogue-changed.ts';
import { toast } from '../../../ui/toast.ts';

/** A write of a player, with a word of success. */
export function usePlayerWrite<V>(write: (value: V) => Promise<unknown>, done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: async () => {
      await catalogueChanged(client, { of: 'player' });
      toast.success(done);
    },
  });
}
