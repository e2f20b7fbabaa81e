import { readSource, sourceFiles } from './source-files.mjs';

const MOST_LINES = 400;

/** A file that is longer than some six screens holds more than one thing. */
export const length = {
  name: 'file length',
  async run(root) {
    const problems = [];
    for (const path of await sourceFiles(root)) {
      const lines = (await readSource(root, path)).trimEnd().split('\n').length;
      if (lines > MOST_LINES)
        problems.push(`${path}: ${lines} lines, at most ${MOST_LINES}: split it by what it holds`);
    }
    return problems;
  },
};
