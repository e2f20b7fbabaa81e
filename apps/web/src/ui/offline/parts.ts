// What a lost connection needs; loaded as one while there still is one.
export { MoreWaiting } from './MoreWaiting.tsx';
export { RowsWaiting } from './RowsWaiting.tsx';
