import type { Config } from '../../../config.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { BackupFolder } from '../folder/backup-folder.ts';

export type RestoreParts = {
  readonly databaseUrl: string;
  readonly folder: BackupFolder;
  readonly clock: { now(): Date };
  /** Of the disk that the database writes to; null where nobody knows. */
  readonly freeBytes: () => Promise<number | null>;
  readonly jobs: Pick<Jobs, 'endRestored' | 'enqueue'>;
  readonly config: Pick<Config, 'backupCopy' | 'backupKeep'>;
};

export type Restored = {
  /** Name of the safety copy. */
  readonly safetyBackup: string;
};
