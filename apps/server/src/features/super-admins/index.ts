import type { Feature } from '../../platform/feature.ts';
import { changedAccountEmail } from './changed-account-email.ts';

export { guardedWrite, type StaffCall } from './guarded-write.ts';

/** Writes that change the account of a super admin ask for the second password and send a mail. */
export const superAdminsFeature: Feature = {
  name: 'super-admins',
  register: () => undefined,
  jobs: [changedAccountEmail],
};
