import { levelFields } from '@rondo/domain/levels';
import {
  canonicalVideoLink,
  hasForeignScheme,
  isHttpUrl,
  MAX_LINK,
  parseVideoLink,
} from '@rondo/domain/media';
import { LARGEST_ID } from '../../platform/db/row-id.ts';
import { BadLine } from './broken-input.ts';
import {
  type Fields,
  givenText,
  lineField,
  linesField,
  listField,
  numberField,
  wholeNumberField,
} from './fields.ts';
import type { Relaxation, RelaxationCounts } from './relaxations.ts';

/** Base scores of the difficulties by id. */
export type DifficultyBases = ReadonlyMap<number, number>;

const MOST_BASE_SCORE = levelFields.baseScore.most;

/**
 * The keys stand in the order of the staging table's columns, because their values are copied as they come.
 * @throws BadLine when the line does not fit the shape of a level
 */
export function readLevel(fields: Fields, bases: DifficultyBases, counts: RelaxationCounts) {
  const diffId = wholeNumberField(fields, 'diffId', 0, LARGEST_ID);
  const ownBase = bases.get(diffId);
  if (ownBase === undefined) throw new BadLine(`diffId ${diffId} is no difficulty`);
  const song = lineField(fields, 'song', 500);
  if (song === '') throw new BadLine('song is missing');
  const found: Relaxation[] = [];
  const level = {
    song,
    artist: lineField(fields, 'artist', 500),
    creator: lineField(fields, 'creator', 20_000),
    charter: lineField(fields, 'charter', 20_000),
    vfxer: lineField(fields, 'vfxer', 20_000),
    team: lineField(fields, 'team', 1000),
    diffId,
    baseScore: readBaseScore(fields, ownBase, found),
    tileCount: readTileCount(fields),
    videoLink: readVideo(fields, ['noLevelVideo', 'unknownLevelVideo'], found),
    dlLink: linkField(fields, 'dlLink', found),
    workshopLink: linkField(fields, 'workshopLink', found),
    publicComments: linesField(fields, 'publicComments', 2000),
    credits: readCredits(fields, found),
  };
  for (const kind of [...found, ...levelRelaxations(level, givenText(fields, 'song') !== song)])
    counts.add(kind);
  return level;
}

/** The video link as it is stored; also for passes. */
export function readVideo(
  fields: Fields,
  [missing, unknown]: readonly [Relaxation, Relaxation],
  found: Relaxation[],
): string {
  const given = lineField(fields, 'videoLink', MAX_LINK);
  const isKnown = parseVideoLink(given) !== null;
  const text = isKnown ? given : linkField(fields, 'videoLink', found);
  if (text === '') found.push(missing);
  else if (!isKnown) found.push(unknown);
  else if (text.includes(' ')) found.push('severalVideos');
  return canonicalVideoLink(text);
}

/** A link as it came; empty where its scheme is another one than http and https. */
function linkField(fields: Fields, name: string, found: Relaxation[]): string {
  const text = lineField(fields, name, MAX_LINK);
  if (!hasForeignScheme(text)) return text;
  found.push('foreignLink');
  return '';
}

function readBaseScore(fields: Fields, ownBase: number, found: Relaxation[]): number | null {
  const baseScore = numberField(fields, 'baseScore');
  if (baseScore === null || baseScore === 0) return null;
  if (!(baseScore > 0 && baseScore <= MOST_BASE_SCORE))
    throw new BadLine(`baseScore is not a number from 0 to ${MOST_BASE_SCORE}`);
  if (baseScore !== ownBase) return baseScore;
  found.push('ownBase');
  return null;
}

function readTileCount(fields: Fields): number | null {
  const { least, most } = levelFields.tileCount;
  return numberField(fields, 'tileCount') ? wholeNumberField(fields, 'tileCount', least, most) : null;
}

function readCredits(fields: Fields, found: Relaxation[]) {
  const credits: { readonly role: 'charter' | 'vfxer'; readonly name: string }[] = [];
  for (const item of listField(fields, 'levelCredits')) {
    if (typeof item !== 'object' || item === null)
      throw new BadLine('levelCredits holds something that is no credit');
    const { role } = item as Fields;
    if (role !== 'charter' && role !== 'vfxer')
      throw new BadLine('levelCredits holds a role besides charter and vfxer');
    const name = lineField(item as Fields, 'name', 200);
    if (name === '') found.push('blankCredit');
    else credits.push({ role, name });
  }
  return credits;
}

function levelRelaxations(level: ReturnType<typeof readLevel>, isTidied: boolean): Relaxation[] {
  const links = [level.dlLink, level.workshopLink].filter((link) => link !== '');
  const checks: [Relaxation, boolean][] = [
    ['songBlanks', isTidied],
    ['noArtist', level.artist === ''],
    ['noCreator', level.creator === ''],
    ['noCharter', level.credits.every(({ role }) => role !== 'charter')],
    ['noDownload', links.length === 0],
    ['oddLink', links.some((link) => !isHttpUrl(link))],
    ['longTeam', level.team.length > 200],
  ];
  return checks.filter(([, applies]) => applies).map(([kind]) => kind);
}
