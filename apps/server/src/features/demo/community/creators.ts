import type { Random } from '../../../platform/seeded-random.ts';
import { CHARTERS, COUNTRIES, TEAMS, VFXERS } from '../words/names.ts';
import { daysBefore, DEMO_START_DAYS } from './moments.ts';
import type { DemoPlayer, DemoUser } from './players.ts';
import type { Row } from './rows.ts';

export type DemoCreator = Row<'creators'> & {
  id: number;
  is_verified: boolean;
  readonly role: 'charter' | 'vfxer';
};
export type DemoTeam = Row<'teams'> & { id: number; readonly memberIds: readonly number[] };

/** Charters first, then vfxers; creators who are players here, too, are linked to their account. */
export function makeCreators(
  random: Random,
  players: readonly DemoPlayer[],
  users: readonly DemoUser[],
  now: Date,
): DemoCreator[] {
  const names = [
    ...CHARTERS.map((name) => ({ name, role: 'charter' as const })),
    ...VFXERS.map((name) => ({ name, role: 'vfxer' as const })),
  ];
  return names.map(({ name, role }, index) => {
    const player = players.find((candidate) => candidate.name === name);
    return {
      id: index + 1,
      name,
      role,
      aliases: random.chance(0.25)
        ? [`${name} (old)`, `${name}_${random.whole(10, 99)}`].slice(0, random.whole(1, 2))
        : [],
      is_verified: random.chance(0.55),
      country: player?.country ?? random.pick(COUNTRIES),
      user_id: users.find((user) => user.player_id === player?.id)?.id ?? null,
      origin: 'demo',
      created_at: daysBefore(now, DEMO_START_DAYS),
    };
  });
}

export function makeTeams(random: Random, creators: readonly DemoCreator[], now: Date): DemoTeam[] {
  return TEAMS.map((team, index) => ({
    ...team,
    id: index + 1,
    is_verified: random.chance(0.5),
    origin: 'demo',
    created_at: daysBefore(now, DEMO_START_DAYS),
    memberIds: random.sample(creators, random.whole(2, 6)).map(({ id }) => id),
  }));
}
