/** The largest id that any table can have. */
export const LARGEST_ID = 2_147_483_647;

/** False for a number that no row can have: such an id is not found, whatever the table (docs/rules/wire.md#ids). */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= LARGEST_ID;
}
