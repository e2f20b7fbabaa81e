import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The calls of one process that may still ask the database. */
export function openCalls() {
  const open = new Set<FastifyRequest>();
  const answering = new WeakSet<FastifyRequest>();
  let noticeEnd: () => void = () => undefined;
  const leave = (request: FastifyRequest) => {
    if (open.delete(request) && open.size === 0) noticeEnd();
  };
  return {
    enter: (request: FastifyRequest, { raw }: FastifyReply) => {
      open.add(request);
      const closed = () => {
        // Of a caller who hung up, the work goes on.
        if (!answering.has(request)) leave(request);
      };
      // One from within the process finishes only, one whose caller hangs up closes only.
      raw.once('finish', closed).once('close', closed);
    },
    /** Does the work of an open call; what follows it needs no database. */
    answer: async <T>(request: FastifyRequest, work: () => Promise<T> | T): Promise<T> => {
      answering.add(request);
      try {
        return await work();
      } finally {
        answering.delete(request);
        leave(request);
      }
    },
    /** From then on it is not waited for. */
    leave,
    /** Resolves when none is open, or after so long. @returns how many are left */
    settled: async (milliseconds: number): Promise<number> => {
      const ended = new Promise<void>((resolve) => (noticeEnd = resolve));
      if (open.size > 0) await Promise.race([ended, sleep(milliseconds, undefined, { ref: false })]);
      return open.size;
    },
  };
}
