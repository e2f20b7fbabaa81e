import { creatorFields, teamFields } from '@rondo/domain/creators';
import type { DifficultyValues } from '@rondo/domain/difficulties';
import { fieldNames } from '@rondo/domain/entity';
import { levelFacts } from '@rondo/domain/levels';
import type { SubjectType } from '@rondo/domain/log';
import { passFields } from '@rondo/domain/passes';

/**
 * The names of an action's facts. Those under `public`, and the subject's title, may be shown to everyone who may see
 * the subject; an action without `public` is for super admins only, whatever its facts.
 */
type FactNames = { readonly public?: readonly string[]; readonly private?: readonly string[] };

const levelFields = fieldNames(levelFacts);
const difficultyFacts = [
  'name',
  'type',
  'color',
  'baseScore',
  'sortOrder',
  'icon',
  'legacyIcon',
  'emoji',
  'legacyEmoji',
  'legacy',
] as const satisfies readonly (keyof DifficultyValues)[];
const visibility = ['isDeleted', 'isHidden'] as const;
const credits = { public: ['credits', 'isVerified'] } as const;
const claim = { private: ['claimedById'] } as const;
const decline = { private: ['status'] } as const;
const merge = ['playerId', 'name', 'mergeId', 'passes', 'submissions', 'account'] as const;
const channel = ['label', 'isActive', 'isConfigured'] as const;
const chatRole = ['label', 'roleId', 'isActive'] as const;
const backupFile = { private: ['type', 'filename', 'size'] } as const;
const role = { private: ['isRater', 'isSuperAdmin'] } as const;

/** Every action of staff. One that is not here cannot be recorded, nor a fact that its action does not list. */
export const logActions = {
  'level.edit': { public: [...levelFields.public, 'effect'], private: levelFields.private },
  'level.delete': { public: ['isDeleted'], private: ['isHidden'] },
  'level.restore': { public: ['isDeleted'], private: ['isHidden'] },
  'level.hide': { private: visibility },
  'level.unhide': { private: visibility },
  'level.credits': credits,
  'level.verify': credits,
  'level.unverify': credits,
  'level.team': { public: ['teamId', 'team', 'members'] },
  'level.addAlias': { public: ['field', 'alias', 'propagatedLevels'] },
  'level.editAlias': { public: ['field', 'alias'] },
  'level.removeAlias': { public: ['field', 'alias'] },
  'level.announce': { private: ['news', 'channels'] },
  'level.markAnnounced': { private: ['isAnnounced'] },
  'level.import': { private: ['levels', 'players', 'passes', 'references'] },
  'level.loadDemo': { private: ['levels', 'players', 'passes'] },

  'pass.edit': fieldNames(passFields),
  'pass.delete': { public: ['isDeleted'] },
  'pass.restore': { public: ['isDeleted'] },
  'pass.announce': { private: ['news', 'channels'] },
  'pass.markAnnounced': { private: ['isAnnounced'] },

  'player.create': { private: ['name', 'country', 'discordId'] },
  'player.rename': { private: ['name'] },
  'player.country': { private: ['country'] },
  'player.ban': { private: ['isBanned'] },
  'player.unban': { private: ['isBanned'] },
  'player.pauseSubmissions': { private: ['isSubmissionsPaused'] },
  'player.resumeSubmissions': { private: ['isSubmissionsPaused'] },
  'player.banFromRating': { private: ['isRatingBanned'] },
  'player.unbanFromRating': { private: ['isRatingBanned'] },
  'player.linkDiscord': { private: ['discordId', 'discordUsername'] },
  'player.unlinkDiscord': { private: ['discordId', 'discordUsername'] },
  'player.endModifier': { private: ['modifier', 'value', 'expiresAt'] },
  'player.merge': { private: merge },
  'player.undoMerge': { private: merge },

  'creator.create': { public: ['name'] },
  'creator.edit': fieldNames(creatorFields),
  'creator.link': { private: ['userId', 'discordId'] },
  'creator.unlink': { private: ['userId', 'discordId'] },
  'creator.merge': { public: ['credits', 'aliases'], private: ['source', 'target', 'mergeId', 'requests'] },
  'creator.undoMerge': { public: ['mergedInto', 'credits'], private: ['mergeId', 'requests'] },
  'creator.split': { public: ['name', 'aliases', 'creators'], private: ['userId'] },

  'team.create': { public: ['name', 'aliases', 'members'] },
  'team.edit': fieldNames(teamFields),

  'levelSubmission.approve': { public: ['status', 'levelId', 'ratingId'] },
  'levelSubmission.decline': decline,
  'levelSubmission.undoDecision': { private: ['status', 'levelId'] },
  'levelSubmission.claim': claim,
  'levelSubmission.release': claim,
  'levelSubmission.assignProfiles': { private: ['creators', 'teamId'] },
  'levelSubmission.addRequest': { private: ['role', 'requestId'] },
  'levelSubmission.removeRequest': { private: ['role', 'name'] },
  'levelSubmission.createCreator': { private: ['requestId', 'role', 'name', 'creatorId', 'teamId'] },
  'levelSubmission.assignCreator': { private: ['requestId', 'role', 'creatorId', 'teamId'] },

  'passSubmission.approve': { public: ['status', 'passId', 'levelId', 'playerId'] },
  'passSubmission.decline': decline,
  'passSubmission.undoDecision': { private: ['status', 'passId', 'levelId', 'playerId'] },
  'passSubmission.claim': claim,
  'passSubmission.release': claim,
  'passSubmission.assignPlayer': { private: ['playerId'] },

  'difficulty.create': { public: difficultyFacts },
  'difficulty.edit': { public: [...difficultyFacts, 'effect'] },
  'difficulty.delete': { public: [...difficultyFacts, 'diffId', 'levels', 'effect'] },
  'difficulty.reorder': { public: ['sortOrders'] },
  'difficulty.directives': { private: ['directives'] },

  'channel.create': { private: channel },
  'channel.edit': { private: [...channel, 'isNewAddress'] },
  'channel.delete': { private: [...channel, 'isNewAddress'] },
  'chatRole.create': { private: chatRole },
  'chatRole.edit': { private: chatRole },
  'chatRole.delete': { private: chatRole },

  'rating.removeVote': { private: ['levelId', 'userId', 'rating', 'comment', 'isCommunityRating'] },
  'reference.replace': { public: ['references'] },

  'delivery.retry': { private: ['deliveries'] },
  'delivery.cancel': { private: ['deliveries'] },
  'delivery.test': { private: ['channelId'] },

  'backup.create': backupFile,
  'backup.prove': backupFile,
  'backup.restore': { private: ['type', 'filename', 'safetyBackup'] },
  'backup.rename': backupFile,
  'backup.delete': backupFile,
  'backup.upload': backupFile,
  'backup.download': backupFile,

  'user.create': { private: ['isSuperAdmin'] },
  'user.resetPassword': { private: [] },
  'user.grantRole': role,
  'user.revokeRole': role,
} as const satisfies Record<`${SubjectType}.${string}`, FactNames>;

type Catalogue = typeof logActions;
export type LogAction = keyof Catalogue;

type Named<T> = T[keyof T] extends readonly (infer Name)[] ? Name : never;
/** The facts of an action; of any of them where there are several. */
export type LogFact<A extends LogAction = LogAction> = A extends LogAction ? Named<Catalogue[A]> : never;

/** The names of an action's facts, public and private. */
export function logFactsOf<A extends LogAction>(action: A): readonly LogFact<A>[] {
  const facts: FactNames = logActions[action];
  return [...(facts.public ?? []), ...(facts.private ?? [])] as LogFact<A>[];
}
