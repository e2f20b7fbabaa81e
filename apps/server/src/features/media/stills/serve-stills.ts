import { parseDemoStill } from '@rondo/domain/media';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../../platform/http/problem.ts';
import { stillSvg } from './still.ts';

const YEAR_SECONDS = 31_536_000;

/** The pictures that stand for the videos of the demo community. A still is made of its address alone, so it never changes. */
export function serveStills(app: FastifyInstance): void {
  app.get('/demo/stills/:file', { schema: { hide: true } }, (request, reply) => {
    const still = parseDemoStill(request.url);
    if (still === null) throw new Problem('NOT_FOUND');
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .send(stillSvg(still));
  });
}
