import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applicationPaths, isApplicationPath } from './application-paths.ts';

/** A page that a built web app does not have. */
const developmentOnly = '/gallery';

/** The full path of every route that the web app's source names; a route without a path of its own is a frame. */
function pagesOf(source: string): string[] {
  const named = [...source.matchAll(/^const (in\w+) = \{ getParentRoute: \(\) => (\w+) \}/gm)];
  const parents = new Map(named.map(([, name = '', parent = '']) => [name, parent]));
  const routes = new Map<string, { parent: string; path: string | undefined }>();
  for (const [, name = '', body = ''] of source.matchAll(/^const (\w+) = createRoute\(\{(.*?)\}\);$/gms))
    routes.set(name, {
      parent: parents.get(/\.\.\.(in\w+)/.exec(body)?.[1] ?? '') ?? '',
      path: /\bpath: '([^']+)'/.exec(body)?.[1],
    });
  for (const [, name = '', parent = '', path] of source.matchAll(/^const (\w+) = page\((\w+), '([^']+)'/gm))
    routes.set(name, { parent, path });
  const full = (name: string): string => {
    const route = routes.get(name);
    return route === undefined ? '' : full(route.parent) + (route.path ?? '').replace(/\/$/, '');
  };
  const pages = [...routes].filter(([, { path }]) => path !== undefined).map(([name]) => full(name) || '/');
  return [...new Set(pages)].filter((page) => page !== developmentOnly).sort();
}

it('knows exactly the pages that the web app has', () => {
  const routes = readFileSync(new URL('../../../../web/src/app/routes.ts', import.meta.url), 'utf8');
  expect([...applicationPaths].sort()).toEqual(pagesOf(routes));
});

it('takes digits for an id and a trailing slash for nothing', () => {
  for (const path of ['/', '/levels', '/levels/', '/levels/12', '/profile/12/'])
    expect(isApplicationPath(path), path).toBe(true);
  for (const path of [
    '',
    '/level',
    '/levels/x',
    '/levels/1/2',
    '/levels/12345678901',
    '//levels',
    '/v2/levels',
  ])
    expect(isApplicationPath(path), path).toBe(false);
});
