import { CompiledQuery, type QueryResult } from 'kysely';
import pg from 'pg';
import type { Db, Trx } from './database.ts';

const mark = '/*prepared*/ ';
const names = new Map<string, string>();

/**
 * A driver client that keeps statements marked by `prepared` planned, under a name of its own for each text. Only for
 * texts of a small number whose best plan does not hang on their values: never for a search.
 */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver declares seven overloads
  override query(...parameters: any[]): any {
    const [text, values, ...rest] = parameters as [unknown, unknown, ...unknown[]];
    const query = super.query as (...all: unknown[]) => unknown;
    if (typeof text !== 'string' || !text.startsWith(mark)) return query.apply(this, parameters);
    return query.apply(this, [{ name: nameOf(text), text, values }, ...rest]);
  }
}

/** Marks a statement to be planned once a connection. */
export function prepared(text: string): string {
  return mark + text;
}

/** Runs a finished text with its values: no building, no plan of Kysely's. */
export function runText<R>(
  db: Db | Trx,
  text: string,
  values: readonly unknown[] = [],
): Promise<QueryResult<R>> {
  return db.executeQuery<R>(CompiledQuery.raw(text, [...values]) as CompiledQuery<R>);
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `rondo_${names.size + 1}`;
  names.set(text, name);
  return name;
}
