import { type DemoStill, parseDemoStill } from '@rondo/domain/media';
import type { FastifyInstance } from 'fastify';
import { found } from '../../../platform/http/problem.ts';
import type { CardShelf } from '../cards/card-shelf.ts';
import { stillSvg } from './still.ts';

const YEAR_SECONDS = 31_536_000;
/** Pixels across of the PNG. */
const WIDTH = 640;

/**
 * The pictures that stand for the videos of the demo community, and as PNG for other sites. A still is made of its
 * address alone, so it never changes.
 */
export function serveStills(app: FastifyInstance, shelf: CardShelf): void {
  app.get('/demo/stills/:file', { schema: { hide: true } }, async (request, reply) => {
    const still = found(parseDemoStill(request.url.replace(/\.png$/i, '.svg')));
    const isDrawn = !/\.png$/i.test(request.url);
    const picture = isDrawn ? stillSvg(still) : await paintedStill(shelf, still, request.clientIp);
    return reply
      .type(isDrawn ? 'image/svg+xml; charset=utf-8' : 'image/png')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .send(picture);
  });
}

async function paintedStill(shelf: CardShelf, still: DemoStill, ip: string): Promise<Buffer> {
  const key = shelf.key(['still', WIDTH, still]);
  const draw = async () => ({ svg: stillSvg(still), fontFiles: [] });
  return (await shelf.kept(key)) ?? (await shelf.painted(key, WIDTH, draw, ip));
}
