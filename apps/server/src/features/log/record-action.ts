import { type LogAction, type LogFact, logFactsOf } from '@rondo/contract/log-actions';
import type { Insertable } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import type { AuditLogTable } from '../../platform/db/schema.gen.ts';
import { storableJson } from '../../platform/db/storable-json.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { insertEntries } from './repository.ts';

type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | Date
  | readonly Value[]
  | { readonly [key: string]: Value };

/** Facts of a subject by the names that the catalogue gives its action; only what the action changed. */
export type LogFacts<A extends LogAction = LogAction> = { readonly [F in LogFact<A>]?: Value };

/** One action of staff (docs/rules/log.md#entries). */
export type NewEntry<A extends LogAction = LogAction> = {
  /** null: the server's command line. */
  readonly actorId: number | null;
  readonly action: A;
  /** `id` is null for an action on a whole table; `title` is what a reader knows the subject by. */
  readonly subject: { readonly id: number | null; readonly title?: string };
  /** null or left out: there was nothing before. */
  readonly before?: LogFacts<A> | null;
  /** null or left out: there is nothing after. */
  readonly after?: LogFacts<A> | null;
  readonly reason?: string | null;
};

/**
 * Adds one row to the append-only log, in the transaction of the write that it records, so that neither is there
 * without the other (docs/rules/log.md#entries). What is kept of public replies may show what was written, so that it
 * is dropped.
 * @returns the row's id
 * @throws Error for a fact that the catalogue does not list under the action
 */
export async function recordAction<A extends LogAction>(trx: Trx, entry: NewEntry<A>): Promise<number> {
  const [id] = await insertEntries(trx, [rowOf(entry)]);
  if (id === undefined) throw new Error('an inserted row has an id');
  await publishEvent(trx, { type: 'staffWrite', data: {} });
  return id;
}

/** The same for many actions that belong to one write. */
export async function recordActions<A extends LogAction>(
  trx: Trx,
  entries: readonly NewEntry<A>[],
): Promise<void> {
  if (entries.length === 0) return;
  await insertEntries(trx, entries.map(rowOf));
  await publishEvent(trx, { type: 'staffWrite', data: {} });
}

function rowOf<A extends LogAction>(entry: NewEntry<A>): Insertable<AuditLogTable> {
  const { action, before, after } = entry;
  return {
    actor_id: entry.actorId,
    action,
    subject_type: action.slice(0, action.indexOf('.')),
    subject_id: entry.subject.id,
    subject_title: entry.subject.title ?? '',
    before: factsText(action, before),
    after: factsText(action, after),
    reason: entry.reason ?? '',
  };
}

/** Names of facts also come from values, where the compiler does not see them. */
function factsText(action: LogAction, facts: LogFacts | null | undefined): string | null {
  if (facts === null || facts === undefined) return null;
  const listed = new Set<string>(logFactsOf(action));
  const unlisted = Object.keys(facts).filter((name) => !listed.has(name));
  if (unlisted.length > 0) throw new Error(`${action} has no fact ${unlisted.join(', ')} in the catalogue`);
  return storableJson(facts);
}
