export { isUndoOver, UNDO_DAYS, undoUntil } from './undo-time.ts';
