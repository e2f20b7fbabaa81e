import { lostConnection } from '../connection/connection.ts';

/** The rows of the question before stay until the answer is there, as long as one can come. */
export function previousRows<T>(previous: T | undefined): T | undefined {
  return lostConnection() === null ? previous : undefined;
}
