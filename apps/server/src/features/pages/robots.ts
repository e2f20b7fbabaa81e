import type { Config } from '../../config.ts';

/** Nothing to find: pages of one person, of staff, and the API, whose pictures of previews are the exception. */
const closed = ['/admin', '/profile/edit', '/v2/', '/events', '/auth/', '/callback'];

/** What /robots.txt says; a staging site is nobody's business. */
export function robotsText({ environment, publicUrl }: Pick<Config, 'environment' | 'publicUrl'>): string {
  const rules = environment === 'staging' ? ['Disallow: /'] : closed.map((path) => `Disallow: ${path}`);
  const pictures = environment === 'staging' ? [] : ['Allow: /v2/media/'];
  return ['User-agent: *', ...rules, ...pictures, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
