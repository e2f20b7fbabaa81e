import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onSession } from '../../lib/session/token.ts';

/** A protected page gives way to the sign-in page when the session ends, wherever that happened. */
export function useLeaveOnSignOut(): void {
  const router = useRouter();
  useEffect(
    () =>
      onSession((event) => {
        if (event === 'signed-out') void router.invalidate();
      }),
    [router],
  );
}
