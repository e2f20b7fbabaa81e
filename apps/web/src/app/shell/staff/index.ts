export { LiveFeed } from './LiveFeed.tsx';
export { LiveRetry } from './LiveRetry.tsx';
export { PendingBadge } from './PendingBadge.tsx';
