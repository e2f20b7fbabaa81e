import type { CopyDatabase } from '../../../platform/db/copy-database.ts';
import type { Trx } from '../../../platform/db/database.ts';
import { migrateWithin } from '../../../platform/db/migrate.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Progress } from '../work/progress.ts';
import { bareSchema } from './bare-schema.repository.ts';
import { type OpenedDump, rowsOf } from './check-dump.ts';
import { quoted } from './dump-text.repository.ts';
import { selectTables, setSequences, settleSession } from './tables.repository.ts';
import { countRows } from './write-dump.ts';

/**
 * Fills the empty schema that the search_path of `trx` names first: its tables at the dump's migration, then the rows,
 * then what makes them fast and consistent. Part of the transaction, so that a failure leaves nothing.
 * @param isKept false for a schema that is thrown away
 * @throws Problem BACKUP_CONTENT when the dump has other tables or columns than that migration
 */
export async function fillSchema(
  target: CopyDatabase,
  trx: Trx,
  dump: OpenedDump,
  progress: Progress,
  { isKept }: { readonly isKept: boolean },
): Promise<void> {
  const { tables, migration, sequences } = dump.header;
  await settleSession(trx);
  await migrateWithin(trx, migration);
  const known = new Map((await selectTables(trx)).map((table) => [table.name, table.columns]));
  for (const { name, columns } of tables)
    if (known.get(name)?.join() !== columns.join()) throw foreign(`It has another table ${name}.`);
  if (tables.length !== known.size) throw foreign('It does not have all tables.');

  const complete = await bareSchema(trx, [...known.keys()], isKept);
  for (const [place, { table, read }] of rowsOf(dump).entries()) {
    await progress.say('filling', place, tables.length);
    const counted = countRows();
    const passed = async function* () {
      for await (const piece of read()) {
        counted.add(piece);
        yield piece;
        await progress.moved(piece.length);
      }
    };
    const columns = table.columns.map(quoted).join(', ');
    const rows = await target.copyBytesInto(`${quoted(table.name)} (${columns})`, passed());
    if (rows !== table.rows || counted.total().sha256 !== table.sha256)
      throw new Problem('BACKUP_CONTENT', {
        reason: 'CHECKSUM',
        details: `The rows of ${table.name} were changed while they were read.`,
      });
  }
  await progress.say('filling', tables.length, tables.length);
  await complete();
  await setSequences(trx, sequences);
}

const foreign = (details: string) => new Problem('BACKUP_CONTENT', { reason: 'TABLES', details });
