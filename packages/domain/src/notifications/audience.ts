import { isManager, type Viewer } from '../auth/index.ts';

/** What an open stream asked for with `source`; it adds events, never rights. */
const LIVE_SOURCES = ['default', 'rating', 'admin'] as const;
export type LiveSource = (typeof LIVE_SOURCES)[number];

/** Who is told of an event (docs/rules/notifications.md#audience). */
export type Audience = 'everyone' | 'superAdmins' | 'raters' | 'ratingPage' | 'concerned';

/** Whoever holds a stream open, with their current rights. */
export type Listener = Pick<Viewer, 'id' | 'isRater' | 'isSuperAdmin'>;

/** Any unknown or missing text is the default source. */
export function liveSourceOf(text: string | undefined): LiveSource {
  return LIVE_SOURCES.find((source) => source === text) ?? 'default';
}

/**
 * Whether this listener is told.
 * @param userId the user concerned, where the event concerns one
 */
export function receives(listener: Listener, source: LiveSource, to: Audience, userId?: number): boolean {
  switch (to) {
    case 'everyone':
      return true;
    case 'superAdmins':
      return listener.isSuperAdmin;
    case 'raters':
      return isManager(listener) || source === 'rating';
    case 'ratingPage':
      return source === 'rating';
    case 'concerned':
      return userId === listener.id;
  }
}
