import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import type { Database } from '../platform/db/schema.gen.ts';

/** Tables whose rows have an id. */
type Table = {
  [T in keyof Database]: Database[T] extends { id: unknown } ? T : never;
}[keyof Database];

/** The whole row of that id, which must be there. */
export async function storedRow<T extends Table>(
  db: Db,
  table: T,
  id: number,
): Promise<Selectable<Database[T]>> {
  const row = await db
    .selectFrom(table as 'levels')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row as unknown as Selectable<Database[T]>;
}

/** Changes a row past the product, where no call of it would leave the same. */
export async function changeRow<T extends Table>(
  db: Db,
  table: T,
  id: number | null,
  changes: Updateable<Database[T]>,
): Promise<void> {
  await db
    .updateTable(table as 'levels')
    .set(changes as Updateable<Database['levels']>)
    .where('id', '=', id)
    .execute();
}
