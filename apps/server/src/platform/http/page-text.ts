import { type JsonText, jsonText } from './reply.ts';

/** Page<T> of the wire out of rows that are JSON already. */
export function pageText(rows: readonly string[], count: number, hasMore: boolean): JsonText {
  return jsonText(`{"results":[${rows.join(',')}],"count":${count},"hasMore":${hasMore}}`);
}

/** A list without paging. */
export function listText(rows: readonly string[]): JsonText {
  return jsonText(`[${rows.join(',')}]`);
}
