import { flag, ids, optionalRef, text, texts } from '../entity/index.ts';
import { creatorNameProblem, MAX_CREATOR_NAME, MAX_TEAM_DESCRIPTION } from './creator-name.ts';

const trimmed = { read: (typed: string) => typed.trim() };
const name = { ...text(MAX_CREATOR_NAME, 'ignored'), ...trimmed, problem: creatorNameProblem };

/** What creators and teams have alike. */
export const namedFields = { name, aliases: texts(500, 400), isVerified: flag() };

/** Everything that staff edit of a creator. */
export const creatorFields = { ...namedFields, userId: optionalRef() };

/** Everything that staff edit of a team; an empty description is none. */
export const teamFields = {
  ...namedFields,
  description: { ...text(MAX_TEAM_DESCRIPTION), ...trimmed },
  members: ids(1000),
};
