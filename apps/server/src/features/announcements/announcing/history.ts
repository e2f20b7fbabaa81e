import type { Announcement } from '@rondo/contract/announcements/announcing';
import type { Db } from '../../../platform/db/database.ts';
import { isRowId } from '../../../platform/db/row-id.ts';
import { found } from '../../../platform/http/problem.ts';
import { shownError } from '../delivery/present-delivery.ts';
import type { Subject } from './announcement.repository.ts';
import { selectHistory, selectItemStates } from './history.repository.ts';

/** How far the announcing of items is, in the order asked for; unknown ids are left out. */
export async function announcementStates(db: Db, subject: Subject, ids: readonly number[]) {
  const states = new Map(
    (await selectItemStates(db, subject, ids.filter(isRowId))).map((state) => [state.id, state]),
  );
  return ids.flatMap((id) => {
    const state = states.get(id);
    return state === undefined
      ? []
      : [{ ...state, announcement: state.announcement && shown(state.announcement) }];
  });
}

/**
 * Where an item was announced and why, the latest first.
 * @throws Problem NOT_FOUND
 */
export async function announcementHistory(db: Db, subject: Subject, id: number): Promise<Announcement[]> {
  const [item] = isRowId(id) ? await selectItemStates(db, subject, [id]) : [];
  found(item);
  return (await selectHistory(db, subject, id)).map(shown);
}

const shown = (announcement: Announcement): Announcement => ({
  ...announcement,
  targets: announcement.targets.map((target) => ({ ...target, error: shownError(target.error) })),
});
