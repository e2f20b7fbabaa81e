export { countRecentMerges, markUndone, recentMerges, recordMerge, standingMergeOf } from './repository.ts';
export { mergeToUndo, undoBlocked } from './undo.ts';
