import { useSyncExternalStore } from 'react';
import { isProblem } from './problem.ts';

/** A call that waits for the super-admin password. */
export interface PasswordRequest {
  /** Numbers the call that waits. */
  readonly call: number;
  /** Why the last password was refused; null before the first. */
  readonly error: unknown;
  /** null: nobody types one. */
  readonly answer: (password: string | null) => void;
}

/** The first one is shown; calls that began meanwhile wait for their turn. */
const waiting: PasswordRequest[] = [];
const hearers = new Set<() => void>();
let calls = 0;

const announce = () => {
  for (const hear of hearers) hear();
};
const subscribe = (hear: () => void) => {
  hearers.add(hear);
  return () => void hearers.delete(hear);
};

/** The request that the page shows a dialog for; null: none. */
export const usePasswordRequest = () => useSyncExternalStore(subscribe, () => waiting[0] ?? null);

/**
 * Sends a call that the server may want the super-admin password for. It is asked for then, again after a wrong one, and
 * forgotten at once.
 * @throws what `send` throws; the refusal when nobody types a password
 */
export async function withSecondPassword<T>(
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const call = ++calls;
  let request: PasswordRequest | null = null;
  const leave = () => {
    if (request !== null) waiting.splice(waiting.indexOf(request), 1);
    request = null;
    announce();
  };
  /** A refused password is asked for again in the place of the first request. */
  const ask = (error: unknown) =>
    new Promise<string | null>((answer) => {
      const next = { call, error, answer };
      if (request === null) waiting.push(next);
      else waiting.splice(waiting.indexOf(request), 1, next);
      request = next;
      announce();
    });
  try {
    let headers: Record<string, string> = {};
    for (;;) {
      try {
        return await send(headers);
      } catch (error) {
        if (!isProblem(error) || error.code !== 'INVALID_SUPER_ADMIN_PASSWORD') throw error;
        const password = await ask(request === null ? null : error);
        if (password === null) throw error;
        headers = { 'x-super-admin-password': asHeader(password) };
      }
    }
  } finally {
    leave();
  }
}

/** Headers hold bytes, one for each character: those of the text in UTF-8. */
const asHeader = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));
