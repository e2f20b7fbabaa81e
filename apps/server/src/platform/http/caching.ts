import type { FastifyInstance, FastifyReply } from 'fastify';

/** Request headers that the reply depends on, besides those that are named already. */
export function addVary(reply: FastifyReply, ...names: readonly string[]): void {
  const named = String(reply.getHeader('vary') ?? '')
    .split(',')
    .flatMap((name) => name.trim() || []);
  const all = new Set([...named, ...names].map((name) => name.toLowerCase()));
  if (all.size > 0) reply.header('vary', [...all].join(', '));
}

/** Headers that give a session to one caller. */
const personal = ['set-cookie', 'x-new-token'] as const;

/** Whatever its route says, a reply that carries a session is stored nowhere. */
export function neverStoreSessions(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (personal.some((name) => reply.hasHeader(name))) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
