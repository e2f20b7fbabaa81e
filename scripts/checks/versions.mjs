import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './source-files.mjs';

const EXACT = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/;
const GROUPS = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Versions of Node that the tests and a start were seen to work with. */
export const TRIED_NODES = ['20.19', '22', '24', '26'];

/** Exact versions everywhere: what was tested together is what a fresh clone installs. */
export const versions = {
  name: 'versions',
  async run(root) {
    const manifests = ['package.json', ...(await workspaceManifests(root))];
    const problems = [];
    for (const path of manifests) {
      const manifest = JSON.parse(await readFile(join(root, path), 'utf8'));
      for (const group of GROUPS)
        for (const [name, version] of Object.entries(manifest[group] ?? {}))
          if (!EXACT.test(version))
            problems.push(`${path}: ${group}.${name} is "${version}", write one exact version`);
    }
    return problems;
  },
};

async function workspaceManifests(root) {
  const paths = [...(await filesBelow(root, 'packages')), ...(await filesBelow(root, 'apps'))];
  return paths.filter((path) => /^[^/]+\/[^/]+\/package\.json$/.test(path));
}
