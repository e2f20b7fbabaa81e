import { flag, ids, lines, optionalRef, publicFields, text, texts } from '../entity/index.ts';
import { creatorNameProblem, MAX_CREATOR_NAME, MAX_TEAM_DESCRIPTION } from './creator-name.ts';

const name = { ...text(MAX_CREATOR_NAME, 'ignored'), problem: creatorNameProblem };

/** What creators and teams have alike. */
export const namedFields = publicFields({ name, aliases: texts(500, 400), isVerified: flag() });

/** Everything that staff edit of a creator. */
export const creatorFields = { ...namedFields, userId: optionalRef() };

/** Everything that staff edit of a team; an empty description is none. */
export const teamFields = {
  ...namedFields,
  ...publicFields({ description: lines(MAX_TEAM_DESCRIPTION), members: ids(1000) }),
};
