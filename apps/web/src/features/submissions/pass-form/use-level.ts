import { readId } from '@rondo/domain/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLookup } from '../../../lib/use-lookup.ts';
import { type LevelHit, levelRowQuery, searchLevels } from '../api.ts';

const levels = { kind: 'levels', load: searchLevels, minLength: 1 };

export type KnownLevel = ReturnType<typeof useLevel>;

/** The level that the text in the box means; a restored draft names its level without anybody typing it. */
export function useLevel(text: string, isRestored: boolean) {
  const [picked, choose] = useState<LevelHit | null>(null);
  const chosen = picked !== null && String(picked.id) === text ? picked : null;
  const lookup = useLookup<LevelHit>(text, chosen !== null, levels);
  const queries = useQueryClient();
  const findAgain = useEffectEvent(() => {
    if (text.trim() !== '') lookup.onSearch(text.trim());
  });
  useEffect(() => {
    if (isRestored) findAgain();
  }, [isRestored]);
  const id = readId(text);
  const typed = lookup.options.find((option) => option.id === id);
  const found = chosen ?? (lookup.isSettled ? (typed ?? null) : null);
  // It may be rated anew while the form is open.
  const { data: level } = useQuery(levelRowQuery(found));
  const isEmpty = lookup.isSettled && (id === null ? lookup.options.length === 0 : !typed);
  return {
    /** Chosen from the list, or the one whose id is typed. */
    level,
    /** Nothing fits what is typed. */
    isMissing: level === null && (isEmpty || found !== null),
    lookup,
    choose,
    /** Finds the level of an ID that nobody has typed. */
    find: (id: number) => lookup.onSearch(String(id)),
    /** Reads the level again, after something of it was refused. */
    readAnew: () => found && void queries.invalidateQueries({ queryKey: levelRowQuery(found).queryKey }),
  };
}
