import type { mediaEndpoints } from '@rondo/contract/media';
import { formatBaseScore, formatCount } from '@rondo/domain/format';
import { creditNames } from '@rondo/domain/levels';
import { effectiveBase } from '@rondo/domain/passes';
import type { Deps } from '../../../platform/feature.ts';
import { found } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { currentDifficulties } from '../../difficulties/index.ts';
import type { Card } from './card-drawing.ts';
import { type CardParts, cardPicture } from './card-picture.ts';
import { type CardLevel, selectCardLevel } from './cards.repository.ts';
import { lookOf } from './look-of-level.ts';

const MOST_NAMES = 4;

type CardDeps = Pick<Deps, 'config' | 'db' | 'events' | 'clock'>;

/**
 * The picture of a level.
 * @throws Problem SIZE_INVALID, NOT_FOUND, RATE_LIMITED, BUSY
 */
export async function levelThumbnail(
  deps: CardDeps,
  parts: CardParts,
  { params: { id }, query: { size = 'MEDIUM' }, ip }: Call<typeof mediaEndpoints.levelThumbnail>,
) {
  const level = found(await selectCardLevel(deps.db, id));
  return cardPicture(parts, { card: await cardOf(deps, level), videoLink: level.videoLink, size, ip });
}

async function cardOf(deps: CardDeps, level: CardLevel): Promise<Card> {
  const table = await currentDifficulties(deps);
  const difficulty = found(table.byId(level.diffId));
  const base = effectiveBase(level.baseScore, difficulty.base_score);
  return {
    ...lookOf(table, level),
    over: `#${level.id}`,
    worth: base > 0 ? wordsOf(formatBaseScore(base)) : null,
    under: clearsText(level.clears),
    names: creditsText(level),
    siteName: deps.config.siteName,
    isPerfect: false,
  };
}

/** "230.0 PP" as number and unit. */
function wordsOf(score: string): readonly [number: string, unit: string] {
  const [number = '', unit = ''] = score.split(' ');
  return [number, unit];
}

function clearsText(clears: number): string {
  if (clears === 0) return 'Not cleared yet';
  return `${formatCount(clears)} ${clears === 1 ? 'clear' : 'clears'}`;
}

function creditsText({ team, teamName, creator, credits }: CardLevel): string {
  const level = {
    team,
    teamObject: teamName === null ? null : { name: teamName },
    creator,
    levelCredits: credits,
  };
  const { names, more } = creditNames(level, MOST_NAMES);
  return more > 0 ? `${names.join(', ')} and ${formatCount(more)} more` : names.join(', ');
}
