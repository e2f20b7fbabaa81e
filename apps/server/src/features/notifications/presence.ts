import { randomUUID } from 'node:crypto';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Deps } from '../../platform/feature.ts';
import { coalesced } from './coalesced.ts';
import { countListeners, replaceListeners, type UserCount } from './presence.repository.ts';

const second = 1000;

/** Counts the listeners of the rating page over all server processes (docs/rules/notifications.md#audience). */
export function createPresence(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  here: {
    /** Who listens at this process now; each user once. */
    readonly userIds: () => readonly number[];
    readonly announce: (count: UserCount) => void;
  },
) {
  const processId = randomUUID();
  let hasRows = false;
  const failed = (error: unknown) => log.warn({ err: error }, 'listeners could not be counted');

  let writing: Promise<unknown> = Promise.resolve();
  /** One after the other: a list that was read before somebody left must not be written after that they left. */
  const write = (isNews: boolean, listeners = here.userIds): Promise<void> => {
    const next = writing.then(() =>
      transaction(db, async (trx) => {
        const userIds = listeners();
        const wereCleared = await replaceListeners(trx, processId, userIds);
        hasRows = userIds.length > 0;
        if (isNews || wereCleared) await publishEvent(trx, { type: 'listenersChanged', data: {} });
      }),
    );
    writing = next.catch(() => undefined);
    return next;
  };
  const publish = coalesced(second, () => write(true), failed);
  const announce = coalesced(
    second,
    async () => {
      if (here.userIds().length > 0) here.announce(await countListeners(db));
    },
    failed,
  );
  const repeat = coalesced(second, () => write(false), failed);

  return {
    /** Someone came or went here. */
    changed: publish,
    /** Someone came or went at any process. */
    listenersChanged: announce,
    /** Publishes that this process and its listeners are still there. */
    beat: () => {
      if (hasRows) repeat();
    },
    stop: async () => {
      await Promise.all([publish.stop(), announce.stop(), repeat.stop()]);
      if (hasRows) await write(true, () => []).catch(failed);
    },
  };
}
