import Fastify from 'fastify';
import { StartError } from '../start-error.ts';
import type { Metrics } from './metrics.ts';

/**
 * GET /metrics on a port of its own, which no proxy needs to lead to.
 * @throws StartError when the port is taken
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) =>
    reply.header('content-type', metrics.contentType).send(await metrics.text()),
  );
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { message } = error as Error;
    throw new StartError(`The server cannot listen for METRICS_PORT ${port} on ${host}: ${message}`);
  }
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () => app.close(),
  };
}
