import type { BackupWork, Maintenance } from '@rondo/contract/backups';
import type { LiveEvent } from '@rondo/contract/notifications';

/**
 * Facts that every server process is notified of once they are committed: those that open pages are told of, and what
 * only the processes are.
 */
export type RondoEvent =
  | Exclude<LiveEvent, { type: 'userCount' | 'permissionChanged' }>
  | { readonly type: 'permissionChanged'; readonly data: { readonly userId: number } }
  /** A modifier begins, is lengthened or ends. */
  | { readonly type: 'modifierUpdate'; readonly data: { readonly playerId: number } }
  /** Someone came to the rating page's events or left them; each process counts again. */
  | { readonly type: 'listenersChanged'; readonly data: Record<string, never> }
  /** There is background work, or some was cancelled; for workers. */
  | { readonly type: 'jobsWaiting'; readonly data: Record<string, never> }
  /** How far the present work with backups is; null: it has ended. */
  | { readonly type: 'backupWork'; readonly data: { readonly work: BackupWork | null } }
  /** Something was added to the log of staff writes. */
  | { readonly type: 'staffWrite'; readonly data: Record<string, never> }
  /** A pause of the whole site. */
  | { readonly type: 'maintenance'; readonly data: PauseNews };

/** What whoever puts a backup back and the server processes tell each other; `pause` is the id of one pause. */
export type PauseNews =
  /** Said every second until the end. */
  | { readonly word: 'pause'; readonly pause: string; readonly progress: Maintenance }
  | { readonly word: 'paused'; readonly pause: string; readonly server: string }
  | { readonly word: 'end'; readonly pause: string };

export const eventChannel = 'rondo_events';
