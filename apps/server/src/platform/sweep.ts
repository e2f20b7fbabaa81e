import type { FastifyInstance } from 'fastify';
import type { Log } from './log/log.ts';

const firstAfter = 60_000;
const every = 3_600_000;

/** Clears something a minute after the start, then once an hour, for as long as the app is open. */
export function sweepRegularly(
  app: FastifyInstance,
  log: Log,
  what: string,
  sweep: () => Promise<unknown>,
): void {
  const run = () =>
    sweep().catch((error: unknown) => {
      log.warn({ err: error }, `${what} could not be cleared away`);
    });
  const timers = [setTimeout(run, firstAfter), setInterval(run, every)];
  for (const timer of timers) timer.unref();
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
