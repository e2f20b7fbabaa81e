import { lazyPart } from '../../lib/lazy-part.ts';

/** The latest few, for a page of another slice. */
export const RecentSubmissions = lazyPart(
  () => import('./own/OwnList.tsx'),
  'RecentSubmissions',
  'pages/submissions',
);
