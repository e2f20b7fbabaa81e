import { useSyncExternalStore } from 'react';
import { isProblem } from './problem.ts';

/** What waits for the super-admin password. */
export interface PasswordRequest {
  /** Why the last one was refused; null before the first. */
  readonly error: unknown;
  /** null: nobody types one. */
  readonly answer: (password: string | null) => void;
}

let current: PasswordRequest | null = null;
const hearers = new Set<() => void>();

function show(request: PasswordRequest | null): void {
  current = request;
  for (const hear of hearers) hear();
}

const subscribe = (hear: () => void) => {
  hearers.add(hear);
  return () => void hearers.delete(hear);
};

/** The request that the page shows a dialog for; null: none. */
export const usePasswordRequest = () => useSyncExternalStore(subscribe, () => current);

/**
 * Sends a call that the server may want the super-admin password for. It is asked for then, again after a wrong one, and
 * forgotten at once.
 * @throws what `send` throws; the refusal when nobody types a password
 */
export async function withSecondPassword<T>(
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  let headers: Record<string, string> = {};
  try {
    for (;;) {
      try {
        return await send(headers);
      } catch (error) {
        if (!isProblem(error) || error.code !== 'INVALID_SUPER_ADMIN_PASSWORD') throw error;
        const isWrong = 'x-super-admin-password' in headers;
        const password = await new Promise<string | null>((answer) =>
          show({ error: isWrong ? error : null, answer }),
        );
        if (password === null) throw error;
        headers = { 'x-super-admin-password': asHeader(password) };
      }
    }
  } finally {
    show(null);
  }
}

/** Headers hold bytes, one for each character: those of the text in UTF-8. */
const asHeader = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));
