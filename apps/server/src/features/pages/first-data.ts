/** Longer blocks would delay the page more than a second call does; in bytes before compression. */
export const LONGEST_FIRST_DATA = 60_000;

/** A reply of the API that a page brings along, and the call that it answers. */
export type FirstReply = { readonly name: string; readonly text: string };

/** JSON of the replies, by the names of their calls; whatever would make it too long is left to be asked for. */
export function firstData(now: Date, replies: readonly FirstReply[]): string {
  let length = 100;
  const kept = replies.flatMap(({ name, text }) => {
    const entry = `${JSON.stringify(name)}:${text}`;
    const size = Buffer.byteLength(entry) + 1;
    if (length + size > LONGEST_FIRST_DATA) return [];
    length += size;
    return [entry];
  });
  return `{"at":${now.getTime()},"replies":{${kept.join(',')}}}`;
}
