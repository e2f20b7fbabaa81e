export { undoableSince, undoUntil } from './undo-time.ts';
