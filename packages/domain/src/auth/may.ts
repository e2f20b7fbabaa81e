import { type Access, type AccessRefusal, accessRefusal, type Viewer } from './access.ts';

export type Refusal =
  | AccessRefusal
  | 'PLAYER_BANNED'
  | 'SUBMISSIONS_PAUSED'
  | 'RATING_BANNED'
  | 'LEVEL_DELETED'
  | 'NOT_FOUND';

/** What each action is done to; actions without an entry here need no subject. */
interface Subjects {
  'level.view': { readonly isDeleted: boolean };
  'pass.view': { readonly isPlayerBanned: boolean; readonly isLevelDeleted: boolean };
  'submission.withdraw': { readonly submitterId: number };
  'rating.deleteDetail': { readonly userId: number };
  'profile.edit': { readonly playerId: number };
}

/** The page of law: every action with its access class. */
const LAW = {
  'level.view': 'P',
  'level.viewDeleted': 'S',
  'level.edit': 'S',
  'level.setToRate': 'S',
  'level.delete': 'S',
  'level.editAliases': 'S',
  'level.editCredits': 'S',
  'level.verifyCredits': 'S',
  'pass.view': 'P',
  'pass.viewDeleted': 'S',
  'pass.edit': 'S',
  'pass.delete': 'S',
  'player.create': 'S',
  'player.edit': 'S',
  'player.ban': 'S',
  'player.merge': 'S',
  'player.viewBanned': 'S',
  'player.viewContact': 'S',
  'profile.edit': 'U',
  'session.manage': 'U',
  'submission.create': 'V',
  'submission.viewOwn': 'U',
  'submission.withdraw': 'U',
  'submission.review': 'S',
  'rating.view': 'U',
  'rating.openPage': 'R',
  'rating.readComments': 'U',
  'rating.save': 'V',
  'rating.saveAsManager': 'R',
  'rating.deleteDetail': 'U',
  'rater.manage': 'S',
  'rater.grant': 'S',
  'rater.grantSuperAdmin': 'S+',
  'creator.edit': 'S',
  'team.edit': 'S',
  'reference.edit': 'S',
  'difficulty.edit': 'S+',
  'directive.edit': 'S+',
  'announcement.send': 'S',
  'backup.list': 'S',
  'backup.run': 'S+',
  'counts.follow': 'R',
  'audit.view': 'S',
} as const satisfies Record<string, Access>;

export type Action = keyof typeof LAW;

type SubjectOf<A extends Action> = A extends keyof Subjects ? [subject: Subjects[A]] : [];

/** Every action, for tables and tests. */
export const ACTIONS = Object.keys(LAW) as readonly Action[];

export function accessOf(action: Action): Access {
  return LAW[action];
}

/** The code of the refusal, or null when the action is allowed; a viewer of null is a visitor. */
export function refusalOf<A extends Action>(
  viewer: Viewer | null,
  action: A,
  ...subject: SubjectOf<A>
): Refusal | null {
  return accessRefusal(LAW[action], viewer) ?? conditionRefusal(viewer, action, subject[0]);
}

export function may<A extends Action>(viewer: Viewer | null, action: A, ...subject: SubjectOf<A>): boolean {
  return refusalOf(viewer, action, ...subject) === null;
}

/** What the access class does not say: bans, ownership, deleted things. */
function conditionRefusal(viewer: Viewer | null, action: Action, subject: unknown): Refusal | null {
  const isSuperAdmin = viewer?.isSuperAdmin ?? false;
  switch (action) {
    case 'submission.create':
      if (viewer?.isPlayerBanned) return 'PLAYER_BANNED';
      return viewer?.isSubmissionsPaused ? 'SUBMISSIONS_PAUSED' : null;
    case 'rating.save':
    case 'rating.saveAsManager':
      return viewer?.isRatingBanned ? 'RATING_BANNED' : null;
    case 'level.view':
      return (subject as Subjects['level.view']).isDeleted && !isSuperAdmin ? 'LEVEL_DELETED' : null;
    case 'pass.view': {
      const { isPlayerBanned, isLevelDeleted } = subject as Subjects['pass.view'];
      return (isPlayerBanned || isLevelDeleted) && !isSuperAdmin ? 'NOT_FOUND' : null;
    }
    case 'submission.withdraw':
      return (subject as Subjects['submission.withdraw']).submitterId === viewer?.id ? null : 'NOT_FOUND';
    case 'rating.deleteDetail':
      return isSuperAdmin || (subject as Subjects['rating.deleteDetail']).userId === viewer?.id
        ? null
        : 'FORBIDDEN';
    case 'profile.edit':
      return (subject as Subjects['profile.edit']).playerId === viewer?.playerId ? null : 'FORBIDDEN';
    default:
      return null;
  }
}
