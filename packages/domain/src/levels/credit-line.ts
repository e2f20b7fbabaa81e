import { truncateGraphemes } from '../text/index.ts';

export type CreditRole = 'charter' | 'vfxer';

export interface LineCredit {
  readonly role: CreditRole;
  readonly creatorName: string;
  readonly creatorAliases?: readonly string[];
}

export interface CreditedLevel {
  readonly team: string;
  readonly teamObject?: { readonly name: string } | null;
  readonly creator: string;
  readonly levelCredits?: readonly LineCredit[];
}

export interface CreditLine {
  readonly text: string;
  /** Credits left unnamed: the line goes on "& N more" in the reader's language. */
  readonly more: number;
}

const NAME_LENGTH = 25;

/** Who made a level, in one line (docs/rules/creators.md#credit-line). */
export function creditLine(level: CreditedLevel): CreditLine {
  const team = level.teamObject?.name.trim() || level.team.trim();
  if (team !== '') return { text: team, more: 0 };
  const credits = level.levelCredits ?? [];
  if (credits.length === 2) return { text: pairText(credits), more: 0 };
  if (credits.length > 2) return leadersLine(credits);
  return { text: level.creator.trim() || credits.map(shownName).join(''), more: 0 };
}

/** The names on a level's picture: its team, else at most `most` of its creators, each once. */
export function creditNames(
  level: CreditedLevel,
  most: number,
): { readonly names: readonly string[]; readonly more: number } {
  const team = level.teamObject?.name.trim() || level.team.trim();
  const credited = [...new Set((level.levelCredits ?? []).map(shownName))];
  const names =
    team !== '' ? [team] : credited.length > 0 ? credited : [level.creator.trim()].filter(Boolean);
  return { names: names.slice(0, most), more: Math.max(0, names.length - most) };
}

/** An alias is preferred to the name; long names are shortened. */
export function shownName(credit: LineCredit): string {
  const alias = credit.creatorAliases?.find((name) => name.trim() !== '');
  return truncateGraphemes(alias ?? credit.creatorName, NAME_LENGTH);
}

function leadersLine(credits: readonly LineCredit[]): CreditLine {
  const charter = credits.find(({ role }) => role === 'charter');
  const vfxer = credits.find(({ role }) => role === 'vfxer');
  const leaders = [charter, vfxer].filter((credit) => credit !== undefined);
  return { text: leaders.map(shownName).join(' | '), more: credits.length - leaders.length };
}

function pairText(credits: readonly LineCredit[]): string {
  const charters = credits.filter(({ role }) => role === 'charter');
  if (charters.length !== 1) return joinNames(credits.map(shownName));
  const vfxers = credits.filter(({ role }) => role === 'vfxer');
  return [...charters, ...vfxers].map(shownName).join(' | ');
}

/** Names of one role as the level's text field holds them. */
function joinNames(names: readonly string[]): string {
  return names.join(' & ');
}

export interface CreditTexts {
  readonly charter: string;
  readonly vfxer: string;
  readonly creator: string;
}

/** The three texts of a level made from a submission's credits, in their order. */
export function creditTexts(
  credits: readonly { readonly role: 'charter' | 'vfxer'; readonly name: string }[],
): CreditTexts {
  const charter = joinNames(credits.filter(({ role }) => role === 'charter').map(({ name }) => name));
  const vfxer = joinNames(credits.filter(({ role }) => role === 'vfxer').map(({ name }) => name));
  return { charter, vfxer, creator: vfxer === '' ? charter : `${charter} | ${vfxer}` };
}
