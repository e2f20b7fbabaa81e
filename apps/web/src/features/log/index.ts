import { lazyPage } from '../../lib/lazy-page.ts';

export const LogPage = lazyPage(() => import('./LogPage.tsx'), 'LogPage', ['pages/log', 'fields']);
export { logSearch } from './search-params.ts';
