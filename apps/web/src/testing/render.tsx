import './setup.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';

/** Draws a part inside a router and a query cache of its own; resolves when it is there. */
export async function renderPart(part: ReactNode) {
  const root = createRootRoute({ component: () => <div data-testid="part">{part}</div> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const user = userEvent.setup({ advanceTimers: () => undefined });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByTestId('part');
  return { user, queryClient };
}
