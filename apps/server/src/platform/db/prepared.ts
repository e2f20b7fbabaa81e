import { CompiledQuery, type Kysely, type QueryResult } from 'kysely';
import type pg from 'pg';
import { DatabaseClient } from './client.ts';
import type { Database } from './schema.gen.ts';
import { countStatement } from './statement-count.ts';

const mark = '/*prepared*/ ';
const names = new Map<string, string>();

/**
 * A driver client that counts statements and keeps the plans of those marked by `prepared`, each text under its own
 * name. Only for a small number of texts whose best plan does not depend on their values: never for a search.
 */
export class PreparingClient extends DatabaseClient {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...all: unknown[]) => unknown;
    this.query = ((...all: unknown[]) => {
      countStatement();
      const [text, values, ...rest] = all;
      if (typeof text !== 'string' || !text.startsWith(mark)) return query(...all);
      return query({ name: nameOf(text), text, values }, ...rest);
    }) as typeof this.query;
  }
}

/** Marks a statement to be planned once a connection. */
export function prepared(text: string): string {
  return mark + text;
}

/** Runs a finished text with its values: Kysely builds nothing. */
export function runText<R>(
  db: Kysely<Database>,
  text: string,
  values: readonly unknown[] = [],
): Promise<QueryResult<R>> {
  return db.executeQuery<R>(CompiledQuery.raw(text, [...values]));
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `rondo_${names.size + 1}`;
  names.set(text, name);
  return name;
}
