import { setTimeout as sleep } from 'node:timers/promises';
import { mayPass, reasonOf, refusalOf } from './platform/db/connect-failure.ts';
import { isStorageFull } from './platform/db/errors.ts';
import { DatabaseNotReady } from './platform/db/external.ts';
import { SitePaused } from './platform/db/site-lock.ts';

const AGAIN_AFTER_MS = 2_000;

export type Preparation = {
  /** Makes sure of the database and brings its tables up to date; without that nothing can be read. */
  readonly migrate: () => Promise<void>;
  /** What else a start writes. It may run again. */
  readonly write: () => Promise<void>;
  /** Lines for the person who starts the server. */
  readonly say: (line: string) => void;
  /** Called with an error of a later attempt that waiting does not mend. */
  readonly failed: (error: unknown) => void;
};

/**
 * Makes the first attempt. Where the disk is full or the database goes away, the others follow by themselves every two
 * seconds, and requests are answered as soon as the tables are up to date.
 * @throws what waiting does not mend
 */
export async function prepareServer(
  { migrate, write, say, failed }: Preparation,
  againAfterMs = AGAIN_AFTER_MS,
) {
  const stopping = new AbortController();
  let isMigrated = false;
  let isReady = false;
  let told = '';

  const tell = (line: string) => {
    if (line !== told) say(line);
    told = line;
  };
  /** @returns whether everything is done */
  const attempt = async (): Promise<boolean> => {
    try {
      if (!isMigrated) await migrate();
      isMigrated = true;
      await write();
      isReady = true;
      return true;
    } catch (error) {
      const reason = passingReason(error, isMigrated ? onlyReading : waiting);
      if (reason === null) throw refusalOf(error) ?? error;
      isReady = isMigrated;
      tell(reason);
      return false;
    }
  };
  const goOn = async () => {
    do await sleep(againAfterMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    while (!stopping.signal.aborted && !(await attempt()));
    if (!stopping.signal.aborted) say('The start is complete.');
  };

  const rest = (await attempt()) ? Promise.resolve() : goOn().catch(failed);
  return {
    /** Whether the tables are up to date. */
    isReady: () => isReady,
    stop: async () => {
      stopping.abort();
      await rest;
    },
  };
}

const onlyReading = 'Rondo can be read; it completes its start by itself.';
const waiting =
  'The database has to be brought up to date first: Rondo answers 503 and completes its start by itself.';

const unanswered = 'Rondo waits for it, answers 503 until then and completes its start by itself.';

/** What is waited for, and what goes on as long. */
function passingReason(error: unknown, story: string): string | null {
  if (isStorageFull(error)) return `The disk is almost full, so nothing can be written. ${story}`;
  if (error instanceof SitePaused) return `A backup is being put back. ${story}`;
  if (error instanceof DatabaseNotReady) return `${error.message} ${unanswered}`;
  if (mayPass(error)) return `The database does not answer: ${reasonOf(error)}. ${unanswered}`;
  return null;
}
