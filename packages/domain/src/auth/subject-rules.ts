import { type Access, type AccessRefusal, accessRefusal, type Viewer } from './access.ts';

type SuperAdmin = Pick<Viewer, 'isSuperAdmin'>;

/** Whether someone sees deleted levels and passes, banned players and what they did. */
export function seesRemoved(viewer: SuperAdmin | null): boolean {
  return viewer?.isSuperAdmin ?? false;
}

type Banned = Pick<Viewer, 'isPlayerBanned'>;

/** What a banned player is kept from, whatever else holds. */
const unlessBanned = (viewer: Banned) => (viewer.isPlayerBanned ? 'PLAYER_BANNED' : null);

/**
 * What the access of an endpoint does not say: bans, ownership, removed things. By the endpoint's name; each answers
 * the code of the refusal, or null, for a viewer whom the access let in.
 */
export const subjectRules = {
  submitForm: (viewer: Pick<Viewer, 'isPlayerBanned' | 'isSubmissionsPaused'>) => {
    return unlessBanned(viewer) ?? (viewer.isSubmissionsPaused ? 'SUBMISSIONS_PAUSED' : null);
  },
  withdrawSubmission: (viewer: Pick<Viewer, 'id'>, { submitterId }: { readonly submitterId: number }) =>
    viewer.id === submitterId ? null : 'NOT_FOUND',

  levelDetail: (viewer: SuperAdmin | null, { isDeleted }: { readonly isDeleted: boolean }) =>
    isDeleted && !seesRemoved(viewer) ? 'LEVEL_DELETED' : null,
  /** A pass is withdrawn with its player's ban and its level's deletion; deleted alone, its page stays. */
  passDetail: (viewer: SuperAdmin | null, { isWithdrawn }: { readonly isWithdrawn: boolean }) =>
    isWithdrawn && !seesRemoved(viewer) ? 'NOT_FOUND' : null,

  rating: (viewer: SuperAdmin, { isLevelDeleted }: { readonly isLevelDeleted: boolean }) =>
    isLevelDeleted && !seesRemoved(viewer) ? 'NOT_FOUND' : null,
  saveRating: (viewer: Pick<Viewer, 'isRatingBanned'>) => (viewer.isRatingBanned ? 'RATING_BANNED' : null),
  deleteRatingDetail: (
    viewer: Pick<Viewer, 'id' | 'isSuperAdmin'>,
    { userId }: { readonly userId: number },
  ) => (viewer.isSuperAdmin || viewer.id === userId ? null : 'FORBIDDEN'),

  openCase: unlessBanned,
  draw: unlessBanned,
  setRolledDifficulty: unlessBanned,
  updateRolledLevel: unlessBanned,
} as const;

type Rules = typeof subjectRules;
export type Refusal = AccessRefusal | NonNullable<ReturnType<Rules[keyof Rules]>>;

/** What a call of that name is about, where a rule looks at it. */
export type SubjectOf<Name extends string> = Name extends keyof Rules
  ? Parameters<Rules[Name]> extends [unknown, infer Subject]
    ? [subject: Subject]
    : []
  : [];

/** Why a viewer (null: a visitor) may not make a call, or null; name and access are those of its endpoint. */
export function callRefusal<Name extends string>(
  name: Name,
  access: Access,
  viewer: Viewer | null,
  ...subject: SubjectOf<Name>
): Refusal | null {
  const rules: Readonly<Record<string, unknown>> = subjectRules;
  const rule = (Object.hasOwn(rules, name) ? rules[name] : undefined) as
    | ((viewer: Viewer | null, subject: unknown) => Refusal | null)
    | undefined;
  return accessRefusal(access, viewer) ?? rule?.(viewer, (subject as readonly unknown[])[0]) ?? null;
}
