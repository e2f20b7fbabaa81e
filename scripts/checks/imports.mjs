import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './command.mjs';

const HERE = fileURLToPath(new URL('../../', import.meta.url));
const CONFIG = join(HERE, '.dependency-cruiser.cjs');

/** Who may import whom: the walls that a machine can see in the import graph (.dependency-cruiser.cjs). */
export const imports = {
  name: 'walls: imports',
  async run(root) {
    const folders = ['packages', 'apps'].filter((folder) => existsSync(join(root, folder)));
    const { code, output } = await runTool(
      root,
      'depcruise',
      ['--config', CONFIG, '--output-type', 'json', ...folders],
      {
        toolRoot: HERE,
      },
    );
    const report = readReport(output);
    if (!report) return [output.trim() || `dependency-cruiser ended with exit code ${code}`];
    return report.summary.violations.map(describe);
  },
};

function readReport(output) {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

function describe({ rule, from, to, cycle }) {
  const way = cycle?.length
    ? [from, ...cycle.map((step) => step.name ?? step)].join(' -> ')
    : `${from} -> ${to}`;
  return `${rule.name}: ${way}`;
}
