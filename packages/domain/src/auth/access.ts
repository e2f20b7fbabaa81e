/**
 * Who may call (docs/rules/auth.md#access): P anyone, U signed in, V signed in with a verified e-mail, R rater or super
 * admin, S super admin, S+ super admin who also sends the super-admin password.
 */
export const ACCESS_CLASSES = ['P', 'U', 'V', 'R', 'S', 'S+'] as const;
export type Access = (typeof ACCESS_CLASSES)[number];

/** The signed-in user as the law sees them. */
export interface Viewer {
  readonly id: number;
  readonly playerId: number | null;
  readonly isRater: boolean;
  readonly isSuperAdmin: boolean;
  /** Also true while verification is switched off. */
  readonly isEmailVerified: boolean;
  readonly isRatingBanned: boolean;
  /** Of the user's player. */
  readonly isPlayerBanned: boolean;
  readonly isSubmissionsPaused: boolean;
}

export type AccessRefusal = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'EMAIL_NOT_VERIFIED';

/** Why a viewer (null: a visitor) is not let in, or null. S+ is checked as S: the password comes after it. */
export function accessRefusal(access: Access, viewer: Viewer | null): AccessRefusal | null {
  if (access === 'P') return null;
  if (viewer === null) return 'UNAUTHENTICATED';
  if (access === 'U') return null;
  if (access === 'V') return viewer.isEmailVerified ? null : 'EMAIL_NOT_VERIFIED';
  const isStaff = viewer.isSuperAdmin || (access === 'R' && viewer.isRater);
  return isStaff ? null : 'FORBIDDEN';
}

export function needsSuperAdminPassword(access: Access): boolean {
  return access === 'S+';
}
