import { useSyncExternalStore } from 'react';
import { onSession } from '../session/token.ts';
import { isProblem } from './problem.ts';

/** A call that waits for the super-admin password. */
export interface PasswordRequest {
  /** Numbers the call that waits. */
  readonly call: number;
  /** Why the last password was refused; null before the first. */
  readonly error: unknown;
  /** Whether a right one is kept for a while. */
  readonly isKept: boolean;
  /** null: nobody types one. */
  readonly answer: (password: string | null) => void;
}

export interface SecondPasswordOptions {
  /** False where every call is to ask: else a right password is kept for five minutes and sent without asking. */
  isKept?: boolean;
  /** The call does nothing but look at the password: whatever fails, it is asked for again. */
  isOnlyCheck?: boolean;
}

const keptFor = 5 * 60_000;
/** Nowhere but in the memory of this tab. */
let kept: { readonly password: string; readonly until: number } | null = null;
let end = 0;

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

/** Until when a password is kept, in milliseconds since 1970; null: none is. */
export const useUnlocked = () => useSyncExternalStore(subscribe, () => kept?.until ?? null);

/** Forgets the password that is kept. */
export function lock(): void {
  window.clearTimeout(end);
  if (kept === null) return;
  kept = null;
  announce();
}

function keep(password: string): void {
  window.clearTimeout(end);
  kept = { password, until: Date.now() + keptFor };
  end = window.setTimeout(lock, keptFor);
  for (const request of waiting.splice(0)) {
    if (request.isKept) request.answer(password);
    else waiting.push(request);
  }
  announce();
}

onSession((event) => {
  if (event !== 'permission-changed') lock();
});

/** Sleep stops timers. */
const keptPassword = () => {
  if (kept !== null && kept.until <= Date.now()) lock();
  return kept?.password ?? null;
};

/**
 * Sends a call that the server may want the super-admin password for. It is asked for then, and again after a wrong one.
 * @throws what `send` throws; the refusal when nobody types a password
 */
export async function withSecondPassword<T>(
  send: (headers: Record<string, string>) => Promise<T>,
  { isKept = true, isOnlyCheck = false }: SecondPasswordOptions = {},
): Promise<T> {
  const call = ++calls;
  let request: PasswordRequest | null = null;
  const leave = () => {
    const place = request === null ? -1 : waiting.indexOf(request);
    if (place >= 0) waiting.splice(place, 1);
    request = null;
    announce();
  };
  /** A refused password is asked for again in the place of the first request. */
  const ask = (error: unknown) =>
    new Promise<string | null>((answer) => {
      const next = { call, error, isKept, answer };
      const place = request === null ? -1 : waiting.indexOf(request);
      if (place < 0) waiting.push(next);
      else waiting.splice(place, 1, next);
      request = next;
      announce();
    });
  try {
    let password = isKept ? keptPassword() : null;
    for (;;) {
      try {
        const reply = await send(password === null ? {} : passwordHeader(password));
        // Typed just now: one that was kept already keeps its end.
        if (isKept && password !== null && request !== null) keep(password);
        return reply;
      } catch (error) {
        if (isProblem(error) && error.code === 'INVALID_SUPER_ADMIN_PASSWORD') lock();
        else if (!isOnlyCheck || request === null) throw error;
        const typed = await ask(request === null ? null : error);
        if (typed === null) throw error;
        password = typed;
      }
    }
  } finally {
    leave();
  }
}

/** What a dialog that asks by itself sends. Headers hold bytes, one for each character: those of the text in UTF-8. */
export const passwordHeader = (password: string): Record<string, string> => ({
  'x-super-admin-password': String.fromCharCode(...new TextEncoder().encode(password)),
});
