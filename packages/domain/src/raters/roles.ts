import { concernsSuperAdmin, type Viewer } from '../auth/index.ts';

/** Roles that super admins give and take (docs/rules/auth.md#roles). */
export const GRANTED_ROLES = ['rater', 'superadmin'] as const;
export type GrantedRole = (typeof GRANTED_ROLES)[number];

/** The role of that name; null for any other text. */
export function grantedRole(name: string): GrantedRole | null {
  return GRANTED_ROLES.find((role) => role === name) ?? null;
}

/** Whether giving or taking a role asks for the super-admin password: for that role, and for whoever has it. */
export function roleNeedsPassword(role: GrantedRole, target: Pick<Viewer, 'isSuperAdmin'>): boolean {
  return concernsSuperAdmin([target], role === 'superadmin');
}
