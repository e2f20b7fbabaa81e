import { raterEndpoints } from '@rondo/contract/raters';
import type { Feature } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { presentRater } from './present.ts';
import { selectRaters } from './repository.ts';

/** Who rates levels, and who curates (spec 1 §2, About). */
export const ratersFeature: Feature = {
  name: 'raters',
  register: (app, { db }) => {
    route(app, raterEndpoints.raters, async ({ viewer }) => {
      const rows = await selectRaters(db);
      return rows.map((row) => presentRater(row, { isSuperAdmin: viewer?.isSuperAdmin ?? false }));
    });
  },
};
