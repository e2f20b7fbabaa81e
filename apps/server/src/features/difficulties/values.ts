import { createHash } from 'node:crypto';
import { AUTO_ICON, type DifficultyValues, isIcon } from '@rondo/domain/difficulties';
import { nameKey } from '@rondo/domain/text';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import type { IconOrigin } from './difficulty-changed.ts';
import type { DifficultyFields, DifficultyRow } from './repository.ts';

/** What staff gave of a row. */
export function valuesOf(row: DifficultyFields): DifficultyValues {
  return {
    name: row.name,
    type: row.type,
    color: row.color,
    baseScore: row.base_score,
    sortOrder: row.sort_order,
    icon: row.icon,
    legacyIcon: row.legacy_icon,
    emoji: row.emoji,
    legacyEmoji: row.legacy_emoji,
    legacy: row.legacy,
  };
}

/** The same for every row with the same values. */
export function versionOf(values: DifficultyValues): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
}

type Icons = { readonly icon?: string | undefined; readonly legacyIcon?: string | null | undefined };

/**
 * Icons as they are stored: the address of the difficulty's own drawn badge, whenever it was drawn, is AUTO_ICON.
 * @throws Problem VALIDATION_FAILED for what is no address that an icon may have
 */
export function storedIcons(id: number, { icon, legacyIcon }: Icons, { publicUrl }: IconOrigin): Icons {
  const stored = (field: string, text: string, drawn: RegExp) => {
    const path = text.startsWith(`${publicUrl}/`) ? text.slice(publicUrl.length) : text;
    if (drawn.test(path)) return AUTO_ICON;
    if (isIcon(text)) return text;
    const message = `Must be ${AUTO_ICON}, an https address or a path of this site.`;
    throw fieldProblem('VALIDATION_FAILED', field, { code: 'invalid_format', message });
  };
  const own = `^/v2/media/icon/${id}\\.(?:svg|png)`;
  return {
    ...(icon === undefined ? {} : { icon: stored('icon', icon, new RegExp(`${own}(\\?v=[^&]*)?$`)) }),
    ...(typeof legacyIcon === 'string'
      ? { legacyIcon: stored('legacyIcon', legacyIcon, new RegExp(`${own}\\?(v=[^&]*&)?legacy=1$`)) }
      : legacyIcon === null
        ? { legacyIcon }
        : {}),
  };
}

/** @throws Problem DIFFICULTY_EXISTS, SORT_ORDER_TAKEN where another row has the name or the sort order */
export function refuseTaken(
  rows: readonly DifficultyRow[],
  id: number,
  { name, sortOrder }: DifficultyValues,
): void {
  const others = rows.filter((row) => row.id !== id);
  const namesake = others.find((row) => nameKey(row.name) === nameKey(name));
  if (namesake !== undefined) throw new Problem('DIFFICULTY_EXISTS', { ids: [namesake.id] });
  const neighbour = others.find((row) => row.sort_order === sortOrder);
  if (neighbour !== undefined) throw new Problem('SORT_ORDER_TAKEN', { ids: [neighbour.id] });
}

/** What two sets of values differ in, as before and after; null where nothing does. */
export function differenceOf(
  before: DifficultyValues,
  after: DifficultyValues,
): { readonly before: Partial<DifficultyValues>; readonly after: Partial<DifficultyValues> } | null {
  const names = (Object.keys(after) as (keyof DifficultyValues)[]).filter(
    (name) => before[name] !== after[name],
  );
  if (names.length === 0) return null;
  const pick = (values: DifficultyValues) =>
    Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<DifficultyValues>;
  return { before: pick(before), after: pick(after) };
}
