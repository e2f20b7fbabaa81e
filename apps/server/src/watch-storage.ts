import { followingClock } from './platform/clock.ts';
import { databaseGate } from './platform/db/gate.ts';
import type { Storage } from './platform/db/storage.ts';
import { watchDatabase } from './platform/db/watch.ts';
import { type Space, watchDisk } from './platform/disk.ts';
import type { Log } from './platform/log/log.ts';
import type { Metrics } from './platform/metrics/metrics.ts';

/** With less than this nothing more is written: the database needs room to end what it does. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

/**
 * Follows whether the database answers, what time it has, and whether there is room to write. On a disk without room
 * only reading goes on: an embedded database that finds none ends, and then nobody could read either. How much room an
 * external one has is known to its own machine only.
 */
export async function watchStorage({ url, embedded }: Storage, dataDir: string, log: Log) {
  const clock = followingClock();
  const gate = databaseGate();
  const watch = watchDatabase({ url, gate, clock, log });
  await watch.first;
  const disk = watchDisk({
    folders: embedded === null ? [dataDir] : [dataDir, embedded.folder],
    holdDatabase: embedded !== null,
    log,
    elapsed: clock.elapsed,
    least: () => LEAST_FREE_BYTES + (embedded?.reserve?.missing() ?? 0),
    looked: async (hasRoom) => {
      if (embedded === null) return;
      gate.setReadOnly(!hasRoom);
      try {
        if (hasRoom) await embedded.reserve?.keep(2 * LEAST_FREE_BYTES);
        else if (gate.isShut()) embedded.reserve?.spend();
      } catch (error) {
        log.warn({ err: error }, 'the reserve of the disk could not be kept or used');
      }
    },
  });
  await disk.look();
  return {
    clock,
    gate,
    disk,
    hasDatabase: () => !gate.isShut(),
    followEpoch: watch.followEpoch,
    measure: (metrics: Metrics) => {
      const flag = (is: boolean) => (is ? 1 : 0);
      const bytes = (which: keyof Space) => () => disk.space()?.[which] ?? 0;
      metrics.gauge('rondo_database_answers', '1 while the database answers', () => flag(!gate.isShut()));
      metrics.gauge('rondo_disk_has_room', '0 while the disk is too full to write', () =>
        flag(disk.hasRoom()),
      );
      metrics.gauge('rondo_disk_free_bytes', 'Free bytes of the disk of DATA_DIR', bytes('freeBytes'));
      metrics.gauge('rondo_disk_total_bytes', 'All bytes of the disk of DATA_DIR', bytes('totalBytes'));
    },
    stop: async () => {
      disk.stop();
      await watch.stop();
    },
  };
}
