import { useEffect } from 'react';
import { keyOf } from '../../../lib/queries/key.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import type { Channel } from './api.ts';

/** Directives name channels: where there is none yet, the first one is made, without an address. */
const first = { label: 'announcements', webhookUrl: '', isActive: true };

/** @param channels undefined until they are known */
export function useFirstChannel(channels: readonly Channel[] | undefined): 'there' | 'awaited' {
  const { mutate, isIdle, isError } = useAct('createChannel', {
    stale: [keyOf('channels')],
    failed: (reason) => reason,
  });
  const isNeeded = channels?.length === 0 && isIdle;
  useEffect(() => {
    if (isNeeded) mutate({ body: first });
  }, [isNeeded, mutate]);
  return channels?.length === 0 && !isError ? 'awaited' : 'there';
}
