/** The files of texts that only staff see, by the names that `texts.ts` knows files by. */
export const staffFiles = import.meta.glob<{ default: object }>([
  '../../locales/*/{announcements,colour,live,raters,second-password}.json',
  '../../locales/*/pages/{announced,announcements,creators,desk,difficulties,directives,level-edit,log,pass-edit,player-admin,rating}.json',
]);
