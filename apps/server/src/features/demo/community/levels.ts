import { SEED_DIFFICULTIES, type SeedDifficulty } from '@rondo/domain/difficulties';
import { creditTexts } from '@rondo/domain/levels';
import { demoStillLink } from '@rondo/domain/media';
import type { Random } from '../../../platform/seeded-random.ts';
import { PUBLIC_COMMENTS, RERATE_REASONS } from '../words/remarks.ts';
import type { DemoCreator, DemoTeam } from './creators.ts';
import { between, daysBefore, DEMO_START_DAYS } from './moments.ts';
import type { Row } from './rows.ts';
import { makeSongs, type Song } from './songs.ts';

export type DemoLevel = Row<'levels'> & {
  id: number;
  created_at: Date;
  readonly difficulty: SeedDifficulty;
  readonly state: LevelState;
  readonly alias: string | null;
  readonly creditIds: readonly { readonly creatorId: number; readonly role: 'charter' | 'vfxer' }[];
  /** How many tiles its passes judge. */
  readonly tiles: number;
};

/** `rerated`: has another difficulty than it once had. */
export type LevelState = 'usual' | 'new' | 'rating' | 'rerated' | 'hidden' | 'deleted';

const SPECIAL_COUNTS = new Map([
  ['Unranked', 14],
  ['Marathon', 6],
  ['-2', 6],
  ['Q1+', 8],
  ['Q2', 8],
  ['Q2+', 6],
  ['Q3', 5],
]);
const TIER_COUNTS = new Map([
  ['P', 5],
  ['G', 7],
  ['U', 4],
]);

function countOf({ type, name }: SeedDifficulty): number {
  return type === 'PGU' ? (TIER_COUNTS.get(name.charAt(0)) ?? 0) : (SPECIAL_COUNTS.get(name) ?? 3);
}

export function makeLevels(
  random: Random,
  creators: readonly DemoCreator[],
  teams: readonly DemoTeam[],
  now: Date,
): DemoLevel[] {
  const wanted = SEED_DIFFICULTIES.flatMap((difficulty) =>
    Array<SeedDifficulty>(countOf(difficulty)).fill(difficulty),
  );
  const ranked = random.sample(
    wanted.filter(({ name }) => name !== 'Unranked'),
    wanted.length,
  );
  const unranked = wanted.filter(({ name }) => name === 'Unranked');
  // Levels that nobody has rated yet came last.
  const difficulties = [...ranked, ...unranked];
  const songs = makeSongs(random, difficulties.length);
  return difficulties.map((difficulty, index) => {
    const share = (index + 0.5) / difficulties.length;
    const createdAt = daysBefore(now, DEMO_START_DAYS * (1 - share) * 1.02 + 0.2);
    const song = songs[index] as Song;
    const state = stateOf(random, difficulty, index);
    return makeLevel(random, { id: index + 1, difficulty, song, state, createdAt, creators, teams, now });
  });
}

function stateOf(random: Random, difficulty: SeedDifficulty, index: number): LevelState {
  if (difficulty.name === 'Unranked') return 'new';
  if (index % 61 === 7) return 'hidden';
  if (index % 67 === 11) return 'deleted';
  if (index % 29 === 3) return 'rating';
  return random.chance(0.08) ? 'rerated' : 'usual';
}

type LevelPlan = {
  readonly id: number;
  readonly difficulty: SeedDifficulty;
  readonly song: Song;
  readonly state: LevelState;
  readonly createdAt: Date;
  readonly creators: readonly DemoCreator[];
  readonly teams: readonly DemoTeam[];
  readonly now: Date;
};

function makeLevel(random: Random, plan: LevelPlan): DemoLevel {
  const { id, difficulty, song, state, createdAt, creators } = plan;
  const team = random.chance(0.12) ? random.pick(plan.teams) : null;
  const credited = pickCreators(random, creators, team);
  const names = credited.map(({ name, role }) => ({ name, role }));
  const isRated = state === 'rating' || state === 'new';
  const previous = state === 'rerated' ? neighbourOf(random, difficulty) : null;
  const isVote = state === 'rating' && id % 3 === 0;
  return {
    id,
    song: song.title,
    artist: song.artist,
    ...creditTexts(names),
    team: team?.name ?? '',
    team_id: team?.id ?? null,
    diff_id: difficulty.id,
    previous_diff_id: previous?.id ?? 0,
    base_score: ownBase(random, difficulty),
    video_link: demoStillLink({ seed: id, color: difficulty.color }),
    dl_link: random.chance(0.94) ? `https://files.rondo-demo.example/levels/${id}.zip` : '',
    workshop_link: random.chance(0.3) ? `https://workshop.rondo-demo.example/items/${700_000 + id}` : '',
    public_comments:
      difficulty.name === '-2'
        ? 'Song cut off in the middle'
        : random.chance(0.12)
          ? random.pick(PUBLIC_COMMENTS)
          : '',
    rerate_num:
      state === 'rating'
        ? isVote
          ? `vote ${difficulty.name}`
          : (neighbourOf(random, difficulty)?.name ?? '')
        : '',
    rerate_reason: state === 'rating' ? random.pick(RERATE_REASONS) : '',
    rating_comment_required: state === 'rating' && id % 4 === 0,
    to_rate: isRated,
    is_announced: !isRated && id % 40 !== 13 && !(state === 'rerated' && id % 8 === 5),
    is_hidden: state === 'hidden',
    is_deleted: state === 'deleted',
    is_verified: credited.every(({ is_verified }) => is_verified),
    shuffle: random.fraction(),
    origin: 'demo',
    created_at: createdAt,
    updated_at: between(createdAt, plan.now, random.fraction() ** 2),
    difficulty,
    state,
    alias: song.alias,
    creditIds: credited.map((creator) => ({ creatorId: creator.id, role: creator.role })),
    tiles: difficulty.name === 'Marathon' ? random.whole(4000, 9000) : random.whole(180, 2600),
  };
}

function pickCreators(
  random: Random,
  creators: readonly DemoCreator[],
  team: DemoTeam | null,
): DemoCreator[] {
  const charters = creators.filter(({ role }) => role === 'charter');
  const vfxers = creators.filter(({ role }) => role === 'vfxer');
  const members = charters.filter(({ id }) => team?.memberIds.includes(id));
  const few = random.chance(0.7) ? 1 : random.whole(2, 5);
  return [
    ...(members.length > 0 ? members : random.sampleWeighted(charters, ({ id }) => 1 / id, few)),
    ...random.sample(vfxers, random.chance(0.35) ? random.whole(1, 3) : 0),
  ];
}

/** U15 to U20 score only with a base of their own; elsewhere few levels have one. */
function ownBase(random: Random, { type, baseScore, name }: SeedDifficulty): number | null {
  if (type === 'PGU' && baseScore === 0) return 12_000 + random.whole(0, 40) * 250;
  if (name.startsWith('Q')) return random.chance(0.7) ? random.whole(8, 60) * 25 : null;
  return type === 'PGU' && random.chance(0.06)
    ? Math.round(baseScore * (1.05 + random.fraction() * 0.2) * 10) / 10
    : null;
}

/** One or two steps away on the same scale. */
function neighbourOf(random: Random, difficulty: SeedDifficulty): SeedDifficulty | null {
  if (difficulty.type !== 'PGU') return null;
  const steps = SEED_DIFFICULTIES.filter(
    ({ type, sortOrder }) =>
      type === 'PGU' && sortOrder !== difficulty.sortOrder && Math.abs(sortOrder - difficulty.sortOrder) <= 2,
  );
  return random.pick(steps);
}
