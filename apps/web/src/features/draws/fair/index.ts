import { lazyPage } from '../../../lib/lazy-page.ts';

export const FairPage = lazyPage(() => import('./FairPage.tsx'), 'FairPage', ['pages/fair', 'draws']);
