import { lazyPage } from '../../lib/lazy-page.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

export { directivesSearch } from './directives/search-params.ts';
export { announcementsSearch } from './search-params.ts';

export const AnnouncementsPage = lazyPage(() => import('./AnnouncementsPage.tsx'), 'AnnouncementsPage', [
  'pages/announcements',
  'announcements',
  'difficulties',
]);

/** For super admins on the page of a level or a pass. */
export const AnnouncedButton = lazyPart(() => import('./announced/AnnouncedButton.tsx'), 'AnnouncedButton', [
  'pages/announced',
]);

export const DirectivesPage = lazyPage(() => import('./directives/DirectivesPage.tsx'), 'DirectivesPage', [
  'pages/directives',
  'announcements',
  'errors',
]);
