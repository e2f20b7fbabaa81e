import { lazyPage } from '../../lib/lazy-page.ts';
import { screen } from '../../lib/screen.ts';
import { inboxSearch } from './search-params.ts';

export const inbox = screen({
  path: '/inbox',
  page: lazyPage(() => import('./InboxPage.tsx'), 'InboxPage', ['pages/inbox']),
  search: inboxSearch,
  title: 'pages/inbox:title',
  signedIn: true,
  pictures: ['player'],
});
