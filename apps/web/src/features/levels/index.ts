import { lazyPart } from '../../lib/lazy-part.ts';

/** What one change of a level did to passes and standings, in a dialog. */
export const EffectOfChange = lazyPart(
  () => import('./detail/EffectOfChange.tsx'),
  'EffectOfChange',
  'pages/level-history',
);

/** The edit popup of a level by its number, for a page of another slice. */
export const LevelEditor = lazyPart(() => import('./list/EditInList.tsx'), 'EditInList', [
  'pages/level-edit',
  'fields',
]);
