import { answer, api } from './client.ts';
import { isProblem, Problem } from './problem.ts';
import { withSecondPassword } from './second-password.ts';

const path = '/v2/database/difficulties/verify-password';
const codes: Readonly<Record<number, string>> = { 403: 'INVALID_SUPER_ADMIN_PASSWORD', 429: 'RATE_LIMITED' };

/**
 * Asks for the super-admin password unless one is kept, and keeps a right one.
 * @throws the refusal when nobody types one
 */
export const unlock = (): Promise<void> =>
  withSecondPassword(
    async (headers) => {
      if (Object.keys(headers).length === 0) throw new Problem(403, { code: codes[403] });
      try {
        await answer(api.HEAD(path, { headers }));
      } catch (error) {
        // What answers HEAD has no words.
        if (!isProblem(error) || codes[error.status] === undefined) throw error;
        throw new Problem(error.status, { code: codes[error.status], retryAfter: error.retryAfter });
      }
    },
    { isOnlyCheck: true },
  );
