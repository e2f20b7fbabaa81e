// A bare Fastify route: no plugins, no compression, the bytes it was given as a Buffer.
import Fastify from 'fastify';

process.once('message', async ({ body }) => {
  const bytes = Buffer.from(body, 'base64');
  const app = Fastify();
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '*',
    handler: (_request, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(bytes),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send({ port: app.server.address().port });
});
process.on('SIGTERM', () => process.exit(0));
