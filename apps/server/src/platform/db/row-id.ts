import { LARGEST_ID } from '@rondo/domain/text';

export { LARGEST_ID };

/** False for a number that no row can have: such an id is not found, whatever the table (docs/rules/wire.md#ids). */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= LARGEST_ID;
}
