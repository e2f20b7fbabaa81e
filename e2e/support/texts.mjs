import { readFile } from 'node:fs/promises';

/**
 * What the site says for a key, in one of its languages.
 * @param {string} lang folder below locales/
 * @param {string} key `namespace:key.of.the.text`
 * @returns {Promise<string>}
 */
async function textOf(lang, key) {
  const [namespace, path] = key.split(':');
  const file = new URL(`../../apps/web/src/locales/${lang}/${namespace}.json`, import.meta.url);
  const texts = JSON.parse(await readFile(file, 'utf8'));
  const found = texts[path] ?? path.split('.').reduce((group, part) => group?.[part], texts);
  if (typeof found !== 'string') throw new Error(`${lang} has no text ${key}`);
  return found;
}

/**
 * Presses the button that bears a text, in the language that the page is shown in.
 * @param {import('playwright-core').Page} page
 * @param {string} key
 */
export async function press(page, key) {
  const lang = await page.evaluate(() => localStorage.getItem('appLanguage') ?? 'en');
  await page
    .getByRole('button', { name: await textOf(lang, key), exact: true })
    .first()
    .click();
}
