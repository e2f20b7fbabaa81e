import type { BackupStep, BackupWork } from '@rondo/contract/backups';
import type { Clock } from '../../../platform/clock.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { giveWorkBack, openWorkConnection, publishWork, takeWork } from './work.repository.ts';
import type { Progress } from './progress.ts';

/** What is to be done, and for whom. */
export type WorkOrder = Pick<BackupWork, 'what' | 'type' | 'filename' | 'by' | 'bySchedule'>;

export type WorkParts = {
  readonly databaseUrl: string;
  readonly clock: Pick<Clock, 'now'>;
  /** Rests after each piece; not at all unless given. */
  readonly rest?: () => Promise<void>;
  /** Called whenever the work is announced to the server processes. */
  readonly told?: (work: BackupWork) => void;
  readonly signal?: AbortSignal;
};

const TELL_MS = 1000;
const LEAST_TELL_MS = 250;

/**
 * Does one work with backups, the only one over all processes and commands: a lock of the database that ends with its
 * connection, whatever becomes of the process. Every process is told how far it is.
 * @throws Problem BACKUP_BUSY while another one is being done
 */
export async function doBackupWork<T>(
  { databaseUrl, clock, rest = async () => undefined, told = () => undefined, signal }: WorkParts,
  order: WorkOrder,
  work: (progress: Progress) => Promise<T>,
): Promise<T> {
  let lost: Error | null = null;
  const client = await openWorkConnection(databaseUrl, (error) => {
    lost = error;
  });
  try {
    if (!(await takeWork(client))) throw new Problem('BACKUP_BUSY');
    const state = {
      ...order,
      since: clock.now().toISOString(),
      step: 'waiting' as BackupStep,
      done: 0,
      of: 0,
      bytes: 0,
    };
    let toldAt = Number.NEGATIVE_INFINITY;
    let telling: Promise<void> = Promise.resolve();
    const tell = () => {
      toldAt = performance.now();
      told({ ...state });
      telling = telling.then(() => publishWork(client, { ...state })).catch(() => undefined);
    };
    const timer = setInterval(tell, TELL_MS);
    const goOn = () => {
      signal?.throwIfAborted();
      if (lost !== null) throw lost;
    };
    try {
      return await work({
        say: async (step, done, of) => {
          goOn();
          const isNew = step !== state.step;
          Object.assign(state, { step, done, of, ...(isNew ? { bytes: 0 } : {}) });
          if (isNew || performance.now() - toldAt > LEAST_TELL_MS) tell();
        },
        moved: async (bytes) => {
          goOn();
          state.bytes += bytes;
          await rest();
        },
      });
    } finally {
      clearInterval(timer);
      await telling;
      await publishWork(client, null).catch(() => undefined);
      await giveWorkBack(client).catch(() => undefined);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}
