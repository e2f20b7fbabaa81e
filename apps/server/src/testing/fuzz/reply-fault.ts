import { problemCodes, problemShape } from '@rondo/contract/problem';
import type { TestReply } from '../test-app.ts';

/** Statuses that the interface gives some calls for a code, besides its own. */
const otherStatuses: Readonly<Record<string, number>> = { LEVEL_NOT_FOUND: 400, LEVEL_DELETED: 400 };

/** What is wrong with the reply, or null. That 2xx replies have their shape is checked by the app itself. */
export function faultOf({ method }: { readonly method: string }, reply: TestReply): string | null {
  if (reply.status >= 500) return `answers ${reply.status}`;
  if (reply.status < 400 || method === 'HEAD') return null;
  const type = String(reply.headers['content-type']);
  if (!type.startsWith('application/json')) return `refuses in ${type}`;
  const body = problemShape.safeParse(reply.body);
  if (!body.success) return `refuses in another shape: ${body.error.message}`;
  const { code, error, message } = body.data;
  const known = problemCodes[code as keyof typeof problemCodes];
  if (known === undefined) return `refuses with the unknown code ${code}`;
  if (known[0] !== reply.status && otherStatuses[code] !== reply.status)
    return `refuses ${code} with ${reply.status}`;
  return error === message && error !== '' ? null : 'has two texts for one refusal';
}
