import type { LogEntry, LogNames, logEndpoints } from '@rondo/contract/log';
import { NAMED_TYPES, namedIds } from '@rondo/domain/log';
import { LIST_PAGE, pageWindow } from '@rondo/domain/paging';
import type { Db } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/route.ts';
import { pageOf } from '../../platform/paging/page-of.ts';
import { countLog, type LogRow, selectLog, selectNames } from './repository.ts';

/** Counts of pages are exact up to here. */
const COUNTED = 10_000;

/** A page of what staff did, the latest first. */
export async function readLog(db: Db, query: Call<typeof logEndpoints.log>['query']) {
  const window = pageWindow(query, LIST_PAGE);
  const filter = {
    actorId: query.actor,
    subject: subjectOf(query.subject),
    action: query.action,
    withoutClaims: query.claims === 'hide',
  };
  const rows = await selectLog(db, filter, window);
  const page = await pageOf(rows, window, () => countLog(db, filter, COUNTED));
  const names = await namesIn(db, page.results);
  return { ...page, results: page.results.map(presentEntry), names };
}

async function namesIn(db: Db, rows: readonly LogRow[]): Promise<LogNames> {
  const names = Object.fromEntries(NAMED_TYPES.map((type) => [type, {}])) as LogNames;
  const ids = namedIds(rows.flatMap(({ before, after }) => [before, after]));
  for (const { type, id, name } of await selectNames(db, ids)) names[type][id] = name;
  return names;
}

function subjectOf(text: string | undefined): { type: string; id: number | null } | undefined {
  if (text === undefined) return undefined;
  const [type = '', id] = text.split(':');
  return { type, id: id === undefined ? null : Number(id) };
}

/** Rows of older versions may have actions and facts that are not in the catalogue; readers get them as well. */
function presentEntry(row: LogRow): LogEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor,
    action: row.action as LogEntry['action'],
    subject: {
      type: row.subject_type as LogEntry['subject']['type'],
      id: row.subject_id,
      title: row.subject_title,
    },
    before: row.before as LogEntry['before'],
    after: row.after as LogEntry['after'],
    reason: row.reason,
  };
}
