import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { takeOrigin } from '../../lib/session/origin.ts';
import { signIn } from '../../lib/session/token.ts';
import { useViewer } from '../../lib/session/viewer.ts';

/**
 * Begins the session and leads on to the page that was wanted; people who are signed in already go there at once.
 * @param stays the page stays where it is
 */
export function useArrival(stays = false): (token: string) => void {
  const router = useRouter();
  const { status } = useViewer();
  const left = useRef(false);
  const leave = () => {
    if (left.current || stays) return;
    left.current = true;
    router.history.replace(takeOrigin());
  };
  useEffect(() => {
    if (status === 'signed-in') leave();
  });
  return (token) => {
    signIn(token);
    leave();
  };
}
