import { lazyPart } from '../../lib/lazy-part.ts';

/** The popup in which a case is opened for a player. */
export const CaseDialog = lazyPart(() => import('./case/CaseDialog.tsx'), 'CaseDialog', [
  'modifiers',
  'draws',
]);
