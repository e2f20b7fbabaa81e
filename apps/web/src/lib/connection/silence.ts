import { checkConnection, lostConnection } from './connection.ts';

/** Milliseconds without an answer after which the server is asked whether it is there, again and again. */
const patience = 3_000;

/** Why a wait was given up: the server, which may hang without closing, says nothing at all. */
export const silence = new Error('The server did not answer.');

/** Waits for something of the server. @throws `silence` when the connection turns out to be lost meanwhile */
export function unlessSilent<T>(waiting: Promise<T>): Promise<T> {
  let watch = 0;
  const silent = new Promise<never>((_, reject) => {
    watch = window.setInterval(async () => {
      await checkConnection();
      const lost = lostConnection();
      // In a pause the server does answer.
      if (lost && !lost.pause) reject(silence);
    }, patience);
  });
  return Promise.race([waiting, silent]).finally(() => window.clearInterval(watch));
}
