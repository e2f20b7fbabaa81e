import { useRouter } from '@tanstack/react-router';
import { call } from '../../lib/api/call.ts';
import { signOut } from '../../lib/session/token.ts';
import { giveUpTyped } from '../../lib/session/typed.ts';

/** Ends the session here and on the server; protected pages then ask to sign in again. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    giveUpTyped();
    await Promise.resolve();
    // The session ends in this browser whether or not the call reaches the server.
    await call('logout').catch(() => undefined);
    signOut();
    await router.invalidate();
  };
}
