import { levelList, parseSearch } from '@rondo/domain/levels';
import { matchedLetters } from '@rondo/domain/text';
import type { CreatorHit, LevelHit, PlayerHit } from './found.ts';

/** What of a find matched where its own names do not: in words, and the name. */
export interface Why {
  reason: 'alias' | 'charter' | 'vfxer' | 'creator' | 'team' | 'nickname' | 'credited';
  name: string;
}

/** The words of a search whose letters are marked: those of the list's grammar that were asked to be there. */
export function wantedWords(text: string): readonly string[] {
  const parsed = parseSearch(text, levelList.searchFields);
  if (!parsed.ok || parsed.search.kind !== 'terms') return [];
  return parsed.search.groups.flat().flatMap(({ isNegated, value }) => (isNegated ? [] : value));
}

/** Whether a name has one of the words. */
export const matchesWords = (name: string, wanted: readonly string[]) =>
  wanted.some((word) => matchedLetters(name, word).length > 0);

const firstOf = (
  wanted: readonly string[],
  named: readonly (readonly [Why['reason'], string | null | undefined])[],
): Why | null => {
  const found = named.find(([, name]) => name && matchesWords(name, wanted));
  return found?.[1] ? { reason: found[0], name: found[1] } : null;
};

/** Why a level was found; null where its song or artist says it, or nothing does. `aliases`: of its song and artist. */
export function whyLevel(level: LevelHit, wanted: readonly string[], aliases: readonly string[]): Why | null {
  if (matchesWords(level.song, wanted) || matchesWords(level.artist, wanted)) return null;
  const { levelCredits, teamObject } = level;
  const credited = (role: 'charter' | 'vfxer') =>
    levelCredits
      .filter((credit) => credit.role === role)
      .flatMap(({ creatorName, creatorAliases }) => [creatorName, ...creatorAliases])
      .map((name) => [role, name] as const);
  return firstOf(wanted, [
    ...aliases.map((name) => ['alias', name] as const),
    ...credited('charter'),
    ['charter', level.charter],
    ...credited('vfxer'),
    ['vfxer', level.vfxer],
    ['creator', level.creator],
    ['team', level.team],
    ...[teamObject?.name, ...(teamObject?.aliases ?? [])].map((name) => ['team', name] as const),
  ]);
}

/** Why a player was found; null where name or handle says it. */
export function whyPlayer(
  { player }: PlayerHit,
  handle: string | null,
  wanted: readonly string[],
): Why | null {
  if (matchesWords(player.name, wanted) || (handle !== null && matchesWords(handle, wanted))) return null;
  return firstOf(wanted, [
    ['nickname', player.user?.nickname],
    ['nickname', player.user?.username],
  ]);
}

/** Why a creator was found; null where the name says it. */
export function whyCreator({ name, aliases }: CreatorHit, wanted: readonly string[]): Why | null {
  if (matchesWords(name, wanted)) return null;
  return firstOf(
    wanted,
    aliases.map((alias) => ['credited', alias] as const),
  );
}
