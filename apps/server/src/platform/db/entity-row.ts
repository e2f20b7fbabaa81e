import { type Edit, type Fields, storedValue, type ValueOf } from '@rondo/domain/entity';
import { ownValue } from '@rondo/domain/text';

/** `videoLink` is `video_link`, `is12K` is `is_12k`: a new word begins after a small letter. */
type ColumnName<S extends string, IsAfterSmall extends boolean = false> = S extends `${infer C}${infer Rest}`
  ? C extends Uppercase<C>
    ? `${IsAfterSmall extends true ? '_' : ''}${Lowercase<C>}${ColumnName<Rest>}`
    : `${C}${ColumnName<Rest, true>}`
  : '';

/** The editable values of a row, by the names of the wire. */
export type RowValues<F extends Fields> = { readonly [N in keyof F]: ValueOf<F[N]> };
export type Row<F extends Fields> = { [N in keyof F & string as ColumnName<N>]: ValueOf<F[N]> };
type Columns<V> = { [N in keyof V as N extends string ? ColumnName<N> : never]: V[N] };

function columnName(field: string): string {
  return field.replace(/(?<=[a-z])(?=[A-Z\d])/g, '_').toLowerCase();
}

/** The fields of a row, by the names of the wire; other columns are left out. Times must be texts. */
export function rowValues<F extends Fields>(fields: F, row: Row<F>): RowValues<F> {
  const columns = row as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.keys(fields).map((name) => [name, ownValue(columns, columnName(name))]),
  ) as RowValues<F>;
}

/** The values after an edit; keys that are no field of the entity, or undefined, change nothing. */
export function edited<F extends Fields>(
  fields: F,
  stored: RowValues<F>,
  edit: { readonly [N in keyof F]?: Edit<F>[N] | ValueOf<F[N]> | undefined },
): RowValues<F> {
  const given = Object.entries(fields).flatMap(([name, field]) => {
    const value = ownValue<unknown>(edit, name);
    return value === undefined ? [] : [[name, storedValue(field, value)]];
  });
  return { ...stored, ...(Object.fromEntries(given) as Partial<RowValues<F>>) };
}

/** Values by their columns. */
export function columnsOf<V extends object>(values: V): Columns<V> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [columnName(name), value]),
  ) as Columns<V>;
}
