import { ownValue } from '@rondo/domain/text';
import type { EndpointSchema } from '@rondo/contract/endpoint';

/** A reply that does not have the shape that the contract promises; our mistake, so a 500. */
class ReplyMismatch extends Error {}

/**
 * Checks a reply against the endpoint's response schema; also refuses keys that the contract does not know, since they
 * may leak something. For tests only: production does not spend time on it.
 * @throws ReplyMismatch
 */
export function checkReply(
  schema: EndpointSchema,
  name: string,
  status: number,
  text: string | undefined,
): void {
  const shape = schema.response[status];
  if (shape === undefined)
    throw new ReplyMismatch(`${name} answers ${status}, which its contract does not know`);
  if (shape === null) {
    if (text) throw new ReplyMismatch(`${name} answers ${status} with a body, its contract promises none`);
    return;
  }
  if (text === undefined)
    throw new ReplyMismatch(`${name} answers ${status} without the body of its contract`);
  const value: unknown = JSON.parse(text);
  const result = shape.safeParse(value);
  if (!result.success) {
    const issues = result.error.issues
      .slice(0, 8)
      .map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}`);
    throw new ReplyMismatch(
      `${name} answers ${status} in another shape than its contract: ${issues.join('; ')}`,
    );
  }
  const extra = keysMissingFrom(value, result.data, '');
  if (extra !== null)
    throw new ReplyMismatch(`${name} answers with a key its contract does not know: ${extra}`);
}

/** The path of the first key of `value` that `parsed` has lost. */
function keysMissingFrom(value: unknown, parsed: unknown, path: string): string | null {
  if (typeof value !== 'object' || value === null || typeof parsed !== 'object' || parsed === null)
    return null;
  for (const [key, part] of Object.entries(value)) {
    const here = path ? `${path}.${key}` : key;
    if (!Object.hasOwn(parsed, key)) return here;
    const deeper = keysMissingFrom(part, ownValue(parsed as Record<string, unknown>, key), here);
    if (deeper !== null) return deeper;
  }
  return null;
}
