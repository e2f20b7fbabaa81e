export { InboxBell } from './InboxBell.tsx';
export { InboxWatch } from './InboxWatch.tsx';
