import type { BackupExtension } from '@rondo/domain/backups';

/** A file or folder in an archive, with a path that lies below the folder that it is unpacked into. */
export type ArchiveEntry = {
  readonly path: string;
  readonly isFolder: boolean;
  readonly bytes: () => AsyncIterable<Buffer>;
};

export type ArchiveExtension = Exclude<BackupExtension, '.sql'>;
