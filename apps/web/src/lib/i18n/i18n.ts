import { loadCode } from '../connection/load-code.ts';
import { firstLanguage, type LanguageCode, languageOf, storeLanguage } from './languages.ts';
import { changeLanguage, loadNamespaces } from './texts.ts';

/** Shows the reader's language and loads its common texts; a page's own namespace comes with the page. */
export async function startI18n(): Promise<void> {
  await changeLanguage(firstLanguage().locale);
  await loadNamespaces(['common', 'components']);
}

/** Loads the texts of the namespaces in use in another language, then shows and remembers it. */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  storeLanguage(code);
  await loadCode(() => changeLanguage(languageOf(code).locale));
}
