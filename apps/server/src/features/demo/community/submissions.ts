import { demoStillLink } from '@rondo/domain/media';
import { isKeyModeOffered } from '@rondo/domain/passes';
import { cutText } from '@rondo/domain/text';
import type { Random } from '../../../platform/seeded-random.ts';
import { columnsOf } from '../../../platform/db/entity-row.ts';
import { DECLINE_REASONS, FEELINGS } from '../words/remarks.ts';
import type { DemoCreator, DemoTeam } from './creators.ts';
import { makeJudgements } from './judgements.ts';
import type { DemoLevel } from './levels.ts';
import { daysBefore, hoursAfter } from './moments.ts';
import type { DemoPlayer, DemoUser } from './players.ts';
import { ratingText } from './rating-votes.ts';
import type { DemoRows, Row } from './rows.ts';
import { makeSongs, type Song } from './songs.ts';

type Community = {
  readonly levels: readonly DemoLevel[];
  readonly players: readonly DemoPlayer[];
  readonly users: readonly DemoUser[];
  readonly creators: readonly DemoCreator[];
  readonly teams: readonly DemoTeam[];
};

const PENDING_LEVELS = 9;
const DECLINED = 3;
const PENDING_PASSES = 16;
const GREY = '#6F6A86';

type LevelSubmissions = Pick<DemoRows, 'level_submissions' | 'credit_requests' | 'team_requests'>;

/** Level submissions: most wait, with creators who exist, creators who do not yet, and both; some were declined. */
export function makeLevelSubmissions(random: Random, community: Community, now: Date): LevelSubmissions {
  const songs = makeSongs(random, PENDING_LEVELS + DECLINED + 20);
  const level_submissions = songs
    .slice(0, PENDING_LEVELS + DECLINED)
    .map((song, index) => makeLevelSubmission(random, community.users, song, index, now));
  const credit_requests: Row<'credit_requests'>[] = [];
  const team_requests: Row<'team_requests'>[] = [];
  for (const { id } of level_submissions) {
    for (const request of creditRequests(random, community.creators, id)) credit_requests.push(request);
    if (id % 3 === 0) team_requests.push(teamRequest(random, community.teams, id));
  }
  return { level_submissions, credit_requests, team_requests };
}

function makeLevelSubmission(
  random: Random,
  users: readonly DemoUser[],
  song: Song,
  index: number,
  now: Date,
) {
  const submitter = random.pick(users.slice(1));
  const isDeclined = index < DECLINED;
  const at = daysBefore(now, isDeclined ? 20 - index : 6 - index * 0.4);
  return {
    id: index + 1,
    song: song.title,
    artist: song.artist,
    diff: ratingText(random, random.whole(6, 54)),
    video_link: demoStillLink({ seed: 200_000 + index, color: GREY }),
    direct_dl: `https://files.rondo-demo.example/submissions/${index + 1}.zip`,
    ws_link: '',
    submitter_id: submitter.id,
    origin: 'demo',
    created_at: at,
    updated_at: at,
    ...(isDeclined ? declined(random, users, at) : {}),
  } satisfies Row<'level_submissions'>;
}

function declined(random: Random, users: readonly DemoUser[], at: Date) {
  return {
    status: 'declined' as const,
    decline_reason: random.pick(DECLINE_REASONS),
    decided_by_id: users[0]?.id ?? null,
    decided_at: hoursAfter(at, 9),
  };
}

function creditRequests(random: Random, creators: readonly DemoCreator[], id: number) {
  const charter = random.pick(creators.filter(({ role }) => role === 'charter'));
  const vfxer = random.pick(creators.filter(({ role }) => role === 'vfxer'));
  /** `null`: someone new. */
  const request = (role: DemoCreator['role'], creator: DemoCreator | null) => ({
    submission_id: id,
    role,
    creator_name: creator?.name ?? (role === 'charter' ? `New Hand ${id}` : `光影${id}号`),
    creator_id: creator?.id ?? null,
    is_new_request: creator === null,
  });
  return [
    request('charter', id % 3 === 1 ? charter : null),
    ...(id % 4 === 2 ? [request('charter', charter)] : []),
    ...(id % 2 === 0 ? [request('vfxer', vfxer)] : id % 5 === 0 ? [request('vfxer', null)] : []),
  ];
}

function teamRequest(random: Random, teams: readonly DemoTeam[], id: number): Row<'team_requests'> {
  const team = id % 2 === 0 ? random.pick(teams) : null;
  return {
    submission_id: id,
    team_name: team?.name ?? `Fresh Paint Crew ${id}`,
    team_id: team?.id ?? null,
    is_new_request: team === null,
  };
}

/** Pass submissions: most wait, for known players or for players who are still to be made; some were declined. */
export function makePassSubmissions(
  random: Random,
  community: Community,
  now: Date,
): DemoRows['pass_submissions'] {
  const open = community.levels.filter(
    ({ state, difficulty }) => state !== 'deleted' && difficulty.name !== '-2',
  );
  return random
    .sample(open, PENDING_PASSES + DECLINED)
    .map((level, index) => makePassSubmission(random, community, level, index, now));
}

function makePassSubmission(
  random: Random,
  { users, players }: Community,
  level: DemoLevel,
  index: number,
  now: Date,
) {
  const isDeclined = index < DECLINED;
  const at = daysBefore(now, isDeclined ? 15 - index : 4 - index * 0.2);
  const player = index % 4 === 3 ? null : random.pick(players.filter(({ is_banned }) => !is_banned));
  const judgements = makeJudgements(random, level.tiles, 4);
  const hasKeys = isKeyModeOffered(level.difficulty);
  return {
    id: index + 1,
    level_id: level.id,
    title: cutText(`${level.song} clear`, 500),
    video_link: demoStillLink({ seed: 300_000 + index, color: level.difficulty.color }),
    raw_time: daysBefore(at, 2),
    found_video_time: index % 5 === 2 ? daysBefore(at, 3) : index % 5 === 4 ? null : daysBefore(at, 2),
    passer: player?.name ?? `Newcomer ${index}`,
    passer_request: player === null,
    assigned_player_id: player?.id ?? null,
    feeling_difficulty: random.pick(FEELINGS) || '7',
    speed: index % 6 === 5 ? 1.2 : 1,
    is_12k: hasKeys && index % 2 === 0,
    is_16k: hasKeys && index % 2 === 1,
    is_no_hold_tap: index % 9 === 8,
    ...columnsOf(judgements),
    submitter_id: random.pick(users.slice(1)).id,
    origin: 'demo',
    created_at: at,
    updated_at: at,
    ...(isDeclined ? declined(random, users, at) : {}),
  } satisfies Row<'pass_submissions'>;
}
