import type { Reply } from '../../lib/api/contract.ts';
import { query } from '../../lib/queries/query.ts';

export type BackupList = Reply<'backups'>;
export type Backup = BackupList['mysql'][number];
export type Proof = Backup['proof'];
export type Work = NonNullable<BackupList['work']>;

/** What `create` takes: one type, or both. */
export const CREATED_TYPES = ['mysql', 'files', 'all'] as const;
export type CreatedType = (typeof CREATED_TYPES)[number];

/** How often the list is asked for while something is being done with a backup, and else, in milliseconds. */
const whileWorking = 2_000;
const whileIdle = 60_000;

export const backupsQuery = query(
  'backups',
  {},
  {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.work ? whileWorking : whileIdle),
  },
);
