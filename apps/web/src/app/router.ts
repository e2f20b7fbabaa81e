import type { QueryClient } from '@tanstack/react-query';
import {
  createBrowserHistory,
  createRouter,
  type ParsedLocation,
  type RouterHistory,
} from '@tanstack/react-router';
import type { Screen } from '../lib/screen.ts';
import { formatQueryString, parseQueryString, type SearchCodec } from '../lib/search-params.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { NotFound } from './not-found.ts';
import { PageLoader } from './PageLoader.tsx';
import { routeTree } from './routes.ts';
import { screens } from './screens.ts';

const keepingPlaces = Object.values<Screen>(screens).flatMap(({ path, keepsPlace }) =>
  keepsPlace ? path : [],
);

export function makeRouter(queryClient: QueryClient, history: RouterHistory = createBrowserHistory()) {
  return createRouter({
    routeTree,
    history,
    // The router tidies the address at once: what the link said is kept for whoever explains what was left out.
    context: { queryClient, asked: { pathname: history.location.pathname, search: history.location.search } },
    parseSearch: parseQueryString,
    stringifySearch: formatQueryString,
    scrollRestoration: ({ location }) => !keepingPlaces.includes(location.pathname),
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFound,
    defaultPendingComponent: PageLoader,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultViewTransition: canTravel && { types: travels },
  });
}

/** A browser that knows no types would let every page of the site travel. */
const canTravel = globalThis.CSS?.supports?.('selector(:active-view-transition-type(level))') ?? false;

/** From the list to a level: its badge and its title travel from the row to the head of the page. */
function travels({
  fromLocation,
  toLocation,
}: {
  fromLocation?: ParsedLocation;
  toLocation: ParsedLocation;
}) {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isToLevel = fromLocation?.pathname === '/levels' && /^\/levels\/\d+$/.test(toLocation.pathname);
  return isToLevel && !isCalm ? ['level'] : false;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
  interface StaticDataRouteOption {
    /** What the page keeps in its address. */
    search?: SearchCodec<object>;
  }
}
