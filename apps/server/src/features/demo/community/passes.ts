import { demoStillLink } from '@rondo/domain/media';
import { isKeyModeOffered } from '@rondo/domain/passes';
import { cutText } from '@rondo/domain/text';
import type { Random } from '../../../platform/seeded-random.ts';
import { columnsOf } from '../../../platform/db/entity-row.ts';
import { FEELINGS, VIDEO_TITLES } from '../words/remarks.ts';
import { makeJudgements, makeSpeed } from './judgements.ts';
import type { DemoLevel } from './levels.ts';
import { between, hoursAfter } from './moments.ts';
import type { DemoPlayer } from './players.ts';
import type { Row } from './rows.ts';

const PASS_COUNT = 3000;
const MOST_A_LEVEL = 60;
/** Share of passes that are second clears by the same player. */
const RECLEARS = 0.07;
const UNCLEARABLE = new Set(['-2', '-21', 'Unranked']);

export type DemoPass = Row<'passes'> & { id: number; vid_upload_time: Date };

type Clear = {
  readonly level: DemoLevel;
  readonly player: DemoPlayer;
  readonly isAgain: boolean;
  readonly at: Date;
};

/** Exactly 3,000 passes, numbered by upload time; accuracy and score come with the recomputation. */
export function makePasses(
  random: Random,
  levels: readonly DemoLevel[],
  players: readonly DemoPlayer[],
  now: Date,
): DemoPass[] {
  const firsts = levels.flatMap((level) => firstClears(random, level, players, now));
  const others = firsts.filter(({ level }) => !isFavourite(level.id));
  const again = random.sample(others, Math.round(PASS_COUNT * RECLEARS)).map((clear) => ({
    ...clear,
    isAgain: true,
    at: between(hoursAfter(clear.at, 20), now, 0.05 + 0.9 * random.fraction()),
  }));
  const clears = [...random.sample(firsts, PASS_COUNT - again.length), ...again];
  clears.sort((a, b) => a.at.getTime() - b.at.getTime());
  const passes = clears.map((clear, index) => makePass(random, clear, index + 1));
  return withDuplicates(passes);
}

/** Who clears a level for the first time, and when. */
function firstClears(random: Random, level: DemoLevel, players: readonly DemoPlayer[], now: Date): Clear[] {
  const wanted = popularity(random, level);
  const value = sliderValueOf(level);
  const able = players.filter(({ skill }) => skill + 7 >= value);
  const weight = ({ skill, activity }: DemoPlayer) =>
    activity * (0.08 + Math.exp(-(((skill - value - 4) / 13) ** 2)));
  const day = hoursAfter(level.created_at, 2);
  return random.sampleWeighted(able, weight, wanted).map((player) => {
    const from = player.created_at > day ? player.created_at : day;
    return { level, player, isAgain: false, at: between(from, now, random.fraction() ** 1.6) };
  });
}

/** Played by everybody who can, and not again. */
const isFavourite = (levelId: number) => levelId % 90 === 5;

/** How many players clear a level: most have few, a handful everybody has played. */
function popularity(random: Random, { id, difficulty }: DemoLevel): number {
  const crowd = random.fraction();
  if (UNCLEARABLE.has(difficulty.name)) return difficulty.name === 'Unranked' && crowd < 0.4 ? 1 : 0;
  if (isFavourite(id)) return MOST_A_LEVEL;
  if (crowd < 0.12) return 0;
  return Math.min(MOST_A_LEVEL, Math.round(1 + (MOST_A_LEVEL - 1) * crowd ** 7.5));
}

/** Where a level stands between 1 and 60; specials at a place that their clears suggest. */
function sliderValueOf({ difficulty }: DemoLevel): number {
  if (difficulty.type === 'PGU') return difficulty.sortOrder;
  return difficulty.name.startsWith('Q') ? 50 : 32;
}

function makePass(random: Random, { level, player, isAgain, at }: Clear, id: number): DemoPass {
  const margin = player.skill - sliderValueOf(level) + (isAgain ? 6 : 0);
  const judgements = makeJudgements(random, level.tiles, margin);
  const hasKeys = isKeyModeOffered(level.difficulty) && random.chance(0.92);
  return {
    id,
    level_id: level.id,
    player_id: player.id,
    speed: makeSpeed(random, margin),
    feeling_rating: random.pick(FEELINGS),
    video_link: demoStillLink({ seed: 100_000 + id, color: level.difficulty.color }),
    vid_title: titleOf(random, level),
    vid_upload_time: at,
    is_12k: hasKeys && player.keys === '12K',
    is_16k: hasKeys && player.keys === '16K',
    is_no_hold_tap: random.chance(0.05),
    is_announced: id <= PASS_COUNT - 25,
    is_deleted: id % 211 === 40,
    ...columnsOf(judgements),
    accuracy: 0,
    score_v2: 0,
    shuffle: random.fraction(),
    origin: 'demo',
    created_at: hoursAfter(at, 6),
    updated_at: hoursAfter(at, 6),
  };
}

function titleOf(random: Random, { song, artist, difficulty }: DemoLevel): string {
  const pattern = random.chance(0.04) ? '' : random.pick(VIDEO_TITLES);
  const values = { song, artist: artist ?? '', diff: difficulty.name };
  const title = pattern.replace(/%(song|artist|diff)/g, (_, name: keyof typeof values) => values[name]);
  return cutText(title, 500);
}

/** Every 150th pass was submitted a second time, under another link, as the pass behind it in the list. */
function withDuplicates(passes: readonly DemoPass[]): DemoPass[] {
  return passes.map((pass, index) => {
    const original = passes[index - 1];
    if (index % 150 !== 149 || original === undefined || original.is_deleted) return pass;
    const { id, video_link, shuffle, vid_upload_time } = pass;
    return { ...original, id, video_link, shuffle, vid_upload_time, is_duplicate: true };
  });
}
