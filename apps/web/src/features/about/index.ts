import { lazyPage } from '../../lib/lazy-page.ts';

export const AboutPage = lazyPage(() => import('./AboutPage.tsx'), 'AboutPage', ['pages/about', 'errors']);
