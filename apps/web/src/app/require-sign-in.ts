import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { rememberOrigin } from '../lib/session/origin.ts';
import { readToken } from '../lib/session/token.ts';

interface Entering {
  location: ParsedLocation;
  preload: boolean;
}

/** Sends visitors of a protected page to /login, which leads back to it. */
export function requireSignIn({ location, preload }: Entering): void {
  if (readToken() !== null) return;
  if (!preload) rememberOrigin(location.href);
  throw redirect({ to: '/login', replace: true });
}
