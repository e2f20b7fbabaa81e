import { isVisible } from '../text/index.ts';
import { formatTerm } from './search-grammar.ts';

/** A row of a list as the examples of its search name it. */
export interface ExampleRow<F extends string> {
  readonly id: number;
  /** What the row is called. */
  readonly name: { readonly field: F; readonly value: string };
  /** Whose it is. */
  readonly by: { readonly field: F; readonly value: string };
}

export interface SearchExamples {
  readonly contains: string;
  readonly equals: string;
  readonly and: string;
  readonly or: string;
  readonly not: string;
  readonly quotes: string;
  readonly id: string;
}

const LONGEST_WORD = 12;
const LONGEST_VALUE = 60;

/**
 * A query for each rule of the grammar that finds at least the rows it is made of; null without rows that have words.
 */
export function searchExamples<F extends string>(rows: readonly ExampleRow<F>[]): SearchExamples | null {
  const worded = rows.filter(({ name, by }) => isVisible(wordOf(name.value)) && isVisible(wordOf(by.value)));
  const [first] = worded;
  if (first === undefined) return null;
  const other = worded.find(({ name }) => wordOf(name.value) !== wordOf(first.name.value)) ?? first;
  const special = worded.find(({ name }) => /[,|:="]/.test(name.value)) ?? first;
  return {
    contains: contains(first.name),
    equals: whole(first.by),
    and: `${contains(first.by)}, ${contains(first.name)}`,
    or: `${contains(first.name)} | ${contains(other.name)}`,
    not: `${contains(other.name)}, -${contains(strangerTo(other, worded).by)}`,
    quotes: `"${cut(special.name.value, LONGEST_VALUE).replaceAll('"', '""')}"`,
    id: `#${first.id}`,
  };
}

/** A row by somebody else, so that leaving them out leaves the given row in. */
function strangerTo<F extends string>(row: ExampleRow<F>, rows: readonly ExampleRow<F>[]): ExampleRow<F> {
  const own = row.by.value.toLowerCase();
  const stranger = rows.find(({ by }) => !own.includes(wordOf(by.value).toLowerCase()));
  return stranger ?? { ...row, by: { ...row.by, value: 'Nobody' } };
}

type Named<F extends string> = ExampleRow<F>['name'];

const contains = <F extends string>({ field, value }: Named<F>) =>
  formatTerm({ field, mode: 'contains', value: wordOf(value), isNegated: false });

/** The exact value, or where that would be a very long query, only a word of it. */
const whole = <F extends string>(named: Named<F>) =>
  named.value.length > LONGEST_VALUE
    ? contains(named)
    : formatTerm({ field: named.field, mode: 'equals', value: named.value.trim(), isNegated: false });

/** The longest run of letters and digits, cut short; "" where there is none. */
function wordOf(text: string): string {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return cut(
    words.reduce((longest, word) => (word.length > longest.length ? word : longest), ''),
    LONGEST_WORD,
  );
}

const cut = (text: string, most: number) => [...text].slice(0, most).join('').trim();
