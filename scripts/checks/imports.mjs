import { fileURLToPath } from 'node:url';
import { problemsOfTool } from './command.mjs';

const HERE = fileURLToPath(new URL('../../', import.meta.url));

/** Who may import whom: the walls that a machine can see in the import graph (.dependency-cruiser.cjs). */
export const imports = {
  name: 'walls: imports',
  run: (root) =>
    problemsOfTool(
      root,
      'depcruise',
      ['--config', `${HERE}.dependency-cruiser.cjs`, '--output-type', 'err-long', 'packages', 'apps'],
      { toolRoot: HERE },
    ),
};
