import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { keys } from '../../../lib/queries/keys.ts';
import { toast } from '../../../ui/toast.ts';
import { type Channel, saveChannel } from './api.ts';

/** Rules name channels: where there is none yet, the first one is made, without an address. */
const first = { label: 'announcements', webhookUrl: '', isActive: true };

/** @param channels undefined until they are known */
export function useFirstChannel(channels: readonly Channel[] | undefined): 'there' | 'awaited' {
  const queries = useQueryClient();
  const { mutate, isIdle, isError } = useMutation({
    mutationFn: () => saveChannel(null, first),
    onSuccess: () => queries.invalidateQueries({ queryKey: keys.rules.channels }),
    onError: (error) => toast.danger(problemText(error)),
  });
  const isNeeded = channels?.length === 0 && isIdle;
  useEffect(() => {
    if (isNeeded) mutate();
  }, [isNeeded, mutate]);
  return channels?.length === 0 && !isError ? 'awaited' : 'there';
}
