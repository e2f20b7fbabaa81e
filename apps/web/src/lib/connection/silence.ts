import { checkConnection, lostConnection } from './connection.ts';

/** Milliseconds without an answer after which the server is asked whether it is there, first and from then on. */
const patience = 3_000;
const laterPatience = 15_000;

/**
 * Watches over something that waits for the server, which may hang without closing: calls back when it turns out that
 * the connection is lost. @returns the end of the watch
 */
export function onSilence(onLost: () => void): () => void {
  let isOver = false;
  let timer = window.setTimeout(ask, patience);
  async function ask() {
    await checkConnection();
    const lost = lostConnection();
    if (isOver) return;
    // In a pause the server does answer.
    if (lost && !lost.pause) onLost();
    else timer = window.setTimeout(ask, laterPatience);
  }
  return () => {
    isOver = true;
    window.clearTimeout(timer);
  };
}
