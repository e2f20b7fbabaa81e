import { SEED_DIFFICULTIES } from '@rondo/domain/difficulties';
import { type Selectable, sql } from 'kysely';
import type { DifficultiesTable } from '../../platform/db/schema.gen.ts';
import type { Db, Trx } from '../../platform/db/database.ts';

export type DifficultyRow = Omit<Selectable<DifficultiesTable>, 'name_key'>;

const columns = [
  'id',
  'name',
  'type',
  'color',
  'base_score',
  'sort_order',
  'icon',
  'legacy_icon',
  'emoji',
  'legacy_emoji',
  'legacy',
  'ref',
] as const;

/** All rows in their order. */
export function selectDifficulties(db: Db | Trx): Promise<DifficultyRow[]> {
  return db.selectFrom('difficulties').select(columns).orderBy('sort_order').execute();
}

/** Several processes may start at once: the second waits until the first one's rows are safe. */
export async function lockDifficulties(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('difficulties'))`.execute(trx);
}

export async function insertSeedDifficulties(trx: Trx): Promise<void> {
  const rows = SEED_DIFFICULTIES.map(({ id, name, type, color, baseScore, sortOrder, legacy, emoji }) => ({
    id,
    name,
    type,
    color,
    base_score: baseScore,
    sort_order: sortOrder,
    legacy,
    emoji,
  }));
  await trx.insertInto('difficulties').values(rows).execute();
}

/** Stores the ready JSON of each difficulty where it differs. */
export async function storeRefs(
  trx: Trx,
  refs: readonly { readonly id: number; readonly ref: string }[],
): Promise<void> {
  const ids = refs.map(({ id }) => id);
  const texts = refs.map(({ ref }) => ref);
  await sql`
    update difficulties d set ref = given.ref
    from unnest(${ids}::integer[], ${texts}::text[]) as given (id, ref)
    where d.id = given.id and d.ref <> given.ref`.execute(trx);
}
