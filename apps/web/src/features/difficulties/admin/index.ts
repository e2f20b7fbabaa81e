// A door of its own: routes that came through the slice's would bring all of it into the first load.
import { lazyPage } from '../../../lib/lazy-page.ts';

export { difficultiesSearch } from './search-params.ts';

export const DifficultiesPage = lazyPage(() => import('./DifficultiesPage.tsx'), 'DifficultiesPage', [
  'pages/difficulties',
  'difficulties',
  'second-password',
]);
