import { SEED_DIFFICULTIES } from '@rondo/domain/difficulties';
import { type Random, seededRandom } from '../../../platform/seeded-random.ts';
import { makeCreators, makeTeams } from './creators.ts';
import { type DemoLevel, makeLevels } from './levels.ts';
import { between } from './moments.ts';
import { makePasses } from './passes.ts';
import { type ExistingAccounts, makePlayers, makeUsers } from './players.ts';
import { closedVotes, makeRatings } from './ratings.ts';
import type { DemoRows, Row } from './rows.ts';
import { makeDirectives } from './directives.ts';
import { makeLevelSubmissions, makePassSubmissions } from './submissions.ts';

/** The whole demo community; the same for the same arguments. Every text and name in it is made up. */
export function makeCommunity(now: Date, accounts: ExistingAccounts): DemoRows {
  const part = (name: string) => seededRandom(`rondo demo: ${name}`);
  const players = makePlayers(part('players'), now);
  const users = makeUsers(part('users'), players, now, accounts);
  const creators = makeCreators(part('creators'), players, users, now);
  const teams = makeTeams(part('teams'), creators, now);
  const levels = makeLevels(part('levels'), creators, teams, now);
  const ratings = makeRatings(part('ratings'), levels, users, now);
  const community = { players, users, creators, teams, levels };
  return {
    players: players.map(({ skill, activity, keys, ...row }) => row),
    users,
    creators: creators.map(({ role, ...row }) => row),
    teams: teams.map(({ memberIds, ...row }) => row),
    team_members: teams.flatMap(({ id, memberIds }) =>
      memberIds.map((creator_id) => ({ team_id: id, creator_id })),
    ),
    levels: levels.map(({ difficulty, state, alias, creditIds, tiles, ...row }) => ({
      ...row,
      tile_count: countedTiles(row.id, tiles),
    })),
    credits: levels.flatMap((level) => creditsOf(level, creators)),
    level_aliases: levels.flatMap(aliasesOf),
    level_changes: levels.flatMap((level) => changesOf(level, ratings)),
    passes: makePasses(part('passes'), levels, players, now),
    ...ratings,
    ...makeLevelSubmissions(part('level submissions'), community, now),
    pass_submissions: makePassSubmissions(part('pass submissions'), community, now),
    level_references: makeReferences(part('references'), levels),
    ...makeDirectives(),
  };
}

/** Nobody has counted some levels; some others were lengthened after their passes. */
function countedTiles(levelId: number, tiles: number): number | null {
  if (levelId % 9 === 4) return null;
  return levelId % 40 === 7 ? tiles + 12 : tiles;
}

function creditsOf(
  level: DemoLevel,
  creators: readonly { id: number; is_verified: boolean }[],
): Row<'credits'>[] {
  return level.creditIds.map(({ creatorId, role }) => ({
    level_id: level.id,
    creator_id: creatorId,
    role,
    is_verified: creators[creatorId - 1]?.is_verified ?? false,
  }));
}

function aliasesOf({ id, song, alias }: DemoLevel): Row<'level_aliases'>[] {
  return alias === null ? [] : [{ level_id: id, field: 'song', original_value: song, alias }];
}

/** Levels that were rerated remember what they were before, and by how many votes they changed. */
function changesOf(
  { id, diff_id, previous_diff_id, created_at, state }: DemoLevel,
  ratings: Pick<DemoRows, 'ratings' | 'rating_details'>,
): Row<'level_changes'>[] {
  const closed = closedVotes(ratings, id);
  if (state !== 'rerated' || !previous_diff_id || diff_id === undefined || closed === null) return [];
  return [
    { level_id: id, at: between(created_at, closed.at, 0.1), old_diff_id: 0, new_diff_id: previous_diff_id },
    {
      level_id: id,
      at: closed.at,
      old_diff_id: previous_diff_id,
      new_diff_id: diff_id,
      reason: closed.reason,
      votes: JSON.stringify(closed.votes),
    },
  ];
}

const REFERENCE_TYPES = ['', '', 'ROLLING', 'INDEXING', 'TECH', 'KEYCOUNT', 'ROLLING+TECH', 'KEYCOUNT_PLUS'];

/** Two to four levels of each step show what the step means. */
function makeReferences(random: Random, levels: readonly DemoLevel[]): Row<'level_references'>[] {
  return SEED_DIFFICULTIES.filter(({ type }) => type === 'PGU').flatMap(({ id }) => {
    const ofStep = levels.filter(({ diff_id, state }) => diff_id === id && state === 'usual');
    return random
      .sample(ofStep, random.whole(2, 4))
      .map((level) => ({ difficulty_id: id, level_id: level.id, type: random.pick(REFERENCE_TYPES) }));
  });
}
