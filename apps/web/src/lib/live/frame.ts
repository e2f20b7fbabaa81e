export type { LiveFrame } from '@rondo/contract/notifications';

/** What is asked for: the rating page gets more events than others. */
export type LiveSource = 'default' | 'rating';

/** How the browser's one connection is doing. */
export type LiveState =
  | { readonly kind: 'off' | 'connecting' | 'connected' | 'stopped' }
  | { readonly kind: 'reconnecting'; readonly attempt: number };

/** Tries in a row after which only a person, the network or a look at the page brings another. */
export const mostAttempts = 5;

export const isLost = ({ kind }: LiveState): boolean => kind === 'reconnecting' || kind === 'stopped';
