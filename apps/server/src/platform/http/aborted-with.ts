import type { FastifyReply } from 'fastify';
import { Problem } from './problem.ts';

/** Aborted when the connection is closed before the reply was sent: nobody waits for it any more. */
export function abortedWith({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = () => {
    // Nobody reads it; it is no failure of ours.
    if (!raw.writableFinished) gone.abort(new Problem('REQUEST_TIMEOUT', { text: 'The caller has gone.' }));
  };
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return gone.signal;
}
