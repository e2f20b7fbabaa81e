import { formatCount } from '@rondo/domain/format';
import type { DescriptionWords } from '@rondo/domain/pages';
import { type Language, locales } from '@rondo/contract/languages';
import texts from './texts.gen.json' with { type: 'json' };

/** What stands in the HTML of pages beside the texts of their screens, as the web app says it in one language. */
export interface PageWords extends DescriptionWords {
  readonly comparison: (one: string, other: string) => string;
  /** A description and what it is of. */
  readonly labelled: (label: string, value: string) => string;
  readonly notFound: string;
  /** Of the site. */
  readonly description: string;
  readonly noLevel: string;
  readonly noPass: string;
  readonly noPlayer: string;
}

export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: wordsOf('en'),
  pl: wordsOf('pl'),
  cn: wordsOf('cn'),
};

function wordsOf(language: Language): PageWords {
  const found = new Map<string, string>(Object.entries(texts[language]));
  const plurals = new Intl.PluralRules(locales[language]);
  const text = (name: string) => found.get(name) ?? '';
  const fill = (name: string, fillings: Readonly<Record<string, string>>) =>
    text(name).replaceAll(
      /\{\{(\w+)\}\}/g,
      (_, key: string) => new Map(Object.entries(fillings)).get(key) ?? '',
    );
  const counted = (name: string, count: number, fillings: Readonly<Record<string, string>> = {}) => {
    const form = `${name}_${plurals.select(count)}`;
    const shown = formatCount(count);
    return fill(found.has(form) ? form : name, { ...fillings, count: shown, shown });
  };
  return {
    by: (names) => fill('by', { names }),
    more: (names, count) => counted('more', count, { names }),
    clears: (count) => counted('clears', count),
    score: (score) => fill('score', { score }),
    accuracy: (accuracy) => fill('accuracy', { accuracy }),
    worldsFirst: text('worldsFirst'),
    rank: (rank) => fill('rank', { rank }),
    rankedScore: (score) => fill('rankedScore', { score }),
    passes: (count) => counted('passes', count),
    comparison: (one, other) => fill('comparison', { one, other }),
    labelled: (label, value) => fill('labelled', { label, value }),
    notFound: text('notFound'),
    description: text('description'),
    noLevel: text('noLevel'),
    noPass: text('noPass'),
    noPlayer: text('noPlayer'),
  };
}
