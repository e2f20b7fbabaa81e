import { LANGUAGES } from './read-table.mjs';

/**
 * What is wrong with the texts of a row, as [{ language, what }]: each language has them, in its own plural forms, and
 * fills in what the first one does.
 * @param {import('./read-table.mjs').Row} row
 */
export function rowProblems({ key, hasForms, cells }) {
  return LANGUAGES.flatMap(({ code, locale }, column) => {
    const own = cells[column];
    if (!own) return [{ language: code, what: `"${key}" is missing` }];
    const forms = own.map(({ form }) => form);
    const wanted = formsOf(locale, hasForms);
    const lacking = wanted.filter((form) => !forms.includes(form));
    const needless = forms.filter((form) => !wanted.includes(form));
    const [expected, actual] = [fillings(cells[0]), fillings(own)];
    return [
      own.some(({ text }) => text.trim() === '') && 'is empty',
      lacking.length > 0 && `lacks the plural form ${lacking.join(', ')}`,
      needless.length > 0 && `has the plural form ${needless.join(', ')}, which ${code} never asks for`,
      expected !== actual &&
        `has ${actual || 'no variables'}, ${LANGUAGES[0].code} has ${expected || 'none'}`,
    ]
      .filter(Boolean)
      .map((what) => ({ language: code, what: `"${key}" ${what}` }));
  });
}

/** The plural forms that a language has of a text with a count. */
export const formsOf = (locale, hasForms) =>
  hasForms ? new Intl.PluralRules(locale).resolvedOptions().pluralCategories : [''];

/** Variables, tags and nested keys of all forms; `count` may be left out of a form ("one level"). */
function fillings(cells) {
  const found = cells.flatMap(({ text }) => text.match(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>|\$t\([^)]*\)/g) ?? []);
  const plain = found
    .map((item) => item.replace(/\s/g, ''))
    .filter((item) => cells[0].form === '' || item !== '{{count}}');
  return [...new Set(plain)].sort().join(' ');
}
