import { hasForeignScheme, MAX_LINK } from '../media/index.ts';
import { isVisible, readDecimal, readWhole, tidyLine, tidyLines } from '../text/index.ts';

/** What a blank text of an edit does: it empties the stored one, is refused, or leaves the stored one as it is. */
export type Blank = 'empties' | 'refused' | 'ignored';

/** One field of something that staff edit: `V` is its value, `D` what a form holds of it. */
interface Kind<V, D> {
  /** The value of something new. */
  readonly empty: V;
  draft(value: V): D;
  /** The code of what keeps a draft from being a value; null where nothing does. */
  problem(draft: D): string | null;
  /** The value of a draft without a problem. */
  read(draft: D): V;
}

export interface TextField extends Kind<string, string> {
  readonly kind: 'text';
  /** Most UTF-16 units, as the wire counts them. */
  readonly most: number;
  readonly blank: Blank;
  /** It is drawn as a link, so it has no other scheme than http and https. */
  readonly isLink: boolean;
  /** The text as it is stored. */
  tidy(text: string): string;
}

export interface NumberField<V extends number | null = number | null> extends Kind<V, string> {
  readonly kind: 'integer' | 'decimal';
  readonly least: number;
  readonly most: number;
  /** It may be none, null; where 0 is below the least, 0 is none as well. */
  readonly isOptional: boolean;
}

export interface FlagField extends Kind<boolean, boolean> {
  readonly kind: 'flag';
}

/** The id of something else; a draft without one is null. */
export interface RefField<V extends number | null = number | null> extends Kind<V, number | null> {
  readonly kind: 'ref';
  readonly least: number;
  readonly isOptional: boolean;
}

/** A moment, or a day of which nothing more is known: ISO text on the wire, UTC to the second in a form. */
export interface TimeField extends Kind<string, string> {
  readonly kind: 'time';
}

export interface TextsField extends Kind<string[], string[]> {
  readonly kind: 'texts';
  readonly most: number;
  /** Most UTF-16 units of each. */
  readonly mostEach: number;
}

export interface IdsField extends Kind<number[], number[]> {
  readonly kind: 'ids';
  readonly most: number;
}

export type Field =
  | TextField
  | NumberField<number>
  | NumberField
  | FlagField
  | RefField<number>
  | RefField
  | TimeField
  | TextsField
  | IdsField;

/** Whoever may see a thing may see what was changed of its public fields; changes of all others are for staff alone. */
export interface Public {
  readonly isPublic: true;
}

export function publicFields<F extends Readonly<Record<string, Field>>>(fields: F) {
  const marked = Object.entries(fields).map(([name, field]) => [name, { ...field, isPublic: true }]);
  return Object.fromEntries(marked) as { readonly [N in keyof F]: F[N] & Public };
}

export function text(most: number, blank: Blank = 'empties', tidy = tidyLine): TextField {
  return {
    kind: 'text',
    most,
    blank,
    isLink: false,
    tidy,
    ...plain(''),
    read: tidy,
    problem: (draft) => {
      if (blank !== 'empties' && !isVisible(draft)) return 'REQUIRED';
      return tidy(draft).length > most ? 'TOO_LONG' : null;
    },
  };
}

/** A text of several lines. */
export function lines(most: number): TextField {
  return text(most, 'empties', tidyLines);
}

export function link(blank: Blank = 'empties', tidy?: TextField['tidy']): TextField {
  const field = text(MAX_LINK, blank, tidy);
  return {
    ...field,
    isLink: true,
    problem: (draft) => field.problem(draft) ?? (hasForeignScheme(field.tidy(draft)) ? 'LINK_SCHEME' : null),
  };
}

/** The code is what a form says of a draft that is none. */
export function integer(least: number, most: number, code = 'NOT_INTEGER'): NumberField<number> {
  return { kind: 'integer', ...number(least, most, false, code, readWhole) };
}

export function optionalInteger(least: number, most: number): NumberField {
  return { kind: 'integer', ...number(least, most, true, 'NOT_INTEGER', readWhole) };
}

/** Typed as docs/rules/wire.md#typed-numbers-and-lists says. */
export function decimal(least: number, most: number, code: string): NumberField<number> {
  return { kind: 'decimal', ...number(least, most, false, code, readDecimal) };
}

export function optionalDecimal(least: number, most: number, code: string): NumberField {
  return { kind: 'decimal', ...number(least, most, true, code, readDecimal) };
}

export function flag(): FlagField {
  return { kind: 'flag', ...plain(false) };
}

export function ref(least: 0 | 1, code = 'REQUIRED'): RefField<number> {
  return {
    kind: 'ref',
    least,
    isOptional: false,
    empty: 0,
    draft: (id) => id,
    problem: (draft) => (draft === null ? code : null),
    read: (draft) => draft ?? 0,
  };
}

export function optionalRef(): RefField {
  return { kind: 'ref', least: 1, isOptional: true, ...plain<number | null>(null) };
}

const TO_THE_SECOND = 19;

/** A text without a time of day is a day; `isTime` says which texts can be read. */
export function time(isTime: (text: string) => boolean): TimeField {
  const read = (draft: string) => (draft.includes('T') ? `${draft}Z` : draft);
  return {
    kind: 'time',
    empty: '',
    draft: (iso) => iso.slice(0, TO_THE_SECOND),
    problem: (draft) => (isTime(read(draft)) ? null : 'TIME_INVALID'),
    read,
  };
}

export function texts(most: number, mostEach: number): TextsField {
  return { kind: 'texts', most, mostEach, ...plain<string[]>([]) };
}

export function ids(most: number): IdsField {
  return { kind: 'ids', most, ...plain<number[]>([]) };
}

/** A form holds the value itself, and takes any. */
function plain<V>(empty: V): Kind<V, V> {
  return { empty, draft: (value) => value, problem: () => null, read: (draft) => draft };
}

type NumberValue<O extends boolean> = O extends true ? number | null : number;

function number<O extends boolean>(
  least: number,
  most: number,
  isOptional: O,
  code: string,
  readTyped: (draft: string) => number | null,
): Omit<NumberField<NumberValue<O>>, 'kind'> {
  const read = (draft: string) => {
    const value = readTyped(draft) ?? (isOptional ? null : Number.NaN);
    return isOptional && value !== null && isNone(value, least) ? null : value;
  };
  return {
    least,
    most,
    isOptional,
    empty: (isOptional ? null : least) as NumberValue<O>,
    draft: (value) => (value === null ? '' : String(value)),
    problem: (draft) => {
      const value = read(draft);
      return value === null || (value >= least && value <= most) ? null : code;
    },
    read: read as (draft: string) => NumberValue<O>,
  };
}

/** Whether a number stands for none where there may be none. */
export function isNone(value: number, least: number): boolean {
  return value === 0 && least > 0;
}
