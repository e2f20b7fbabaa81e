import { pguNamed } from '../difficulties/index.ts';
import {
  levelList,
  type LevelSearchField,
  parseSearch,
  type Search,
  type SearchResult,
  type SearchTerm,
} from '../levels/index.ts';
import { normaliseSearch } from '../text/index.ts';

interface Named {
  readonly name: string;
}

/** What the search of the rating page looks at (docs/rules/ratings.md#card-search). */
export interface SearchedCard {
  readonly levelId: number;
  readonly requesterFR: string;
  readonly averageDifficulty: Named | null;
  readonly communityDifficulty: Named | null;
  readonly level: {
    readonly song: string;
    readonly artist: string;
    readonly creator: string;
    readonly charter: string;
    readonly vfxer: string;
    readonly team: string;
    readonly rerateNum: string;
    readonly difficulty: Named;
    readonly teamObject: { readonly name: string; readonly aliases: readonly string[] } | null;
    readonly levelCredits: readonly {
      readonly role: 'charter' | 'vfxer';
      readonly creatorName: string;
      readonly creatorAliases: readonly string[];
    }[];
    readonly aliases: readonly { readonly field: 'song' | 'artist'; readonly alias: string }[];
  };
}

export type CardSearch = Search<LevelSearchField>;

/** A card's texts as they are compared; made once a card. */
export interface CardTexts {
  readonly levelId: number;
  readonly fields: Readonly<Record<LevelSearchField, readonly string[]>>;
  readonly difficulties: readonly string[];
}

/** Reads the search field of the rating page by the grammar of docs/rules/search.md#grammar. */
export function ratingCardSearch(query: string): SearchResult<LevelSearchField> {
  return parseSearch(query, levelList.searchFields);
}

export function ratingCardTexts(card: SearchedCard): CardTexts {
  const { level } = card;
  const credited = (role: 'charter' | 'vfxer') =>
    level.levelCredits
      .filter((credit) => credit.role === role)
      .flatMap((credit) => [credit.creatorName, ...credit.creatorAliases]);
  const also = (field: 'song' | 'artist') =>
    level.aliases.filter((alias) => alias.field === field).map(({ alias }) => alias);
  const charters = credited('charter');
  const vfxers = credited('vfxer');
  const { teamObject: team } = level;
  const texts = (values: readonly string[]) => values.map(normaliseSearch).filter((value) => value !== '');
  return {
    levelId: card.levelId,
    fields: {
      song: texts([level.song, ...also('song')]),
      artist: texts([level.artist, ...also('artist')]),
      charter: texts([level.charter, ...charters]),
      vfxer: texts([level.vfxer, ...vfxers]),
      creator: texts([level.creator, ...charters, ...vfxers]),
      team: texts([level.team, ...(team === null ? [] : [team.name, ...team.aliases])]),
    },
    difficulties: texts([
      level.difficulty.name,
      card.averageDifficulty?.name ?? '',
      card.communityDifficulty?.name ?? '',
      level.rerateNum,
      card.requesterFR,
    ]),
  };
}

/**
 * Whether a card is found. A plain word is sought in every field and in the difficulties; a number also is a level's
 * id. The name of a step and a number mean that difficulty alone: neither "G1" nor "12" finds G12.
 */
export function ratingCardMatches(texts: CardTexts, search: CardSearch): boolean {
  if (search.kind === 'all') return true;
  if (search.kind === 'id') return texts.levelId === search.id;
  return search.groups.some((terms) => terms.every((term) => holds(texts, term) !== term.isNegated));
}

function holds(texts: CardTexts, { field, mode, value }: SearchTerm<LevelSearchField>): boolean {
  const sought = normaliseSearch(value);
  const isIn = (text: string) => (mode === 'equals' ? text === sought : text.includes(sought));
  if (field !== 'any') return texts.fields[field].some(isIn);
  const isWhole = pguNamed(sought) !== null || /^\d+$/.test(sought);
  return (
    sought === String(texts.levelId) ||
    texts.difficulties.some((name) => (isWhole ? name === sought : name.includes(sought))) ||
    levelList.searchFields.some((name) => texts.fields[name].some(isIn))
  );
}
