import { useState } from 'react';

/** Texts that were typed and not saved, by difficulty. */
export function useDrafts() {
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(new Map());
  return {
    count: texts.size,
    of: (id: number): string | undefined => texts.get(id),
    set: (id: number, text: string | undefined) =>
      setTexts((before) => {
        const next = new Map(before);
        if (text === undefined) next.delete(id);
        else next.set(id, text);
        return next;
      }),
    clear: () => setTexts(new Map()),
  };
}
