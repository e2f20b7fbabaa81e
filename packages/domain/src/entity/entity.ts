import type { FieldProblem } from '../text/index.ts';
import { type Field, isNone, type Public, type TimeField } from './field.ts';

/** An editable entity: its fields by their names on the wire. */
export type Fields = Readonly<Record<string, Field>>;
export type FieldName<F extends Fields> = keyof F & string;

export type ValueOf<T extends Field> = T['empty'];
export type Values<F extends Fields> = { readonly [N in keyof F]: ValueOf<F[N]> };
export type Draft<F extends Fields> = { readonly [N in keyof F]: ReturnType<F[N]['draft']> };
/** What an edit changes; a missing key changes nothing. */
export type Edit<F extends Fields> = {
  readonly [N in keyof F]?: (F[N] extends TimeField ? string | number : ValueOf<F[N]>) | undefined;
};

/** The field's methods for a value that only the entity's type knows to be its own. */
type AnyField = {
  draft(value: unknown): unknown;
  problem(draft: unknown): string | null;
  read(draft: unknown): unknown;
};
const any = (field: Field | undefined) => field as unknown as AnyField;

function namesOf<F extends Fields>(fields: F): FieldName<F>[] {
  return Object.keys(fields);
}

function each<F extends Fields, R>(fields: F, value: (name: FieldName<F>) => unknown): R {
  return Object.fromEntries(namesOf(fields).map((name) => [name, value(name)])) as R;
}

type PublicName<F extends Fields> = {
  [N in FieldName<F>]: F[N] extends Public ? N : never;
}[FieldName<F>];

/** The names of an entity's fields, public and private. */
export function fieldNames<F extends Fields>(fields: F) {
  type Shown = PublicName<F>;
  const isPublic = (name: FieldName<F>): name is Shown => Object.hasOwn(fields[name] ?? {}, 'isPublic');
  const isPrivate = (name: FieldName<F>): name is Exclude<FieldName<F>, Shown> => !isPublic(name);
  return { public: namesOf(fields).filter(isPublic), private: namesOf(fields).filter(isPrivate) };
}

/** The values of something new. */
export function emptyValues<F extends Fields>(fields: F): Values<F> {
  return each(fields, (name) => fields[name]?.empty);
}

/** What a form holds of the stored values; other keys are left out. */
export function draftOf<F extends Fields>(fields: F, stored: Values<F>): Draft<F> {
  return each(fields, (name) => any(fields[name]).draft(stored[name]));
}

/** The value of one field's draft; undefined where it has a problem. */
export function draftValue<F extends Fields, N extends FieldName<F>>(
  fields: F,
  name: N,
  draft: Draft<F>,
): ValueOf<F[N]> | undefined {
  const field = any(fields[name]);
  return field.problem(draft[name]) === null ? (field.read(draft[name]) as ValueOf<F[N]>) : undefined;
}

/** Names of the fields that a draft changes, or tries to: those with a problem as well. */
export function changedFields<F extends Fields>(
  fields: F,
  stored: Values<F>,
  draft: Draft<F>,
): FieldName<F>[] {
  const before = draftOf(fields, stored);
  return namesOf(fields).filter((name) => {
    if (isSame(draft[name], before[name])) return false;
    const value = draftValue(fields, name, draft);
    return value === undefined || !isSame(value, stored[name]);
  });
}

/** The edit that a draft makes of the stored values; a field with a problem changes nothing. */
export function editOf<F extends Fields>(fields: F, stored: Values<F>, draft: Draft<F>): Edit<F> {
  const changes = changedFields(fields, stored, draft).map((name) => [name, draftValue(fields, name, draft)]);
  return Object.fromEntries(changes.filter(([, value]) => value !== undefined)) as Edit<F>;
}

/** What keeps a draft from being saved; a stored value that is left as it is may be what nobody could enter today. */
export function draftProblems<F extends Fields>(
  fields: F,
  stored: Values<F>,
  draft: Draft<F>,
): FieldProblem[] {
  return changedFields(fields, stored, draft).flatMap((name) => {
    const field = fields[name];
    const code = any(field).problem(draft[name]);
    if (code === null) return [];
    return field?.kind === 'integer'
      ? { field: name, code, least: field.least, most: field.most }
      : { field: name, code };
  });
}

/** A draft on top of what somebody else has saved meanwhile: own changes stay, the others' come in. */
export function rebase<F extends Fields>(
  fields: F,
  draft: Draft<F>,
  before: Values<F>,
  now: Values<F>,
): Draft<F> {
  const own = new Set<string>(changedFields(fields, before, draft));
  const fresh = draftOf(fields, now);
  return each(fields, (name) => (own.has(name) ? draft : fresh)[name]);
}

/** The value that is stored for one that an edit gives. */
export function storedValue(field: Field, value: unknown): unknown {
  if (field.kind === 'text' && typeof value === 'string') return field.tidy(value);
  if ('isOptional' in field && field.isOptional && 'most' in field && typeof value === 'number')
    return isNone(value, field.least) ? null : value;
  return value;
}

/** Fields that differ, as before and after; all three are empty when nothing does. */
export function difference<V extends object>(
  fields: Fields,
  before: V,
  after: V,
): {
  readonly changed: ReadonlySet<keyof V & string>;
  readonly before: Partial<V>;
  readonly after: Partial<V>;
} {
  const changed = (Object.keys(fields) as (keyof V & string)[]).filter(
    (name) => !isSame(before[name], after[name]),
  );
  const pick = (values: V) => Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<V>;
  return { changed: new Set(changed), before: pick(before), after: pick(after) };
}

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
