import type { BackupWork } from '@rondo/contract/backups';
import type { BackupType } from '@rondo/domain/backups';
import type { EventListener } from '../../../platform/events/listen.ts';
import { Problem } from '../../../platform/http/problem.ts';

/** A work that was not heard of for so long has ended with its process. */
const SILENCE_MS = 5_000;

export type WorkBoard = ReturnType<typeof workBoard>;

/** What is being done with backups, as this process last heard of it. */
export function workBoard(events: Pick<EventListener, 'subscribe'>) {
  let heard: { readonly work: BackupWork | null; readonly at: number } = { work: null, at: 0 };
  events.subscribe((event) => {
    if (event.type === 'backupWork') heard = { work: event.data.work, at: performance.now() };
  });
  return {
    now: (): BackupWork | null => (performance.now() - heard.at < SILENCE_MS ? heard.work : null),
  };
}

/** @throws Problem BACKUP_BUSY while something is done with this backup */
export function refuseWorkedOn(board: WorkBoard, type: BackupType, filename: string): void {
  const work = board.now();
  if (work?.type === type && work.filename === filename) throw new Problem('BACKUP_BUSY');
}
