import { describe, expect, it } from 'vitest';
import { grantedRole, roleNeedsPassword } from './roles.ts';

describe('roles that are given', () => {
  it('are two, by their exact names', () => {
    expect(['rater', 'superadmin', 'Rater', 'superAdmin', 'admin', ''].map(grantedRole)).toEqual([
      'rater',
      'superadmin',
      null,
      null,
      null,
      null,
    ]);
  });

  it('need the password for super admins only, before or after', () => {
    const [user, superAdmin] = [{ isSuperAdmin: false }, { isSuperAdmin: true }];
    expect(roleNeedsPassword('rater', user)).toBe(false);
    expect(roleNeedsPassword('superadmin', user)).toBe(true);
    expect(roleNeedsPassword('rater', superAdmin)).toBe(true);
    expect(roleNeedsPassword('superadmin', superAdmin)).toBe(true);
  });
});
