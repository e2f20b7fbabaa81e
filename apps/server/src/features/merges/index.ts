export { insertMerge, markUndone, selectMergesInto } from './merges.repository.ts';
export { mergeToUndo } from './merge-to-undo.ts';
export { endOfUndo, notToUndoSince } from './undo-period.ts';
export { undoBlocked } from './undo-blocked.ts';
