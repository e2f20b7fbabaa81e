import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  notFound,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router';
import { lazyPage } from '../lib/lazy-page.ts';
import type { Screen } from '../lib/screen.ts';
import { searchOptions } from '../lib/search-params.ts';
import { rememberOrigin } from '../lib/session/origin.ts';
import { readToken } from '../lib/session/token.ts';
import { hasTyped } from '../lib/session/typed.ts';
import { gated } from './gated.tsx';
import { NotFound } from './not-found.ts';
import { PageLoader } from './PageLoader.tsx';
import { screens } from './screens.ts';
import { Shell } from './shell/Shell.tsx';

const root = createRootRouteWithContext<{
  queryClient: QueryClient;
  /** The address that opened the site. */
  asked: { pathname: string; search: string };
}>()({ component: Shell });
const inRoot = { getParentRoute: () => root };

/** The names in a path, each of a whole number. */
type Numbers<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | Numbers<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never;

/**
 * The `$id` of a path, and others: whole numbers; anything else is an unknown page. The router writes numbers into a
 * path by itself; of one that is not known yet the compiler does not know the parameters either.
 */
const idParams = <Path extends string>(first: number) =>
  ({
    parse: (params: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(params).map(([name, text]) => {
          if (!/^(0|[1-9]\d{0,8})$/.test(text) || Number(text) < first) throw notFound();
          return [name, Number(text)];
        }),
      ),
  }) as unknown as { parse: never; stringify: (params: Record<Numbers<Path>, number>) => never };

function routeOf<const Path extends string, Search extends object>(screen: Screen<Path, Search>) {
  return createRoute({ ...inRoot, path: screen.path, ...optionsOf(screen) });
}

/** A screen about the thing whose number is in its path. */
function routeWithId<const Path extends `/${string}$id${string}`, Search extends object>(
  screen: Screen<Path, Search>,
) {
  return createRoute({
    ...inRoot,
    path: screen.path,
    params: idParams<Path>(screen.firstId ?? 1),
    ...optionsOf(screen),
  });
}

function optionsOf<Search extends object>(screen: Screen<string, Search>) {
  return {
    component: gated(screen),
    pendingComponent: () => PageLoader({ shape: screen.shape }),
    beforeLoad: screen.signedIn || screen.access ? requireSignIn : undefined,
    ...(screen.search && searchOptions(screen.search)),
  };
}

type RouteOf<S> =
  S extends Screen<infer Path extends `/${string}$id${string}`, infer Search>
    ? ReturnType<typeof routeWithId<Path, Search>>
    : S extends Screen<infer Path, infer Search>
      ? ReturnType<typeof routeOf<Path, Search>>
      : never;

const routes = Object.fromEntries(
  Object.entries<Screen>(screens).map(([name, screen]) => [
    name,
    screen.path.includes('$id') ? routeWithId(screen as never) : routeOf(screen),
  ]),
) as unknown as { [Name in keyof typeof screens]: RouteOf<(typeof screens)[Name]> };

const formerRoutes = Object.values<Screen>(screens).flatMap(({ path, formerPath, search }) =>
  formerPath === undefined
    ? []
    : createRoute({
        ...inRoot,
        path: formerPath,
        ...(search && searchOptions(search)),
        beforeLoad: ({ search: asked }) => {
          throw redirect({ to: path as '/', search: asked as never, replace: true });
        },
      }),
);

const gallery = createRoute({
  ...inRoot,
  path: '/gallery',
  component: import.meta.env.DEV
    ? lazyPage(() => import('./gallery/GalleryPage.tsx'), 'GalleryPage')
    : NotFound,
});

export const routeTree = root.addChildren({ ...routes, ...(formerRoutes as object), gallery });

interface Entering {
  location: ParsedLocation;
  preload: boolean;
  cause: 'preload' | 'enter' | 'stay';
}

/** Sends visitors of a protected page to /login, which leads back to it; a page with typed text stays open. */
function requireSignIn({ location, preload, cause }: Entering): void {
  if (readToken() !== null || (cause === 'stay' && hasTyped())) return;
  if (!preload) rememberOrigin(location.href);
  throw redirect({ to: '/login', replace: true });
}
