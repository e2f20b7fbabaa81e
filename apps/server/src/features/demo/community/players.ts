import { nameKey } from '@rondo/domain/text';
import type { Random } from '../../../platform/seeded-random.ts';
import { COUNTRIES, HANDLES, ODD_HANDLES } from '../words/names.ts';
import { daysBefore, DEMO_START_DAYS } from './moments.ts';
import type { Row } from './rows.ts';

const PLAYER_COUNT = 150;
const BANNED = 5;
const PAUSED = 2;
const COMMUNITY_USERS = 46;

/** The accounts that the owner signs in with; each has the player of the same number. */
export const DEMO_ACCOUNTS = [
  { username: 'demo-admin', is_rater: true, is_super_admin: true },
  { username: 'demo-rater', is_rater: true, is_super_admin: false },
  { username: 'demo-player', is_rater: false, is_super_admin: false },
] as const;

export type DemoPlayer = Row<'players'> & {
  id: number;
  name: string;
  is_banned: boolean;
  created_at: Date;
  /** Slider value 1 … 60 that the player just about clears. */
  readonly skill: number;
  readonly activity: number;
  readonly keys: '12K' | '16K';
};

export type DemoUser = Row<'users'> & { id: number; player_id: number; is_rater: boolean };

export function makePlayers(random: Random, now: Date): DemoPlayer[] {
  const names = uniqueNames(random);
  return names.map((name, index) => {
    const isAccount = index < DEMO_ACCOUNTS.length;
    const isBanned = !isAccount && index % Math.floor(PLAYER_COUNT / BANNED) === 17;
    return {
      id: index + 1,
      name,
      country: random.pick(COUNTRIES),
      discord_username: random.chance(0.4)
        ? `${name.toLowerCase().replace(/[^a-z0-9]/g, '') || 'user'}${index}`
        : null,
      is_banned: isBanned,
      is_submissions_paused: !isAccount && !isBanned && index % Math.floor(PLAYER_COUNT / PAUSED) === 40,
      origin: 'demo',
      created_at: daysBefore(now, DEMO_START_DAYS * (1 - index / PLAYER_COUNT)),
      skill: isAccount ? 34 : random.whole(10, 57),
      activity: isAccount ? 3 : 0.15 + random.fraction() ** 3 * 4,
      keys: random.chance(0.6) ? '12K' : '16K',
    };
  });
}

function uniqueNames(random: Random): string[] {
  const names = [
    ...DEMO_ACCOUNTS.map(({ username }) => username),
    ...ODD_HANDLES,
    ...random.sample(HANDLES, PLAYER_COUNT),
  ];
  const taken = new Set(names.map(nameKey));
  for (let number = 2; names.length < PLAYER_COUNT; number += 1) {
    const name = `${random.pick(HANDLES)}_${number}`;
    if (!taken.has(nameKey(name))) names.push(name);
    taken.add(nameKey(name));
  }
  return names.slice(0, PLAYER_COUNT);
}

/** What is there already when the demo comes: accounts that the owner made on the command line. */
export type ExistingAccounts = { readonly highestUserId: number; readonly usernameKeys: ReadonlySet<string> };

/** Accounts of the demo, then of some of its players; only the first three will have a password. */
export function makeUsers(
  random: Random,
  players: readonly DemoPlayer[],
  now: Date,
  { highestUserId, usernameKeys }: ExistingAccounts,
): DemoUser[] {
  const others = random.sample(players.slice(DEMO_ACCOUNTS.length), COMMUNITY_USERS);
  return [...players.slice(0, DEMO_ACCOUNTS.length), ...others].map((player, index) => {
    const account = DEMO_ACCOUNTS[index];
    const wanted = account?.username ?? plainUsername(player);
    const username = usernameKeys.has(wanted.toLowerCase()) ? `${wanted}-2` : wanted;
    return {
      id: highestUserId + index + 1,
      username,
      email: `${username.toLowerCase()}@demo.invalid`,
      nickname: player.name.slice(0, 40),
      is_rater: account?.is_rater ?? index % 6 === 4,
      is_super_admin: account?.is_super_admin ?? false,
      is_rating_banned: index === 20,
      email_verified_at: now,
      player_id: player.id,
      origin: 'demo',
      created_at: player.created_at,
    };
  });
}

function plainUsername({ id, name }: DemoPlayer): string {
  const plain = name.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 14);
  return plain.length < 3 ? `player_${id}` : `${plain}_${id}`;
}
