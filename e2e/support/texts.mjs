import { fileURLToPath } from 'node:url';
import { textsIn } from '../../scripts/texts/read-table.mjs';
import { readTables } from '../../scripts/texts/tables.mjs';

const tables = readTables(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * What the site says for a key, in one of its languages.
 * @param {string} lang code of a language
 * @param {string} key `namespace:key.of.the.text`
 * @returns {Promise<string>}
 */
export async function textOf(lang, key) {
  const [namespace, name] = key.split(':');
  const rows = (await tables).get(namespace)?.rows ?? [];
  const found = new Map(textsIn(rows, lang)).get(name);
  if (found === undefined) throw new Error(`${lang} has no text ${key}`);
  return found;
}

/**
 * Presses the first button that is called by a text, or shows it, in the language of the page. What follows the text,
 * such as the key of a shortcut, does not matter.
 * @param {import('playwright-core').Page} page
 * @param {string} key
 */
export async function press(page, key) {
  const lang = await page.evaluate(() => localStorage.getItem('appLanguage') ?? 'en');
  const text = await textOf(lang, key);
  const beginning = new RegExp(`^${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`);
  // What is behind a dialog cannot be pressed.
  const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const scope = (await dialogs.count()) > 0 ? dialogs.last() : page;
  await scope
    .getByRole('button', { name: beginning })
    .or(scope.locator('button').getByText(beginning))
    .first()
    .click();
}
