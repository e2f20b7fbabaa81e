import type { FastifyInstance } from 'fastify';
import type { AuthServices } from './services.ts';
import { deleteWhatIsOver } from './sweep.repository.ts';

const firstAfter = 60_000;
const every = 3_600_000;

/** Clears away dead sessions and old counters: a minute after the start, then once an hour. */
export function sweepRegularly(app: FastifyInstance, { db, clock, log }: AuthServices): void {
  const sweep = () =>
    deleteWhatIsOver(db, clock.now()).catch((error: unknown) => {
      log.warn({ err: error }, 'old sessions and counters could not be cleared away');
    });
  const timers = [setTimeout(sweep, firstAfter), setInterval(sweep, every)];
  for (const timer of timers) timer.unref();
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
