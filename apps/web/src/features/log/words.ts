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
  'claim',
  'release',
  'replace',
  'grantRole',
  'revokeRole',
  'removeVote',
] as const;

/** Facts that have words of their own. */
const facts = [
  'name',
  'song',
  'artist',
  'diffId',
  'previousDiffId',
  'baseScore',
  'previousBaseScore',
  'country',
  'isBanned',
  'isSubmissionsPaused',
  'isRatingBanned',
  'status',
  'playerId',
  'levelId',
  'passId',
  'passes',
  'submissions',
  'account',
  'mergeId',
  'discordId',
  'discordUsername',
  'toRate',
  'publicComments',
  'rerateReason',
  'rerateNum',
  'videoLink',
  'isAnnounced',
  'aliases',
  'isVerified',
  'credits',
  'team',
  'teamId',
  'members',
  'description',
  'userId',
  'source',
  'target',
  'requests',
  'creators',
  'mergedInto',
  'isDeleted',
  'isHidden',
  'alias',
  'field',
  'claimedById',
  'vidUploadTime',
  'vidTitle',
  'speed',
  'isDuplicate',
  'feelingRating',
  'effect',
  'isRater',
  'isSuperAdmin',
  'references',
  'rating',
  'comment',
  'isCommunityRating',
] as const;

type Texts = TFunction<'pages/log'>;

/** What was done, by its name in the log; a name that is new here stands in plain words. */
export function verbText(t: Texts, name: string): string {
  const verb = verbs.find((known) => known === name);
  return verb === undefined ? plainWords(name) : t(`verb.${verb}`);
}

/** The same for a fact. */
export function factText(t: Texts, name: string): string {
  const fact = facts.find((known) => known === name);
  return fact === undefined ? plainWords(name) : t(`fact.${fact}`);
}
