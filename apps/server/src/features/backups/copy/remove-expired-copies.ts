import { type BackupType, expired, kindOfName, SCHEDULED_KINDS, timeOfName } from '@rondo/domain/backups';
import type { Config } from '../../../config.ts';
import { keptOf } from '../schedule/retention.ts';
import type { Place } from './place.ts';

const expiring: ReadonlySet<string | null> = new Set([...SCHEDULED_KINDS, 'prerestore']);

/**
 * Deletes in the second place what is no longer kept of a type: the same rule as here, over what lies there. Nothing
 * after the copy of one that never expires, which adds nothing to them.
 */
export async function removeExpiredCopies(
  place: Place,
  config: Pick<Config, 'backupKeep'>,
  { type, filename }: { readonly type: BackupType; readonly filename: string },
  signal: AbortSignal,
): Promise<void> {
  if (!expiring.has(kindOfName(filename))) return;
  const there = (await place.list(type, signal)).flatMap((name) => {
    const created = timeOfName(name);
    return created === null ? [] : [{ filename: name, created }];
  });
  for (const name of expired(there, keptOf(config, type))) {
    signal.throwIfAborted();
    if (name !== filename) await place.remove(type, name, signal);
  }
}
