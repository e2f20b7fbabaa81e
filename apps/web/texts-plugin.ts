import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LANGUAGES, readTable, textsIn } from '../../scripts/texts/read-table.mjs';

/** Takes one language out of a table: what `locales/search.ts?pl` exports is `{ 'meaning.has': '…' }`. */
export function texts(): Plugin {
  return {
    name: 'rondo:texts',
    load: {
      filter: { id: new RegExp(`/src/locales/.+\\.ts\\?(${LANGUAGES.map(({ code }) => code).join('|')})$`) },
      handler(id) {
        const [path = '', language = ''] = id.split('?');
        const found = textsIn(readTable(readFileSync(path, 'utf8'), path), language);
        return `export default ${JSON.stringify(Object.fromEntries(found))}`;
      },
    },
  };
}
