import { isManager, type Viewer } from '../auth/index.ts';

/** What an open stream asked for with `source`; it adds events, never rights. */
export const LIVE_SOURCES = ['default', 'rating', 'admin'] as const;
export type LiveSource = (typeof LIVE_SOURCES)[number];

export type LiveEventType =
  | 'submissionUpdate'
  | 'ratingUpdate'
  | 'userCount'
  | 'levelUpdate'
  | 'passUpdate'
  | 'difficultyUpdate'
  | 'announcementUpdate'
  | 'playerUpdate'
  | 'permissionChanged';

/** Whoever holds a stream open, with their current rights. */
export type Listener = Pick<Viewer, 'id' | 'isRater' | 'isSuperAdmin'>;

/** An event as far as its audience goes; `userId` is the user concerned, where it concerns one. */
export interface LiveFact {
  readonly type: LiveEventType;
  readonly userId?: number;
}

/** Any unknown or missing text is the default source. */
export function liveSourceOf(text: string | undefined): LiveSource {
  return LIVE_SOURCES.find((source) => source === text) ?? 'default';
}

/** Whether an event goes to this listener (docs/rules/notifications.md#audience). */
export function receives(listener: Listener, source: LiveSource, { type, userId }: LiveFact): boolean {
  switch (type) {
    case 'levelUpdate':
    case 'passUpdate':
    case 'difficultyUpdate':
      return true;
    case 'submissionUpdate':
    case 'announcementUpdate':
    case 'playerUpdate':
      return listener.isSuperAdmin;
    case 'ratingUpdate':
      return isManager(listener) || source === 'rating';
    case 'userCount':
      return source === 'rating';
    case 'permissionChanged':
      return userId === listener.id;
  }
}
