import { formatCount } from '@rondo/domain/format';
import type { FlatNamespace, Namespace, TFunction } from 'i18next';
import { loadCode } from '../connection/load-code.ts';
import { codeOf } from './languages.ts';
import { listFormatOf } from './list-format.ts';
import type { TableFile, TableFiles } from './table.ts';

// The texts' types are those of i18next: keys, namespaces and what a text wants filled in are checked by it. At run
// time these few lines do what the site needs of it, for a tenth of the first load and of the time a row takes.

/** The texts of one namespace in one language, by whole keys such as `list.title`. */
type Texts = ReadonlyMap<string, string>;
/** What a text is filled with. */
export type Fillings = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** All but those of staff, whose long list of files is no part of the first load. */
const files: TableFiles = {
  en: import.meta.glob<TableFile>(['./**/*.ts', '!./staff/**'], { base: '../../locales', query: '?en' }),
  pl: import.meta.glob<TableFile>(['./**/*.ts', '!./staff/**'], { base: '../../locales', query: '?pl' }),
  cn: import.meta.glob<TableFile>(['./**/*.ts', '!./staff/**'], { base: '../../locales', query: '?cn' }),
};
const texts = new Map<string, Texts>();
const loads = new Map<string, Promise<void>>();
const failures = new Map<string, Error>();
/** What components wait for, across lost connections. */
const waits = new Map<string, Promise<void>>();
/** Names of namespaces that were loaded in any language. */
const known = new Set<string>();
const listeners = new Set<() => void>();
let language = 'en';
let wanted = language;

/** The Intl locale of the texts shown. */
export const currentLanguage = (): string => language;

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads all texts in use in another language, then shows it. */
export async function changeLanguage(locale: string): Promise<void> {
  wanted = locale;
  await Promise.all([...known].map((namespace) => load(locale, namespace)));
  if (wanted !== locale) return;
  language = locale;
  document.documentElement.lang = locale;
  for (const listener of [...listeners]) listener();
}

/** Fails when a file cannot be had; asked again, it is fetched again. */
export async function loadNamespaces(namespaces: Namespace): Promise<void> {
  await Promise.all([namespaces].flat().map((namespace) => load(wanted, namespace)));
}

/** Where the texts of a namespace are: here, on their way, or not to be had, which is thrown. */
export function waitFor(locale: string, namespace: string): Promise<void> | null {
  const name = `${locale} ${namespace}`;
  if (texts.has(name)) return null;
  const waiting = waits.get(name);
  if (waiting) return waiting;
  const failure = failures.get(name);
  if (failure) throw failure;
  if (!fileIn(files, locale, namespace)) return load(locale, namespace);
  const begun = loadCode(() => load(locale, namespace)).finally(() => waits.delete(name));
  waits.set(name, begun);
  return begun;
}

/** The same promise for the same file, unless it failed. */
export function load(locale: string, namespace: string): Promise<void> {
  const name = `${locale} ${namespace}`;
  const begun = loads.get(name);
  if (begun) return begun;
  const fetched = fetchTexts(locale, namespace).then(
    (found) => {
      texts.set(name, found);
      failures.delete(name);
      known.add(namespace);
    },
    (error: Error) => {
      loads.delete(name);
      failures.set(name, error);
      throw error;
    },
  );
  loads.set(name, fetched);
  return fetched;
}

const fileIn = (tables: TableFiles, locale: string, namespace: string) =>
  tables[codeOf(locale)][`./${namespace}.ts`];

async function fetchTexts(locale: string, namespace: string): Promise<Texts> {
  const file = fileIn(files, locale, namespace) ?? (await staffFile(locale, namespace));
  if (!file) throw new Error(`No texts ${namespace} in ${locale}`);
  return new Map(Object.entries((await file()).default));
}

async function staffFile(locale: string, namespace: string) {
  const { staffFiles } = await loadCode(() => import('./staff-texts.ts'));
  const file = fileIn(staffFiles, locale, namespace);
  return file && (() => loadCode(file));
}

/** A text as it is in its file; undefined when there is none, or its file was never loaded. */
export function textOf(namespace: FlatNamespace, key: string): string | undefined {
  return texts.get(`${language} ${namespace}`)?.get(key);
}

/** In the language shown. For what is no component; a component has `useTranslation`. */
export const t = ((key: string, fillings?: Fillings) =>
  translate(language, 'common', key, fillings)) as TFunction<readonly ['common', ...FlatNamespace[]]>;

/**
 * A key without a namespace before a colon is one of `home`, else of `common`; a key without a text stands for itself.
 * `{{shown}}` is the count as it is written, unless it is given. Several values are written as a list.
 */
export function translate(locale: string, home: string, key: string, fillings?: Fillings): string {
  const colon = key.indexOf(':');
  const namespace = colon < 0 ? home : key.slice(0, colon);
  const own = colon < 0 ? key : key.slice(colon + 1);
  const find = (name: string) =>
    texts.get(`${locale} ${namespace}`)?.get(name) ?? texts.get(`${locale} common`)?.get(name);
  if (!fillings) return find(own) ?? own;
  const count = fillings.count;
  const plural = typeof count === 'number' ? find(`${own}_${pluralsOf(locale).select(count)}`) : undefined;
  const text = plural ?? find(own) ?? own;
  const shown = typeof count === 'number' ? formatCount(count) : '';
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const filling =
      (Object.hasOwn(fillings, name) ? fillings[name] : undefined) ?? (name === 'shown' ? shown : '');
    return typeof filling === 'object' ? listFormatOf(locale).format(filling) : String(filling);
  });
}

/** Several values as a list, in the language shown. */
export const listed = (values: readonly string[]): string => listFormatOf(language).format(values);

const plurals = new Map<string, Intl.PluralRules>();

function pluralsOf(locale: string): Intl.PluralRules {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, rules);
  return rules;
}
