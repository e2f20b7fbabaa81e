import { type CreatorFact, creatorFields, type TeamFact, teamFields } from '@rondo/domain/creators';
import { type LevelFact, levelFacts } from '@rondo/domain/levels';
import { type PassFact, passFields } from '@rondo/domain/passes';
import { type PlayerFact, playerFields } from '@rondo/domain/players';
import type { TFunction } from 'i18next';
import { plainWords } from './changes.ts';

/** Deeds that have words of their own. */
const verbs = [
  'edit',
  'create',
  'delete',
  'restore',
  'hide',
  'unhide',
  'approve',
  'decline',
  'merge',
  'undoMerge',
  'split',
  'ban',
  'unban',
  'rename',
  'country',
  'pauseSubmissions',
  'resumeSubmissions',
  'banFromRating',
  'unbanFromRating',
  'linkDiscord',
  'unlinkDiscord',
  'assignPlayer',
  'team',
  'import',
  'credits',
  'verify',
  'unverify',
  'link',
  'unlink',
  'addAlias',
  'editAlias',
  'removeAlias',
  'assignProfiles',
  'addRequest',
  'removeRequest',
  'createCreator',
  'assignCreator',
  'loadDemo',
  'claim',
  'release',
  'replace',
  'grantRole',
  'revokeRole',
  'removeVote',
] as const;

/** The facts of an edit. A field without a text does not compile. */
const fields = { ...levelFacts, ...passFields, ...playerFields, ...creatorFields, ...teamFields };
type FieldFact = LevelFact | PassFact | PlayerFact | CreatorFact | TeamFact;
const isField = (name: string): name is FieldFact => Object.hasOwn(fields, name);

/** Facts of other actions that have words of their own. */
const facts = [
  'status',
  'passId',
  'passes',
  'submissions',
  'account',
  'mergeId',
  'discordId',
  'discordUsername',
  'credits',
  'teamId',
  'source',
  'target',
  'requests',
  'creators',
  'mergedInto',
  'isDeleted',
  'isHidden',
  'alias',
  'field',
  'levels',
  'players',
  'role',
  'requestId',
  'creatorId',
  'ratingId',
  'claimedById',
  'effect',
  'isRater',
  'isSuperAdmin',
  'references',
  'rating',
  'comment',
  'isCommunityRating',
] as const;

type Texts = TFunction<['pages/log', 'fields']>;

/** What was done, by its name in the log; a name that is new here stands in plain words. */
export function verbText(t: Texts, name: string): string {
  const verb = verbs.find((known) => known === name);
  return verb === undefined ? plainWords(name) : t(`verb.${verb}`);
}

/** The same for a fact. */
export function factText(t: Texts, name: string): string {
  if (isField(name)) return t(`fields:${name}`);
  const fact = facts.find((known) => known === name);
  return fact === undefined ? plainWords(name) : t(`fact.${fact}`);
}
