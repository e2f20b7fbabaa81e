import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Stands in for the chat service's webhooks: an address that ends in `gone` was deleted there, all others take every
 * message. GET /told answers what was taken: [{ webhook, embeds, content }].
 * Resolves to { url, environment, stop }.
 */
export async function startChatService() {
  const told = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const reply = (status, body) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/told') return reply(200, told);
    const [, webhook] = /^\/api\/(?:v\d+\/)?webhooks\/\d+\/([\w-]+)$/.exec(pathname) ?? [];
    if (webhook === undefined) return reply(404, { message: 'Not Found', code: 0 });
    if (webhook.endsWith('gone')) return reply(404, { message: 'Unknown Webhook', code: 10015 });
    const { embeds, content } = JSON.parse(await text(request));
    told.push({ webhook, embeds, content });
    return reply(200, { id: String(1_300_000_000_000_000_000n + BigInt(told.length)), channel_id: '1' });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}`;
  return {
    url,
    environment: { DISCORD_API_URL: url },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
