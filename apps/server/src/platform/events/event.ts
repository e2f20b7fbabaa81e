import type { BackupWork, Maintenance } from '@rondo/contract/backups';

type SubmissionAction = 'create' | 'approve' | 'decline' | 'update' | 'assign-player' | 'auto-approve';

/** Facts that every server process is notified of once they are committed. */
export type RondoEvent =
  | {
      readonly type: 'submissionUpdate';
      readonly data: {
        readonly action: SubmissionAction;
        readonly submissionId: number;
        readonly submissionType: 'level' | 'pass';
        readonly count?: number;
      };
    }
  | { readonly type: 'ratingUpdate'; readonly data: { readonly ratingId: number; readonly levelId: number } }
  | { readonly type: 'levelUpdate'; readonly data: { readonly levelId: number; readonly action: string } }
  | {
      readonly type: 'passUpdate';
      readonly data: {
        readonly passId: number;
        readonly levelId: number;
        readonly playerId: number;
        readonly action: string;
      };
    }
  | {
      readonly type: 'difficultyUpdate';
      readonly data: { readonly difficultyId: number; readonly action: string };
    }
  /** Something was announced, marked or failed, a delivery moved on, or what is announced where has changed. */
  | {
      readonly type: 'announcementUpdate';
      readonly data: { readonly kind: 'levels' | 'rerates' | 'passes' | 'deliveries' | 'directives' };
    }
  | { readonly type: 'playerUpdate'; readonly data: { readonly playerId: number } }
  /** A modifier begins, is lengthened or ends; no browser is notified. */
  | { readonly type: 'modifierUpdate'; readonly data: { readonly playerId: number } }
  | { readonly type: 'permissionChanged'; readonly data: { readonly userId: number } }
  /** Someone came to the rating page's events or left them; each process counts again. */
  | { readonly type: 'listenersChanged'; readonly data: Record<string, never> }
  /** There is background work, or some was cancelled; for workers only. */
  | { readonly type: 'jobsWaiting'; readonly data: Record<string, never> }
  /** How far the present work with backups is; null: it has ended. For the processes only. */
  | { readonly type: 'backupWork'; readonly data: { readonly work: BackupWork | null } }
  /** Something was added to the log of staff writes; no browser is notified. */
  | { readonly type: 'staffWrite'; readonly data: Record<string, never> }
  /** A pause of the whole site; for server processes only. */
  | { readonly type: 'maintenance'; readonly data: PauseNews };

/** What whoever puts a backup back and the server processes tell each other; `pause` is the id of one pause. */
export type PauseNews =
  /** Said every second until the end. */
  | { readonly word: 'pause'; readonly pause: string; readonly progress: Maintenance }
  | { readonly word: 'paused'; readonly pause: string; readonly server: string }
  | { readonly word: 'end'; readonly pause: string };

export const eventChannel = 'rondo_events';
