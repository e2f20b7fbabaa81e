import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { transaction } from '../platform/db/transaction.ts';

/** How a statement would be read were its tables long: by a planner that may not take the ways given. */
export function planOf(
  db: Db,
  select: (explaining: Db) => Promise<unknown>,
  refused: readonly string[],
): Promise<string> {
  return transaction(db, async (trx) => {
    for (const way of refused) await sql.raw(`SET LOCAL enable_${way} = off`).execute(trx);
    let plan = '';
    const executeQuery = async ({ sql: text, parameters }: CompiledQuery) => {
      const { rows } = await trx.executeQuery<{ 'QUERY PLAN': string }>(
        CompiledQuery.raw(`EXPLAIN (COSTS OFF) ${text}`, [...parameters]),
      );
      plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      return { rows: [] };
    };
    // Statements that are written as texts ask for the way to the database themselves.
    const way = trx.getExecutor();
    const getExecutor = () => ({
      transformQuery: way.transformQuery.bind(way),
      compileQuery: way.compileQuery.bind(way),
      executeQuery,
    });
    const explaining = { executeQuery, getExecutor };
    await select(explaining as unknown as Db);
    return plan;
  });
}
