import { lazyPage } from '../../lib/lazy-page.ts';

export { backupsSearch } from './search-params.ts';

export const BackupsPage = lazyPage(() => import('./BackupsPage.tsx'), 'BackupsPage', [
  'pages/backups',
  'errors',
]);
