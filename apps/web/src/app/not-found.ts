import { lazyPart } from '../lib/lazy-part.ts';

/** Loaded by those who miss a page, with its drawings. */
export const NotFound = lazyPart(() => import('./NotFoundPage.tsx'), 'NotFoundPage');
