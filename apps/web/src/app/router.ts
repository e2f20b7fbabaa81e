import type { QueryClient } from '@tanstack/react-query';
import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Screen } from '../lib/screen.ts';
import { formatQueryString, parseQueryString, type SearchCodec } from '../lib/search-params.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { NotFound } from './not-found.ts';
import { routeTree } from './routes.ts';
import { screens } from './screens.ts';
import { travel } from './travel.ts';

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
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultViewTransition: travel(),
  });
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
