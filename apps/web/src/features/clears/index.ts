import { lazyPart } from '../../lib/lazy-part.ts';

/** That the viewer cleared a level, with the best accuracy; visitors do without its code. */
export const MyClear = lazyPart(() => import('./MyClear.tsx'), 'MyClear');

export { type MyClears, useBestScores, useMyClears } from './my-clears.ts';
