import type { BackupType } from '@rondo/domain/backups';

/** A backup on its way to the second place. */
export type Outgoing = {
  readonly type: BackupType;
  readonly filename: string;
  /** The file as it lies in BACKUP_DIR. */
  readonly path: string;
  readonly size: number;
  /** What is known about it, as text. */
  readonly note: string;
};

export type Pace = {
  /** Called after each piece; waits where visitors come first. */
  readonly rest: () => Promise<void>;
  /** Ends the copying. */
  readonly signal: AbortSignal;
};

/** Where copies of backups lie. */
export type Place = {
  /** Brings a backup there: it appears whole, or not at all. @throws when it did not arrive as it left */
  readonly put: (backup: Outgoing, pace: Pace) => Promise<void>;
  /** Names of the files of a type there. */
  readonly list: (type: BackupType, signal: AbortSignal) => Promise<string[]>;
  /** Deletes one with what is known about it. */
  readonly remove: (type: BackupType, filename: string, signal: AbortSignal) => Promise<void>;
};
