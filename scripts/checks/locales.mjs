import { fileURLToPath } from 'node:url';
import { problemsOfTool } from './command.mjs';
import { unusedKeys } from './locale-keys.mjs';
import { filesBelow, readSource } from './source-files.mjs';

const HERE = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = 'apps/web/src/locales';
/** Folder of each language and the locale whose plural rules it follows; the first one is the pattern for the others. */
const LANGUAGES = [
  ['en', 'en'],
  ['pl', 'pl'],
  ['cn', 'zh-CN'],
];
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every language holds the same texts with the same variables, in its own plural forms, and the code uses them all. */
export const locales = {
  name: 'locales',
  async run(root) {
    // What reads JSON keeps the last of two texts with one key.
    const twice = await problemsOfTool(root, 'biome', ['lint', FOLDER], { toolRoot: HERE });
    const [pattern, ...others] = await Promise.all(
      LANGUAGES.map(async ([folder, locale]) => ({
        folder,
        locale,
        namespaces: await namespacesOf(root, folder),
      })),
    );
    return [
      ...twice,
      ...[pattern, ...others].flatMap(pluralProblems),
      ...others.flatMap((language) => parityProblems(pattern, language)),
      ...(await unusedKeys(root, usableKeys(pattern))),
      ...(await errorsWithoutText(root, pattern.namespaces.get('errors'))),
    ];
  },
};

/** The texts of one language as Map(namespace -> Map(key -> text)), keys of nested objects joined by dots. */
async function namespacesOf(root, folder) {
  const namespaces = new Map();
  for (const path of await filesBelow(root, `${FOLDER}/${folder}`)) {
    const name = path.slice(`${FOLDER}/${folder}/`.length, -'.json'.length);
    namespaces.set(name, new Map(flat(JSON.parse(await readSource(root, path)))));
  }
  return namespaces;
}

const flat = (group, prefix = '') =>
  Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'object' ? flat(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );

const CODES = 'packages/contract/src/problem.ts';
const CODE_LINE = /^ {2}([A-Z][A-Z_0-9]+): \[\d{3}, /gm;

/** Error codes of the wire for which the namespace `errors` has no words. */
async function errorsWithoutText(root, texts) {
  const codes = [...(await readSource(root, CODES)).matchAll(CODE_LINE)].map(([, code]) => code);
  return codes
    .filter((code) => !texts?.has(code))
    .map((code) => `en/errors: the code ${code} of the wire has no text`);
}

/** Map(namespace -> Set of keys as code writes them: without plural endings). */
function usableKeys({ namespaces }) {
  return new Map([...namespaces].map(([namespace, texts]) => [namespace, new Set(byEntry(texts).keys())]));
}

/** Map(key -> Map(plural form or '' -> text)); a key has plural forms when its `_other` stands beside it. */
function byEntry(texts) {
  const entries = new Map();
  for (const [key, text] of texts) {
    const form = PLURAL.exec(key)?.[1];
    const name =
      form && texts.has(`${key.slice(0, -form.length)}other`) ? key.slice(0, -form.length - 1) : key;
    if (!entries.has(name)) entries.set(name, new Map());
    entries.get(name).set(name === key ? '' : form, text);
  }
  return entries;
}

function pluralProblems({ folder, locale, namespaces }) {
  const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const problems = [];
  for (const [namespace, texts] of namespaces)
    for (const [name, forms] of byEntry(texts)) {
      const at = `${folder}/${namespace}: "${name}"`;
      if ([...forms.values()].some((text) => text.trim() === '')) problems.push(`${at} is empty`);
      if (forms.has('')) continue;
      const lacking = wanted.filter((form) => !forms.has(form));
      const needless = [...forms.keys()].filter((form) => !wanted.includes(form));
      if (lacking.length) problems.push(`${at} lacks the plural form ${lacking.join(', ')}`);
      if (needless.length)
        problems.push(`${at} has the plural form ${needless.join(', ')}, which ${folder} never asks for`);
    }
  return problems;
}

function parityProblems(pattern, language) {
  const problems = [];
  for (const namespace of new Set([...pattern.namespaces.keys(), ...language.namespaces.keys()])) {
    const theirs = byEntry(pattern.namespaces.get(namespace) ?? new Map());
    const ours = byEntry(language.namespaces.get(namespace) ?? new Map());
    const at = (name) => `${language.folder}/${namespace}: "${name}"`;
    for (const name of theirs.keys()) if (!ours.has(name)) problems.push(`${at(name)} is missing`);
    for (const name of ours.keys())
      if (!theirs.has(name)) problems.push(`${at(name)} is not in ${pattern.folder}`);
    for (const [name, forms] of ours) {
      if (!theirs.has(name)) continue;
      if (forms.has('') !== theirs.get(name).has(''))
        problems.push(`${at(name)} has plural forms in one language only`);
      const [expected, actual] = [placeholders(theirs.get(name)), placeholders(forms)];
      if (expected !== actual)
        problems.push(
          `${at(name)} has ${actual || 'no variables'}, ${pattern.folder} has ${expected || 'none'}`,
        );
    }
  }
  return problems;
}

/** Variables, tags and nested keys of all forms; `count` may be left out of a form ("one level"). */
function placeholders(forms) {
  const found = [...forms.values()].flatMap(
    (text) => text.match(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>|\$t\([^)]*\)/g) ?? [],
  );
  const plain = found
    .map((item) => item.replace(/\s/g, ''))
    .filter((item) => forms.has('') || item !== '{{count}}');
  return [...new Set(plain)].sort().join(' ');
}
