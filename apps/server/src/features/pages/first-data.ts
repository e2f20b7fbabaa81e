/** Longer replies would delay the page more than a second call does; in bytes before compression. */
export const LONGEST_FIRST_REPLIES = 75_000;

/** A reply of the API that a page brings along, and the call that it answers. */
export type FirstReply = { readonly name: string; readonly text: string };

/**
 * JSON of replies by the names of their calls. `facts` are the same for every page and always there; of `replies`
 * those that would make the page too long are left to be asked for.
 */
export function firstData(now: Date, facts: readonly FirstReply[], replies: readonly FirstReply[]): string {
  let left = LONGEST_FIRST_REPLIES;
  const kept = replies.filter(({ text }) => {
    const length = Buffer.byteLength(text);
    if (length > left) return false;
    left -= length;
    return true;
  });
  const entries = [...facts, ...kept].map(({ name, text }) => `${JSON.stringify(name)}:${text}`);
  return `{"at":${now.getTime()},"replies":{${entries.join(',')}}}`;
}
