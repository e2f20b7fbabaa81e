// What a lost connection needs; loaded as one while there still is a connection.
export { ToastList } from '../ToastList.tsx';
export { MoreWaiting } from './MoreWaiting.tsx';
export { RowsWaiting } from './RowsWaiting.tsx';
