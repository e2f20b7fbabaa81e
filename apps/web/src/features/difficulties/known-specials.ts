import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Difficulty, difficultiesQuery, useDifficulties } from './api.ts';

function specialNamed(table: readonly Difficulty[], name: string): string | undefined {
  const wanted = name.trim().toLowerCase();
  return table.find((row) => row.type === 'SPECIAL' && row.name.toLowerCase() === wanted)?.name;
}

/** An address's search without special difficulties that do not exist; as it is until the table has arrived. */
export function useKnownSpecials<S extends { special: string[] }>(search: S): S {
  const table = useDifficulties();
  return useMemo(() => {
    const known = search.special.flatMap((name) => specialNamed(table, name) ?? []);
    const isSame = table.length === 0 || String(known) === String(search.special);
    return isSame ? search : { ...search, special: [...new Set(known)] };
  }, [table, search]);
}

/** Those of the names that no special difficulty has; none until the table has arrived. */
export function useUnknownSpecials(names: readonly string[]): readonly string[] {
  const { data } = useQuery({ ...difficultiesQuery, enabled: names.length > 0 });
  return data ? names.filter((name) => specialNamed(data, name) === undefined) : [];
}
