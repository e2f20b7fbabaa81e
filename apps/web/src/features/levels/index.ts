import { lazyPart } from '../../lib/lazy-part.ts';

/** The edit popup of a level by its number, for a page of another slice. */
export const LevelEditor = lazyPart(() => import('./list/EditInList.tsx'), 'EditInList', [
  'pages/level-edit',
  'fields',
]);
