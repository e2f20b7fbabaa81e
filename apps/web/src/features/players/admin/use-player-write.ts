import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/toast.ts';

/** A write after which the player is asked for again, with a word of success. */
export function usePlayerWrite<V>(playerId: number, write: (value: V) => Promise<unknown>, done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: ['leaderboard'], refetchType: 'none' });
      await client.invalidateQueries({ queryKey: ['players', playerId] });
      toast.success(done);
    },
  });
}
