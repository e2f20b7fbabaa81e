import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { createProfile } from './api.ts';

/** How long a refusal is shown, in milliseconds. */
const shown = 1500;

/** Makes a player of a typed name; what goes wrong is said for a moment. */
export function useNewPlayer(onMade: (playerId: number) => void) {
  const creation = useMutation({
    mutationFn: (name: string) => createProfile({ kind: 'player', name }),
    onSuccess: ({ id }) => onMade(id),
  });
  const { isError, reset } = creation;
  useEffect(() => {
    if (!isError) return;
    const timer = window.setTimeout(reset, shown);
    return () => window.clearTimeout(timer);
  }, [isError, reset]);
  return {
    create: creation.mutate,
    isBusy: creation.isPending,
    error: isError ? problemText(creation.error) : null,
  };
}
