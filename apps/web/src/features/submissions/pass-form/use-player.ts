import { nameKey } from '@rondo/domain/text';
import { isSearchable } from '@rondo/domain/text';
import { useQuery } from '@tanstack/react-query';
import { madeKey } from '../../../lib/queries/key.ts';
import { useLookup } from '../../../lib/use-lookup.ts';
import { type PlayerHit, playerLookup } from '../../search/index.ts';
import { type NamedChoice, nobody } from '../parts/named-choice.ts';

export type KnownPlayer = ReturnType<typeof usePlayer>;

/**
 * Who played: the person's own choice; a typed name that one player has, ignoring case, is that player and any other
 * name a request for a new one. As long as nothing is typed, the video's channel proposes.
 */
export function usePlayer(draft: NamedChoice | null, channelName = '') {
  const channel = channelName.trim();
  const proposed = useQuery({
    queryKey: madeKey('lookup', playerLookup.kind, channel),
    queryFn: ({ signal }) => playerLookup.load(channel, signal),
    enabled: draft === null && isSearchable(channel),
  });
  const isDecided = draft !== null && (draft.id !== null || draft.isNew);
  const lookup = useLookup<PlayerHit>(draft?.name ?? '', isDecided, playerLookup);

  if (draft === null) {
    const hit = proposed.data && onlyOneCalled(channel, proposed.data);
    const offer = proposed.data && !hit ? channel : null;
    const choice = hit ? { name: hit.name, id: hit.id, isNew: false } : nobody;
    return { choice, hit, isFromChannel: hit !== undefined, offer, lookup };
  }
  const rest = { isFromChannel: false, offer: null, lookup };
  if (isDecided || !lookup.isSettled) {
    const known = lookup.options.find(({ id }) => id === draft.id);
    return { choice: draft, hit: known, ...rest };
  }
  const hit = onlyOneCalled(draft.name, lookup.options);
  return { choice: { name: draft.name, id: hit?.id ?? null, isNew: !hit }, hit, ...rest };
}

function onlyOneCalled(name: string, hits: readonly PlayerHit[]): PlayerHit | undefined {
  const same = hits.filter((hit) => nameKey(hit.name) === nameKey(name));
  return same.length === 1 ? same[0] : undefined;
}
