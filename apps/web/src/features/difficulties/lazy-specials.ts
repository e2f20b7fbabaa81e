import { lazyPart } from '../../lib/lazy-part.ts';

export const loadSpecials = () => import('./SpecialDifficulties.tsx');

/** The special difficulties, whose drawings a list can do without at first. */
export const LazySpecials = lazyPart(loadSpecials, 'SpecialDifficulties');
