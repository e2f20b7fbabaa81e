import { ownValue } from '@rondo/domain/text';
type Facts = Readonly<Record<string, unknown>> | null;

/** One fact that an action changed; a side that is not there is undefined. */
export interface Change {
  key: string;
  before: unknown;
  after: unknown;
}

/** The facts of an action by name: those before, then new ones. Equal sides are left out. */
export function changesOf({ before, after }: { before: Facts; after: Facts }): Change[] {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return keys
    .map((key) => ({ key, before: ownValue(before ?? {}, key), after: ownValue(after ?? {}, key) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
