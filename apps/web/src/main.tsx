import './styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeRouter } from './app/router.ts';
import { makeQueryClient } from './lib/api/query-client.ts';
import { followConnection } from './lib/connection/connection.ts';
import { loadCode } from './lib/connection/load-code.ts';
import { followContrast } from './lib/contrast.ts';
import { startI18n } from './lib/i18n/i18n.ts';
import { layeredHistory } from './lib/layers.ts';
import { followSession } from './lib/session/follow-session.ts';
import { followTheme } from './lib/theme.ts';

followConnection();
followTheme();
followContrast();
await loadCode(startI18n);

const queryClient = makeQueryClient();
followSession(queryClient);
const router = makeRouter(queryClient, layeredHistory());
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
