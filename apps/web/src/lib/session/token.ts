import { onStoredElsewhere, readStored, writeStored } from '../storage.ts';

/**
 * The bearer token, kept in the browser under `token`, and what may happen to it. A rotation is no event: the person
 * stays the same.
 */
export type SessionEvent = 'signed-in' | 'signed-out' | 'permission-changed';

const key = 'token';
const listeners = new Set<(event: SessionEvent) => void>();

export function readToken(): string | null {
  return readStored(key);
}

/** Begins a session with the token of a login, a registration or a callback. */
export function signIn(token: string): void {
  writeStored(key, token);
  announceSession('signed-in');
}

/** Forgets the token; every listener drops what it knows about the person. */
export function signOut(): void {
  writeStored(key, null);
  announceSession('signed-out');
}

/** Replaces the token by its successor, unless the session has ended or changed hands since `previous` was sent. */
export function rotateToken(previous: string, next: string): void {
  if (readToken() === previous) writeStored(key, next);
}

/** Ends the session that `refused` belonged to: a late answer to an older token ends nothing. */
export function refuseToken(refused: string): void {
  if (readToken() === refused) signOut();
}

export function announceSession(event: SessionEvent): void {
  for (const listener of [...listeners]) listener(event);
}

/** Listens to the session's events, those of other tabs included. Returns the way to stop. */
export function onSession(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  const forget = onStoredElsewhere(key, (token, previous) => {
    if (token === null) listener('signed-out');
    else listener(previous === null ? 'signed-in' : 'permission-changed');
  });
  return () => {
    listeners.delete(listener);
    forget();
  };
}
