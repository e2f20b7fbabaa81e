import { lazyPage } from '../../lib/lazy-page.ts';

export { announcementsSearch } from './search-params.ts';

export const AnnouncementsPage = lazyPage(() => import('./AnnouncementsPage.tsx'), 'AnnouncementsPage', [
  'pages/announcements',
  'announcements',
  'difficulties',
]);
