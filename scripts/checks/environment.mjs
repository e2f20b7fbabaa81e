import { readSource } from './source-files.mjs';
import { withEnvironmentTable } from './environment-table.mjs';

/** What the README says about the environment is what the server reads. */
export const environment = {
  name: 'environment',
  async run(root) {
    const readme = await readSource(root, 'README.md');
    return readme === (await withEnvironmentTable(readme))
      ? []
      : ['README.md: the table of environment variables is not that of config.ts; run npm run generate'];
  },
};
