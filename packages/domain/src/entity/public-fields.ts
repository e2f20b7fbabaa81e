import type { FieldName, Fields } from './entity.ts';

/** Whoever may see a thing may see what was changed of its public fields; changes of all others are for staff alone. */
type Public = { readonly isPublic: true };
type PublicName<F extends Fields> = {
  [N in FieldName<F>]: F[N] extends Public ? N : never;
}[FieldName<F>];

export function publicFields<F extends Fields>(fields: F): { readonly [N in keyof F]: F[N] & Public } {
  const marked = Object.entries(fields).map(([name, field]) => [name, { ...field, isPublic: true }]);
  return Object.fromEntries(marked) as { [N in keyof F]: F[N] & Public };
}

/** The names of an entity's fields, public and private. */
export function fieldNames<F extends Fields>(
  fields: F,
): {
  readonly public: readonly PublicName<F>[];
  readonly private: readonly Exclude<FieldName<F>, PublicName<F>>[];
} {
  const names = (isPublic: boolean) =>
    Object.keys(fields).filter((name) => Object.hasOwn(fields[name] ?? {}, 'isPublic') === isPublic);
  return {
    public: names(true) as PublicName<F>[],
    private: names(false) as Exclude<FieldName<F>, PublicName<F>>[],
  };
}
