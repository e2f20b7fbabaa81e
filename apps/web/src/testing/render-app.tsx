import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { makeRouter } from '../app/router.ts';
import { followSession } from '../lib/session/follow-session.ts';
import { answer } from './wire.ts';

const config = {
  version: '1.1.0',
  siteName: 'Rondo',
  environment: 'production',
  features: {
    jokes: false,
    registration: true,
    emailVerification: false,
    discordLogin: false,
    videoTimes: false,
  },
  captcha: { provider: 'none' },
  links: {
    chat: 'https://chat.example/',
    source: 'https://source.example/',
    production: 'https://rondo.example/',
    chatWidget: null,
  },
  languages: ['en', 'pl', 'cn'],
};

/** The person who looks, as their own account is answered. */
export const person = {
  id: 7,
  username: 'halcyon7',
  nickname: 'Halcyon_7',
  email: 'halcyon@example.org',
  avatarUrl: null,
  pfp: null,
  isRater: false,
  isSuperAdmin: false,
  isRatingBanned: false,
  isBlindFirst: false,
  isEmailVerified: true,
  playerId: 3,
  password: true,
  providers: [],
};

export interface AppOptions {
  path: string;
  /** Who looks; nobody unless given. */
  viewer?: Partial<typeof person>;
  config?: Partial<Omit<typeof config, 'features'>> & { features?: Partial<typeof config.features> };
  /** The browser's own; one in memory unless given. */
  history?: RouterHistory;
  /** One that never tries twice unless given. */
  queries?: QueryClient;
  pending?: { unratedRatings: number; totalPendingSubmissions: number };
}

/** The whole application at a path, with the calls of the shell answered. */
export async function renderApp({ path, viewer, config: changes, pending, history, queries }: AppOptions) {
  const features = { ...config.features, ...changes?.features };
  answer('config', { ...config, ...changes, features });
  if (viewer) {
    localStorage.setItem('token', 'abc');
    answer('profile', { ...person, ...viewer });
    answer('logout', null);
    answer('inboxState', { unread: 0, newest: 0 });
    answer('staffStatistics', {
      unratedRatings: 0,
      totalPendingSubmissions: 0,
      pendingLevelSubmissions: 0,
      pendingPassSubmissions: 0,
      ...pending,
    });
  }
  const queryClient = queries ?? new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const unfollow = followSession(queryClient);
  onTestFinished(() => {
    unfollow();
    queryClient.clear();
  });
  const router = makeRouter(queryClient, history ?? createMemoryHistory({ initialEntries: [path] }));
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('banner');
  return { user, router, queryClient };
}
