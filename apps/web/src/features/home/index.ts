import { lazyPage } from '../../lib/lazy-page.ts';

export { homeSearch } from './search-params.ts';

export const HomePage = lazyPage(() => import('./HomePage.tsx'), 'HomePage', ['pages/home']);
