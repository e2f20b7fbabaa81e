import { raterEndpoints } from '@rondo/contract/raters';
import { isDiscordId } from '@rondo/domain/creators';
import type { Feature } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { presentRater } from './present.ts';
import { selectRaters, selectUserOfChat, selectUserOfId } from './repository.ts';

/** Who rates levels, and who curates (spec 1 §2, About). */
export const ratersFeature: Feature = {
  name: 'raters',
  register: (app, { db }) => {
    route(app, raterEndpoints.raters, async ({ viewer }) => {
      const rows = await selectRaters(db);
      return rows.map((row) => presentRater(row, { isSuperAdmin: viewer?.isSuperAdmin ?? false }));
    });
    route(app, raterEndpoints.userByDiscord, async ({ params: { discordId } }) => {
      const user = await (isDiscordId(discordId)
        ? selectUserOfChat(db, discordId)
        : selectUserOfId(db, Number(discordId)));
      if (user === null) throw new Problem('USER_NOT_FOUND');
      return user;
    });
  },
};
