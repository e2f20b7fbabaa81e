import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artifacts } from '../generate/artifacts.mjs';

/** What `npm run generate` would write is what is checked in: see artifacts.mjs. */
export const generated = {
  name: 'generated files',
  async run(root) {
    const problems = [];
    for (const { path, text } of await artifacts(root)) {
      const present = await readFile(join(root, path), 'utf8').catch(() => '');
      if (present !== text)
        problems.push(`${path} is not fresh${where(present, text)}: run npm run generate`);
    }
    return problems;
  },
};

function where(present, wanted) {
  const [have, want] = [present.split('\n'), wanted.split('\n')];
  const line = want.findIndex((text, index) => text !== have[index]);
  return line < 0 ? '' : ` (from line ${line + 1}: ${want[line].trim().slice(0, 80)})`;
}
