import type { FastifyInstance } from 'fastify';
import { countStatementsIn } from '../db/statement-count.ts';

/**
 * Adds X-Sql-Statements to every reply. The count is entered again after the body was read, because reading it runs
 * in the connection's own asynchronous context.
 */
export function countStatements(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    request.statementCount = { statements: 0 };
    countStatementsIn(request.statementCount, done);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.statementCount === null) done();
    else countStatementsIn(request.statementCount, done);
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-sql-statements', request.statementCount?.statements ?? 0);
  });
}
