import type { Feature } from '../../platform/feature.ts';
import { registerCreatorReads } from './read-routes.ts';
import { removeMergedCreators } from './sweep.ts';
import { registerCreatorWrites } from './write-routes.ts';

export { createCreator } from './create-creator.ts';
export { createTeam } from './create-team.ts';
export { lockCreators, lockTeam } from './creator-write.repository.ts';
export { creatorSummaries, teamSummaries, writtenCreator, writtenTeam } from './present.ts';
export { shareCreators } from './shared-lock.ts';

/** Creators and teams. */
export const creatorsFeature: Feature = {
  name: 'creators',
  register: (app, deps) => {
    registerCreatorReads(app, deps);
    registerCreatorWrites(app, deps);
  },
  jobs: [removeMergedCreators],
};
