import type { Feature } from '../../platform/feature.ts';
import { changedAccountEmail } from './changed-account-email.ts';

export { guardedWrite, type StaffCall } from './guarded-write.ts';

/** What keeps the accounts of super admins from each other. */
export const superAdminsFeature: Feature = {
  name: 'super-admins',
  register: () => undefined,
  jobs: [changedAccountEmail],
};
