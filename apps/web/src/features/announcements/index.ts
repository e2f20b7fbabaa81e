import { lazyPart } from '../../lib/lazy-part.ts';

/** For super admins on the page of a level or a pass. */
export const AnnouncedButton = lazyPart(() => import('./announced/AnnouncedButton.tsx'), 'AnnouncedButton', [
  'pages/announced',
]);
