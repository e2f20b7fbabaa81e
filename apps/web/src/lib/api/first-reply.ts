import { type PageCall, replyName } from '@rondo/domain/calls';
import { ownValue } from '@rondo/domain/text';
import { readToken } from '../session/token.ts';
import { type CallName, factsOf } from './contract.ts';

/** What the server wrote into the page: replies as visitors get them, by what they were asked. */
interface FirstData {
  /** When, in milliseconds since 1970. */
  at: number;
  replies: Record<string, unknown>;
}

let block: FirstData | undefined;

function firstData(): FirstData {
  block ??= JSON.parse(
    document.getElementById('first-data')?.textContent || '{"at":0,"replies":{}}',
  ) as FirstData;
  return block;
}

/**
 * For query options: the reply to their call that came with the page, so that it is painted without another call. For
 * signed-in people it may differ, so it is loaded again all the same, unless the contract says that it is the same for
 * all.
 */
export function firstReply<T>(call: PageCall & { readonly name: CallName }) {
  return {
    initialData: () => ownValue(firstData().replies, replyName(call)) as T | undefined,
    // The clocks of server and browser differ; data from the future would never become stale.
    initialDataUpdatedAt: () =>
      readToken() && factsOf(call.name).cache !== 'shared' ? 0 : Math.min(firstData().at, Date.now()),
  };
}
