import { answer } from './client.ts';
import { isProblem, Problem } from './problem.ts';

const codes: ReadonlyMap<number, string> = new Map([
  [403, 'INVALID_SUPER_ADMIN_PASSWORD'],
  [429, 'RATE_LIMITED'],
]);

/** `answer` for a call that only looks at the super-admin password: what answers HEAD has no words but its status. */
export async function answerHead(call: Parameters<typeof answer>[0]): Promise<void> {
  try {
    await answer(call);
  } catch (error) {
    const code = isProblem(error) ? codes.get(error.status) : undefined;
    if (!isProblem(error) || code === undefined) throw error;
    throw new Problem(error.status, { code, retryAfter: error.retryAfter });
  }
}
