import { useState } from 'react';

/** The chosen ones of a list; what leaves the list is no longer chosen. */
export function useSelection(ids: readonly number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const selected = ids.filter((id) => chosen.has(id));
  const isAll = ids.length > 0 && selected.length === ids.length;
  return {
    selected,
    isAll,
    isSome: selected.length > 0 && !isAll,
    has: (id: number) => chosen.has(id),
    toggle: (id: number) => {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    toggleAll: () => setChosen(isAll ? new Set() : new Set(ids)),
    choose: (only: readonly number[]) => setChosen(new Set(only)),
    clear: () => setChosen(new Set()),
  };
}
export type Selection = ReturnType<typeof useSelection>;
