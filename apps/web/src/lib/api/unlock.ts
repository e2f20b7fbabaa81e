import { call } from './call.ts';
import { Problem } from './problem.ts';
import { withSecondPassword } from './second-password.ts';

/**
 * Asks for the super-admin password unless one is kept, and keeps a right one.
 * @throws the refusal when nobody types one
 */
export const unlock = (): Promise<void> =>
  withSecondPassword(
    async (headers) => {
      if (Object.keys(headers).length === 0) throw new Problem(403, { code: 'INVALID_SUPER_ADMIN_PASSWORD' });
      await call('verifyDifficultyPassword', {}, { headers });
    },
    { isOnlyCheck: true },
  );
