import type { LanguageCode } from './languages.ts';

type Text = readonly [en: string, pl: string, cn: string];

/** Of a text with a `count`: a text for each plural form of a language; Chinese has one. */
type TextWithCount = readonly [
  en: Readonly<Record<'one' | 'other', string>>,
  pl: Readonly<Record<'one' | 'few' | 'many' | 'other', string>>,
  cn: string,
];

/** The texts of one namespace in all languages. The build takes each language out into a file of its own. */
export interface Table {
  readonly [key: string]: Text | TextWithCount | Table;
}

/** The keys of a table as code asks for them: `list.title`. */
export type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends readonly unknown[] ? K : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];

/** What a table's file gives of it in one language. */
export interface TableFile {
  readonly default: Readonly<Record<string, string>>;
}

/** What fetches the tables' files, by language and `./namespace.ts`. */
export type TableFiles = Readonly<Record<LanguageCode, Record<`./${string}.ts`, () => Promise<TableFile>>>>;
