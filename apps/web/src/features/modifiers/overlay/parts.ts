export { AllMissNote } from './AllMissNote.tsx';
export { CrownMark } from './CrownMark.tsx';
export { HammerChip, HammerStamp } from './HammerStamp.tsx';
export { KingNote } from './KingNote.tsx';
export { ModifierChips } from './ModifierChips.tsx';
export { ProfileModifiers } from './ProfileModifiers.tsx';
export { ShownRank } from './ShownRank.tsx';
export { ShownScore } from './ShownScore.tsx';
export { StoredMark } from './StoredMark.tsx';
