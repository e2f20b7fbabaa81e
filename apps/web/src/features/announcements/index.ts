import { lazyPage } from '../../lib/lazy-page.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

export { rulesSearch } from './rules/search-params.ts';
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

export const RulesPage = lazyPage(() => import('./rules/RulesPage.tsx'), 'RulesPage', [
  'pages/directives',
  'announcements',
  'errors',
]);
