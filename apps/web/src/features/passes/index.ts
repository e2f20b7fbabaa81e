import { lazyPart } from '../../lib/lazy-part.ts';

/** The edit popup of a pass by its id, for a page of another slice. */
export const PassEditor = lazyPart(() => import('./edit/EditInList.tsx'), 'EditInList');

export { Accuracy } from './parts/Accuracy.tsx';
export { JudgementBar } from './parts/JudgementBar.tsx';
export { JudgementCount } from './parts/JudgementCount.tsx';
export { PassFlags } from './parts/PassFlags.tsx';
export { TileRemark } from './parts/TileRemark.tsx';
