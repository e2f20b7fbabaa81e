export { type GrantedRole, grantedRole, roleNeedsPassword } from './roles.ts';
