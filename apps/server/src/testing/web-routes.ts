import { readFileSync } from 'node:fs';

const source = new URL('../../../web/src/app/routes.ts', import.meta.url);

interface Route {
  readonly parent: string;
  readonly path: string | undefined;
  readonly component: string;
}

/**
 * The component of every path of the web app, as the source of its router has them; empty where a path only leads
 * elsewhere. A route without a path of its own is a frame.
 */
export function webRoutes(): Map<string, string> {
  const text = readFileSync(source, 'utf8');
  const named = [...text.matchAll(/^const (in\w+) = \{ getParentRoute: \(\) => (\w+) \}/gm)];
  const parents = new Map(named.map(([, name = '', parent = '']) => [name, parent]));
  const routes = new Map<string, Route>();
  for (const [, name = '', body = ''] of text.matchAll(/^const (\w+) = createRoute\(\{(.*?)\}\);$/gms))
    routes.set(name, {
      parent: parents.get(/\.\.\.(in\w+)/.exec(body)?.[1] ?? '') ?? '',
      path: /\bpath: '([^']+)'/.exec(body)?.[1],
      component: /\bcomponent: (\w+)/.exec(body)?.[1] ?? '',
    });
  const pages = /^const (\w+) = page\((\w+), '([^']+)', (\w+)/gm;
  for (const [, name = '', parent = '', path, component = ''] of text.matchAll(pages))
    routes.set(name, { parent, path, component });
  const full = (name: string): string => {
    const route = routes.get(name);
    return route === undefined ? '' : full(route.parent) + (route.path ?? '').replace(/\/$/, '');
  };
  const shown = [...routes].filter(([, { path }]) => path !== undefined);
  return new Map(shown.map(([name, { component }]) => [full(name) || '/', component]));
}
