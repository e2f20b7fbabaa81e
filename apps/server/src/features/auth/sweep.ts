import type { FastifyInstance } from 'fastify';
import { sweepRegularly } from '../../platform/sweep.ts';
import type { AuthServices } from './services.ts';
import { deleteWhatIsOver } from './sweep.repository.ts';

/** Clears away dead sessions and old counters. */
export function sweepSessions(app: FastifyInstance, { db, clock, log }: AuthServices): void {
  sweepRegularly(app, log, 'old sessions and counters', () => deleteWhatIsOver(db, clock.now()));
}
