import { useSyncExternalStore } from 'react';
import { onSession } from '../../../lib/session/token.ts';

/** A file on its way to or from the server. It goes on when its page is left. */
export interface Transfer {
  readonly name: string;
  /** Bytes of the file, and of it so far. */
  readonly size: number;
  readonly done: number;
  /** Bytes a second since it began; null in its first moment. */
  readonly rate: number | null;
  readonly stop: () => void;
}

/** Carries the password, which is sent with each call and kept nowhere. */
export type PasswordHeader = Readonly<Record<string, string>>;

/** How often a bar moves, in milliseconds. */
const pause = 200;

let transfers: ReadonlyMap<string, Transfer> = new Map();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function set(key: string, transfer: Transfer | null): void {
  const next = new Map(transfers);
  if (transfer === null) next.delete(key);
  else next.set(key, transfer);
  transfers = next;
  for (const listener of [...listeners]) listener();
}

export const uploadKey = (type: string) => `upload ${type}`;
export const downloadKey = (type: string, filename: string) => `download ${type} ${filename}`;

/** The transfer of that key, as long as it lasts. */
export const useTransfer = (key: string): Transfer | undefined =>
  useSyncExternalStore(subscribe, () => transfers.get(key));

export const isOnItsWay = (key: string): boolean => transfers.has(key);

/**
 * Runs a transfer and shows how far it is until it ends.
 * @throws AbortError when somebody stops it or signs out; what `run` throws
 */
export async function transferred<T>(
  key: string,
  { name, size }: Pick<Transfer, 'name' | 'size'>,
  run: (onDone: (bytes: number) => void, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const aborting = new AbortController();
  const stop = () => aborting.abort();
  const leave = onSession((event) => {
    if (event !== 'permission-changed') stop();
  });
  const since = performance.now();
  let shown = since;
  set(key, { name, size, done: 0, rate: null, stop });
  const onDone = (done: number) => {
    const now = performance.now();
    if (now - shown < pause && done < size) return;
    shown = now;
    const seconds = (now - since) / 1_000;
    set(key, { name, size, done, rate: seconds > 0 ? done / seconds : null, stop });
  };
  try {
    return await run(onDone, aborting.signal);
  } finally {
    leave();
    set(key, null);
  }
}
