import { parseDemoStill } from '@rondo/domain/media';
import type { FastifyInstance } from 'fastify';
import type { Deps, Feature } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { loadDemo } from './load-demo.ts';
import { stillSvg } from './still.ts';

export { removeDemo } from './removal.repository.ts';

/** The community that a new site shows, and the pictures that stand for its videos. */
export const demoFeature: Feature = {
  name: 'demo',
  register: (app) => serveStills(app),
  prepare: async (deps) => {
    if (deps.config.demo) await loadAndTell(deps);
  },
};

async function loadAndTell(deps: Deps): Promise<void> {
  const began = performance.now();
  const loaded = await loadDemo(deps);
  if (loaded === null) return;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { usernames, password, file } = loaded;
  process.stdout.write(
    `The demo community was loaded in ${seconds} s. Sign in as ${usernames.join(', ')}; password of all: ${password} (kept in ${file}).\n`,
  );
}

const YEAR_SECONDS = 31_536_000;

/** A still is made of its address alone, so it never changes. */
function serveStills(app: FastifyInstance): void {
  app.get('/demo/stills/:file', { schema: { hide: true } }, (request, reply) => {
    const still = parseDemoStill(request.url);
    if (still === null) throw new Problem('NOT_FOUND');
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .send(stillSvg(still));
  });
}
