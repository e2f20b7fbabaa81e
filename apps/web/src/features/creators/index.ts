import { lazyPage } from '../../lib/lazy-page.ts';

export const CreatorsPage = lazyPage(() => import('./CreatorsPage.tsx'), 'CreatorsPage', [
  'pages/creators',
  'errors',
]);
export { creatorsSearch } from './search-params.ts';
