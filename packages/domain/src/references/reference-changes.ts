/** One reference of a difficulty; `type` is the stored text (`referenceTypeText`). */
export interface StoredReference {
  readonly levelId: number;
  readonly type: string;
}

export interface ReferenceChanges {
  readonly added: readonly StoredReference[];
  readonly updated: readonly StoredReference[];
  readonly removedLevelIds: readonly number[];
}

/** What has to be written so that `present` becomes `wanted`; a level that is wanted twice keeps its first type. */
export function referenceChanges(
  present: readonly StoredReference[],
  wanted: readonly StoredReference[],
): ReferenceChanges {
  const before = new Map(present.map(({ levelId, type }) => [levelId, type]));
  const after = new Map<number, string>();
  for (const { levelId, type } of wanted) if (!after.has(levelId)) after.set(levelId, type);
  const kept = [...after].map(([levelId, type]) => ({ levelId, type }));
  return {
    added: kept.filter(({ levelId }) => !before.has(levelId)),
    updated: kept.filter(({ levelId, type }) => (before.get(levelId) ?? type) !== type),
    removedLevelIds: [...before.keys()].filter((levelId) => !after.has(levelId)),
  };
}
