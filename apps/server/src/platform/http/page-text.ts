import type { PageOf } from '../paging/page-of.ts';
import { type JsonText, jsonText } from './reply.ts';

/** Page<T> of the wire out of rows that are JSON already. */
export function pageText({ results, count, hasMore }: PageOf<string>): JsonText {
  return jsonText(`{"results":[${results.join(',')}],"count":${count},"hasMore":${hasMore}}`);
}

/** A list without paging. */
export function listText(rows: readonly string[]): JsonText {
  return jsonText(`[${rows.join(',')}]`);
}
