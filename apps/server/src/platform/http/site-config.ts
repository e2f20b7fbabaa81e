import { siteEndpoints } from '@rondo/contract/site';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { languages } from '@rondo/contract/languages';
import { jsonText } from './reply.ts';
import { route } from './route.ts';

/** GET /v2/config: what the browser needs to know of this instance. */
export function serveSiteConfig(app: FastifyInstance, config: Config): void {
  const text = siteConfigText(config);
  route(app, siteEndpoints.config, () => jsonText(text));
}

export function siteConfigText(config: Config): string {
  const { siteName, environment, links } = config;
  return JSON.stringify({
    version,
    siteName,
    environment,
    features: {
      jokes: config.jokes,
      registration: config.registration === 'open',
      emailVerification: config.emailVerification,
      discordLogin: config.discord !== null,
      videoTimes: config.youtubeApiKey !== null,
    },
    captcha: { provider: config.captcha },
    links,
    languages,
  });
}

/** Of this program, as the site's footer shows it. */
export const version = '1.1.0';
