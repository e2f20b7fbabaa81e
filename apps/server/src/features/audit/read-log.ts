import { LIST_PAGE, pageWindow } from '@rondo/domain/paging';
import type { Db } from '../../platform/db/database.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { JsonText } from '../../platform/http/reply.ts';
import { atLeastShown, countKnownFrom } from '../../platform/paging/count-of-page.ts';
import { countLog, selectLog } from './log.repository.ts';

/** Counts of pages are exact up to here. */
const COUNTED = 10_000;

export type LogQuery = {
  readonly actor?: number | undefined;
  /** `type:id` or a type. */
  readonly subject?: string | undefined;
  readonly action?: string | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
};

/** A page of what staff did, the latest first. */
export async function readLog(db: Db, query: LogQuery): Promise<JsonText> {
  const window = pageWindow(query, LIST_PAGE);
  const wish = { actorId: query.actor, subject: subjectOf(query.subject), action: query.action };
  const items = await selectLog(db, wish, window);
  const shown = items.slice(0, window.limit);
  const count = countKnownFrom(items.length, window) ?? (await countLog(db, wish, COUNTED));
  return pageText(shown, atLeastShown(count, items.length, window), items.length > shown.length);
}

function subjectOf(text: string | undefined): { type: string; id: number | null } | undefined {
  if (text === undefined) return undefined;
  const [type = '', id] = text.split(':');
  return { type, id: id === undefined ? null : Number(id) };
}
