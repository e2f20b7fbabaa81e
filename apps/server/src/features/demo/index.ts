import type { Deps, Feature } from '../../platform/feature.ts';
import { loadDemo } from './load-demo.ts';

export { removeDemo } from './removal.repository.ts';

/** The community that a new site shows. */
export const demoFeature: Feature = {
  name: 'demo',
  register: () => undefined,
  prepare: async (deps) => {
    if (deps.config.demo) await loadAndLog(deps);
  },
};

async function loadAndLog(deps: Deps): Promise<void> {
  const began = performance.now();
  const loaded = await loadDemo(deps);
  if (loaded === null) return;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { usernames, password, file } = loaded;
  const staff = deps.config.demoStaff ? '' : ' It has no staff; npm run admin makes the first super admin.';
  process.stdout.write(
    `The demo community was loaded in ${seconds} s. Sign in as ${usernames.join(', ')}; password of all: ${password} (kept in ${file}).${staff}\n`,
  );
}
