import { lazyPart } from '../../lib/lazy-part.ts';

const load = () => import('./bar-parts.ts');

/** The bell of the top bar, with how many are unread. */
export const InboxBell = lazyPart(load, 'InboxBell', 'pages/inbox');

/** Says once what an allowed pass moved; draws nothing. */
export const InboxWatch = lazyPart(load, 'InboxWatch', 'pages/inbox');
