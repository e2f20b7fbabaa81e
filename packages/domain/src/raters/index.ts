export { type GrantedRole, GRANTED_ROLES, grantedRole, roleNeedsPassword } from './roles.ts';
