import { useEffect, useEffectEvent } from 'react';
import { type LevelHit, searchLevels } from '../api.ts';
import { type Lookup, useLookup } from '../../../lib/use-lookup.ts';
import type { PassDraft } from './draft.ts';

const levels = { kind: 'levels', load: searchLevels, minLength: 1 };

export interface KnownLevel {
  /** Chosen from the list, or the one whose id is typed. */
  level: LevelHit | null;
  /** Nothing fits what is typed. */
  isMissing: boolean;
  lookup: Lookup<LevelHit>;
}

/** The level that the text in the box means; a restored draft names its level without anybody typing it. */
export function useLevel({ levelText, level }: PassDraft, isRestored: boolean): KnownLevel {
  const lookup = useLookup<LevelHit>(levelText, level !== null, levels);
  const { onSearch } = lookup;
  const findAgain = useEffectEvent(() => {
    if (levelText.trim() !== '') onSearch(levelText.trim());
  });
  useEffect(() => {
    if (isRestored) findAgain();
  }, [isRestored]);
  const id = /^#?(\d+)$/.exec(levelText.trim())?.[1];
  const typed = id === undefined ? undefined : lookup.options.find((option) => option.id === Number(id));
  const found = level ?? (lookup.isSettled ? (typed ?? null) : null);
  const isEmpty = lookup.isSettled && (id === undefined ? lookup.options.length === 0 : !typed);
  return { level: found, isMissing: found === null && isEmpty, lookup };
}
