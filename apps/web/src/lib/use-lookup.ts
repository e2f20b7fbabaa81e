import { isSearchable } from '@rondo/domain/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from './api/problem-text.ts';
import { madeKey } from './queries/key.ts';

export interface LookupSource<T> {
  /** Names the kind of thing, for the cache. */
  kind: string;
  load: (text: string, signal: AbortSignal) => Promise<readonly T[]>;
  /** Characters needed; 2 unless said (docs/rules/search.md#shortest-search). */
  minLength?: number | undefined;
}

export interface Lookup<T> {
  /** Whether a text is long enough to be looked up. */
  isEnough: (text: string) => boolean;
  onSearch: (text: string) => void;
  options: readonly T[];
  loading: boolean;
  message: string | undefined;
  /** The answer to exactly this text is there. */
  isSettled: boolean;
}

const none: readonly never[] = [];

/** What a combobox offers for the text in its box; nothing is asked while something is chosen. */
export function useLookup<T>(text: string, isChosen: boolean, source: LookupSource<T>): Lookup<T> {
  const { kind, load, minLength = 2 } = source;
  const [search, setSearch] = useState('');
  const wanted = text.trim();
  const isEnough = (part: string) => isSearchable(part, minLength);
  const isAsked = !isChosen && isEnough(wanted);
  const found = useQuery({
    queryKey: madeKey('lookup', kind, search),
    queryFn: ({ signal }) => load(search, signal),
    enabled: !isChosen && isEnough(search),
  });
  return {
    isEnough,
    onSearch: setSearch,
    options: isAsked ? (found.data ?? none) : none,
    loading: isAsked && (search !== wanted || found.isFetching),
    message: found.isError && isAsked ? problemText(found.error) : undefined,
    isSettled: isAsked && search === wanted && found.isSuccess && !found.isFetching,
  };
}
