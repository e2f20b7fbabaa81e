import type { FlatNamespace, TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguage, translate, waitFor, type Fillings } from './texts.ts';

export interface Translation<N extends FlatNamespace | readonly FlatNamespace[]> {
  /** Gives a text of the first namespace, or of any other after its name and a colon. */
  readonly t: TFunction<N>;
  /** The Intl locale of the texts. */
  readonly language: string;
}

/** The texts of namespaces in the language shown; suspends until they have arrived. */
export function useTranslation<
  const N extends FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]] = 'common',
>(namespaces?: N): Translation<N> {
  const language = useSyncExternalStore(onLanguage, currentLanguage);
  const names: readonly string[] = [namespaces ?? 'common'].flat();
  const missing = names.map((name) => waitFor(language, name)).filter((promise) => promise !== null);
  // React's `use` would have to be called on every render, loaded or not.
  if (missing.length > 0) throw Promise.all(missing);
  return translationOf(language, names[0] ?? 'common') as Translation<N>;
}

const translations = new Map<string, Translation<FlatNamespace>>();

/** The same for every component during the whole visit: what depends on `t` is not computed again. */
function translationOf(language: string, home: string): Translation<FlatNamespace> {
  const name = `${language} ${home}`;
  const made = translations.get(name);
  if (made) return made;
  const t = ((key: string, fillings?: Fillings) =>
    translate(language, home, key, fillings)) as TFunction<FlatNamespace>;
  const translation = { t, language };
  translations.set(name, translation);
  return translation;
}
