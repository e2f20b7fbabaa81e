export {
  CREATOR_SORTS,
  type CreatorSort,
  creatorSort,
  DEFAULT_CREATOR_SORT,
  hasCharter,
} from './creator-list.ts';
export {
  creatorNameProblem,
  isDiscordId,
  MAX_CREATOR_NAME,
  MAX_TEAM_DESCRIPTION,
  readAliases,
  splitNamesProblem,
  tidyAliases,
} from './creator-name.ts';
export { creatorFields, namedFields, teamFields } from './fields.ts';
export { type ProfileForm, profileFormProblems } from './profile-form.ts';
