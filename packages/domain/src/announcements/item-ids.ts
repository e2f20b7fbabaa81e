import { foldTyped } from '../text/index.ts';

/** Most items of one call. */
export const MAX_ITEMS = 1000;
const LARGEST = Number.MAX_SAFE_INTEGER;

/**
 * The ids that a call names, each once and in its order: 1 to 1,000 positive whole numbers, also as digits
 * (docs/rules/announcements.md#announcing).
 * @returns null for anything else
 */
export function readItemIds(value: unknown): readonly number[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_ITEMS) return null;
  const ids = value.map(readId);
  return ids.every((id) => id !== null) ? [...new Set(ids)] : null;
}

function readId(value: unknown): number | null {
  const id =
    typeof value === 'string' && /^\d{1,16}$/.test(foldTyped(value)) ? Number(foldTyped(value)) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= LARGEST ? id : null;
}
