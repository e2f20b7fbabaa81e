/**
 * Who may call (docs/rules/auth.md#access): P anyone, U signed in, V signed in with a verified e-mail, R rater or super
 * admin, S super admin, S+ super admin who also sends the super-admin password.
 */
export type Access = 'P' | 'U' | 'V' | 'R' | 'S' | 'S+';

/** The signed-in user as the rules see them. */
export interface Viewer {
  readonly id: number;
  readonly isRater: boolean;
  readonly isSuperAdmin: boolean;
  /** Also true while verification is switched off. */
  readonly isEmailVerified: boolean;
  readonly isRatingBanned: boolean;
  /** Of the user's player. */
  readonly isPlayerBanned: boolean;
  readonly isSubmissionsPaused: boolean;
  /** null for an account without a player. */
  readonly playerId: number | null;
}

export type AccessRefusal = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'EMAIL_NOT_VERIFIED';

/** Those who rate as staff and not only as members of the community. */
export function isManager({ isRater, isSuperAdmin }: Pick<Viewer, 'isRater' | 'isSuperAdmin'>): boolean {
  return isRater || isSuperAdmin;
}

/** Why a viewer (null: a visitor) is not let in, or null. S+ is checked as S: the password comes after it. */
export function accessRefusal(
  access: Access,
  viewer: Pick<Viewer, 'isRater' | 'isSuperAdmin' | 'isEmailVerified'> | null,
): AccessRefusal | null {
  if (access === 'P') return null;
  if (viewer === null) return 'UNAUTHENTICATED';
  if (access === 'U') return null;
  if (access === 'V') return viewer.isEmailVerified ? null : 'EMAIL_NOT_VERIFIED';
  const isStaff = access === 'R' ? isManager(viewer) : viewer.isSuperAdmin;
  return isStaff ? null : 'FORBIDDEN';
}

/**
 * Whether a call of access S asks for the super-admin password because of the accounts that it concerns: one is, or
 * becomes, that of a super admin.
 */
export function concernsSuperAdmin(
  accounts: readonly Pick<Viewer, 'isSuperAdmin'>[],
  becomesSuperAdmin: boolean,
): boolean {
  return becomesSuperAdmin || accounts.some(({ isSuperAdmin }) => isSuperAdmin);
}
