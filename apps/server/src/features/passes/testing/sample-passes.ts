import { SEED_DIFFICULTIES } from '@rondo/domain/difficulties';
import type { Db } from '../../../platform/db/database.ts';
import { drawing } from '../../../testing/drawing.ts';

export interface SamplePass {
  readonly id: number;
  readonly levelId: number;
  readonly playerId: number;
  /** Name of the player, and the names of the account. */
  readonly playerNames: readonly string[];
  /** Column and aliases. */
  readonly songs: readonly string[];
  readonly artists: readonly string[];
  readonly title: string;
  readonly video: string;
  readonly time: Date;
  readonly score: number;
  readonly accuracy: number;
  readonly diffId: number;
  readonly keys: '12k' | '16k' | null;
  readonly isDeleted: boolean;
  readonly isDuplicate: boolean;
  readonly isBanned: boolean;
  readonly isLevelVisible: boolean;
  readonly shuffle: number;
}

const words = ['Night', 'wide ＷＩＤＥ', '夜に駆ける', '100%', 'a_b', 'Ωmega', 'straße', 'back\\slash'];
const levels = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  song: `${words[index % words.length]} ${index % 5}`,
  artist: words[(index * 3) % words.length] ?? '',
  alias: index % 4 === 0 ? `known as ${index % 3}` : null,
  diffId: index % 6 === 0 ? 10001 : (SEED_DIFFICULTIES[(index * 7) % 60]?.id ?? 0),
  isDeleted: index % 13 === 12,
  isHidden: index % 11 === 10,
}));
const players = Array.from({ length: 15 }, (_, index) => ({
  id: index + 1,
  name: `${words[(index * 5) % words.length]} player ${index}`,
  account:
    index % 3 === 0
      ? { username: `account_${index}`, nickname: `Nick ${words[index % words.length]}` }
      : null,
  isBanned: index % 7 === 6,
}));

/** Few values for many rows: every order has long ties. */
export function samplePasses(count: number): readonly SamplePass[] {
  const draw = drawing(7);
  return Array.from({ length: count }, (_, index) => {
    const level = draw.of(levels);
    const player = draw.of(players);
    const { account } = player;
    return {
      id: index + 1,
      levelId: level.id,
      playerId: player.id,
      playerNames: [player.name, ...(account === null ? [] : [account.username, account.nickname])],
      songs: [level.song, ...(level.alias === null ? [] : [level.alias])],
      artists: [level.artist],
      title: draw.once(2) ? '' : `${draw.of(words)} clear`,
      video: `https://www.youtube.com/watch?v=${'abcdefghij'[index % 10]}${index % 4}`,
      time: new Date(Date.UTC(2022, draw.below(6), 1)),
      score: draw.below(8) * 10.5,
      accuracy: 0.9 + draw.below(5) / 50,
      diffId: level.diffId,
      keys: draw.once(5) ? '12k' : draw.once(7) ? '16k' : null,
      isDeleted: draw.once(8),
      isDuplicate: draw.once(9),
      isBanned: player.isBanned,
      isLevelVisible: !level.isDeleted && !level.isHidden,
      shuffle: draw.below(20) / 20,
    };
  });
}

export const isListed = (pass: SamplePass) => !pass.isDeleted && !pass.isBanned && pass.isLevelVisible;

export async function insertSamplePasses(db: Db, passes: readonly SamplePass[]): Promise<void> {
  await db
    .insertInto('players')
    .values(players.map(({ id, name, isBanned }) => ({ id, name, is_banned: isBanned })))
    .execute();
  await db
    .insertInto('player_stats')
    .values(players.map(({ id, isBanned }) => ({ player_id: id, is_banned: isBanned })))
    .execute();
  const accounts = players.flatMap(({ id, account }) =>
    account === null ? [] : [{ ...account, email: `${account.username}@example.org`, player_id: id }],
  );
  await db.insertInto('users').values(accounts).execute();
  await db
    .insertInto('levels')
    .values(
      levels.map(({ id, song, artist, diffId, isDeleted, isHidden }) => ({
        id,
        song,
        artist,
        diff_id: diffId,
        is_deleted: isDeleted,
        is_hidden: isHidden,
      })),
    )
    .execute();
  const aliases = levels.flatMap(({ id, alias }) =>
    alias === null ? [] : [{ level_id: id, field: 'song' as const, original_value: '', alias }],
  );
  await db.insertInto('level_aliases').values(aliases).execute();
  const difficulties = await db.selectFrom('difficulties').select(['id', 'place']).execute();
  const placeOf = new Map(difficulties.map(({ id, place }) => [id, place]));
  const zeros = {
    early_double: 0,
    early_single: 0,
    e_perfect: 0,
    l_perfect: 0,
    late_single: 0,
    late_double: 0,
  };
  await db
    .insertInto('passes')
    .values(
      passes.map((pass) => ({
        id: pass.id,
        level_id: pass.levelId,
        player_id: pass.playerId,
        vid_title: pass.title,
        video_link: pass.video,
        vid_upload_time: pass.time,
        score_v2: pass.score,
        accuracy: pass.accuracy,
        diff_id: pass.diffId,
        diff_place: placeOf.get(pass.diffId) ?? 0,
        is_12k: pass.keys === '12k',
        is_16k: pass.keys === '16k',
        is_deleted: pass.isDeleted,
        is_duplicate: pass.isDuplicate,
        is_listed: isListed(pass),
        shuffle: pass.shuffle,
        perfect: 100,
        ...zeros,
      })),
    )
    .execute();
}
