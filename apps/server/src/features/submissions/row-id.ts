import { LARGEST_ID } from '../../platform/db/row-id.ts';

export { isRowId } from '../../platform/db/row-id.ts';

/** True for an id of the right kind that is larger than any row's: 404 instead of 400. */
export function isImpossibleId(id: number): boolean {
  return Number.isInteger(id) && id > LARGEST_ID;
}
