import { lazyPart } from '../../lib/lazy-part.ts';

/** The popup in which a case is opened for a player. */
export const CaseDialog = lazyPart(() => import('./case/CaseDialog.tsx'), 'CaseDialog', [
  'modifiers',
  'draws',
]);

const overlayParts = () => import('./overlay/parts.ts');

// What draws an overlay arrives with the first one. Until then its `fallback` is in its place.
/** The asterisk behind a value that is shown otherwise than it is stored. */
export const StoredMark = lazyPart(overlayParts, 'StoredMark', 'modifiers');
/** Crown and chips behind the name in a row. */
export const ModifierChips = lazyPart(overlayParts, 'ModifierChips', 'modifiers');
export const CrownMark = lazyPart(overlayParts, 'CrownMark', 'modifiers');
/** The stamp on who only looks banned. */
export const HammerStamp = lazyPart(overlayParts, 'HammerStamp', 'modifiers');
export const HammerChip = lazyPart(overlayParts, 'HammerChip', 'modifiers');
/** Chips with clocks under the head of a profile. */
export const ProfileModifiers = lazyPart(overlayParts, 'ProfileModifiers', 'modifiers');
export const ShownRank = lazyPart(overlayParts, 'ShownRank', 'modifiers');
/** The ranked score of a profile, with how it comes about. */
export const ShownScore = lazyPart(overlayParts, 'ShownScore', 'modifiers');
export const AllMissNote = lazyPart(overlayParts, 'AllMissNote', 'modifiers');
/** Above the passes of a level that only one player's passes stand on. */
export const KingNote = lazyPart(overlayParts, 'KingNote', 'modifiers');
