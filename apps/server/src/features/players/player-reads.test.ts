import { LEADERBOARD_KEYS, type LeaderboardKey } from '@rondo/domain/players';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { drawing } from '../../testing/drawing.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { signedInUser, type TestUser } from '../../testing/users.ts';
import { recomputeEverything } from './index.ts';

interface Row {
  readonly id: number;
  readonly position: number;
  readonly rank: number;
  readonly [key: string]: unknown;
}

const PLAYERS = 60;
let admin: TestUser;
let user: TestUser;
const site = appOfTests();
beforeAll(async () => {
  const { db } = site.deps;
  admin = await signedInUser(site, { role: 'superAdmin' });
  user = await signedInUser(site);
  const draw = drawing(3);
  const levels = [];
  for (let index = 0; index < 12; index += 1) {
    levels.push(
      await aLevel(db, { diff_id: index < 8 ? 41 + index : 1000, base_score: index < 10 ? 100 : 7 }),
    );
  }
  for (let index = 0; index < PLAYERS; index += 1) {
    const id = await aPlayer(db, { name: `Player ${index % 20} x`, is_banned: index % 9 === 8 });
    for (let run = draw.below(4); run > 0; run -= 1) {
      const misses = draw.below(3);
      await aPass(db, {
        level_id: draw.of(levels),
        player_id: id,
        early_double: misses,
        is_12k: draw.once(3),
        vid_upload_time: new Date(Date.UTC(2024, draw.below(12))),
      });
    }
  }
  await transaction(db, recomputeEverything);
});

const board = (query: Record<string, string | number>, token?: string) =>
  site.as({ token }).call('leaderboard', query);

describe('the leaderboard', () => {
  const valueOf = (row: Row, key: LeaderboardKey): number | null => {
    const stats = row.stats as Record<string, { sortOrder: number } | null>;
    if (key === 'topDiff' || key === 'top12kDiff') return stats[key]?.sortOrder ?? null;
    return row[key] as number;
  };

  it.each(LEADERBOARD_KEYS.flatMap((key) => ['asc', 'desc'].map((order) => [key, order] as const)))(
    'by %s %s has its order, whole in pages of 7',
    async (key, order) => {
      const rows: Row[] = [];
      for (let offset = 0; ; offset += 7) {
        const { body } = await board({ sortBy: key, order, limit: 7, offset });
        rows.push(...body.results);
        expect(body.results.map(({ position }) => position)).toEqual(
          body.results.map((_, index) => offset + index + 1),
        );
        if (!body.hasMore) {
          expect(body.count).toBe(rows.length);
          break;
        }
      }
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      const sign = order === 'asc' ? 1 : -1;
      const compare = (a: Row, b: Row) => {
        const [x, y] = [valueOf(a, key), valueOf(b, key)];
        if (x !== y) return x === null ? 1 : y === null ? -1 : sign * (x - y);
        return (b.rankedScore as number) - (a.rankedScore as number) || a.id - b.id;
      };
      expect(rows.map(({ id }) => id)).toEqual([...rows].sort(compare).map(({ id }) => id));
      expect(rows.every(({ rank }) => rank > 0)).toBe(true);
    },
  );

  it('holds the players who are not banned and have a pass that counts; rank is by ranked score', async () => {
    const { db } = site.deps;
    const ranked = await db
      .selectFrom('player_stats')
      .select(['player_id', 'ranked_score'])
      .where('is_ranked', '=', true)
      .execute();
    const { body } = await board({ limit: 100 });
    expect(body.count).toBe(ranked.length);
    for (const row of body.results as Row[]) {
      const above = ranked.filter(({ ranked_score }) => ranked_score > (row.rankedScore as number));
      expect(row.rank).toBe(above.length + 1);
    }
    const byPasses = await board({ sortBy: 'totalPasses', limit: 100 });
    expect(byPasses.body.results.some((row) => row.rank !== row.position)).toBe(true);
  });

  it('shows banned players to super admins only', async () => {
    const [hide, show, only] = await Promise.all(
      ['hide', 'show', 'only'].map(
        async (showBanned) => (await board({ showBanned }, admin.token)).body.count,
      ),
    );
    expect(only).toBeGreaterThan(0);
    expect(show).toBe((hide ?? 0) + (only ?? 0));
    const { body } = await board({ showBanned: 'only' }, admin.token);
    expect(
      body.results.every(
        (row: Row & { player: { isBanned: boolean } }) => row.player.isBanned && row.rank === 0,
      ),
    ).toBe(true);
    expect((await board({ showBanned: 'only' })).body.count).toBe(hide);
    expect((await board({ showBanned: 'show' }, user.token)).body.count).toBe(hide);
  });

  it('refuses a key that it does not have', async () => {
    expect((await board({ sortBy: 'luck' })).problem.code).toBe('INVALID_SORT');
    expect((await board({ limit: 'x' })).status).toBe(400);
    expect((await board({ query: 'a'.repeat(256) })).problem.code).toBe('QUERY_TOO_LONG');
    expect((await board({ sortBy: '', order: '', query: '' })).status).toBe(200);
  });

  it('gives the page that holds a player', async () => {
    for (const sortBy of ['rankedScore', 'topDiff', 'worldsFirstCount', 'top12kDiff']) {
      for (const order of ['asc', 'desc']) {
        const all = (await board({ sortBy, order, limit: 100 })).body.results as Row[];
        for (const row of [all[0], all[13], all.at(-1)]) {
          const { body } = await board({ sortBy, order, limit: 10, around: row?.id ?? 0 });
          const start = Math.floor(((row?.position ?? 1) - 1) / 10) * 10;
          expect(body.results.map(({ id }) => id)).toEqual(all.slice(start, start + 10).map(({ id }) => id));
        }
      }
    }
    const unknown = await board({ around: 99_999_999_999, limit: 5 });
    expect(unknown.body.results[0]?.position).toBe(1);
  });

  it('finds players by the handle that stands in their row', async () => {
    const { db } = site.deps;
    const chatting = await aPlayer(db, { name: 'Quiet one', discord_username: 'Ｕser34_chat' });
    const spaced = await aPlayer(db, { name: 'Loud one', discord_username: 'two words#0001' });
    const ids = async (query: string) =>
      (await board({ query, limit: 100 })).body.results.map(({ id }) => id);
    const { body } = await board({ query: 'user34_chat' });
    expect(body.results.map(({ player }) => player.discordUsername)).toEqual(['Ｕser34_chat']);
    for (const query of ['@user34_chat', '@USER34_CHAT', ' @ user34_chat', 'er34_ch'])
      expect(await ids(query), query).toEqual([chatting]);
    for (const query of ['@two words#0001', 'two words#']) expect(await ids(query), query).toEqual([spaced]);
    for (const query of ['@user34_cha', '@ser34_chat', '@two', '@Quiet one', '@%', 'user34%'])
      expect(await ids(query), query).toEqual([]);
  });

  it('finds players by name, number and account, also those without passes', async () => {
    const { db } = site.deps;
    const idle = await aPlayer(db, { name: 'Idle ＰＬＡＹＥＲ' });
    await changeRow(db, 'users', user.id, { nickname: 'The Nick', player_id: idle });
    const ids = async (query: string, token?: string) =>
      (await board({ query, limit: 100 }, token)).body.results.map(({ id }) => id);
    expect(await ids('idle player')).toEqual([idle]);
    expect(await ids('the nick')).toEqual([idle]);
    expect(await ids(`@${user.username}`)).toEqual([idle]);
    expect(await ids(`@${user.username.slice(0, -1)}`)).toEqual([]);
    expect(await ids(`#${idle}`)).toEqual([idle]);
    const wide = String(idle).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
    expect(await ids(`＃${wide}`)).toEqual([idle]);
    expect(await ids(`＠${user.username}`)).toEqual([idle]);
    expect(await ids('#99999999999999')).toEqual([]);
    expect(await ids('100%')).toEqual([]);
    await changeRow(db, 'players', idle, { discord_id: '123456789012345678' });
    expect(await ids('#123456789012345678')).toEqual([]);
    expect(await ids('#123456789012345678', admin.token)).toEqual([idle]);
    const { body } = await board({ query: `#${idle}` });
    expect(body.results[0]).toMatchObject({
      rank: 0,
      position: 1,
      topDiff: null,
      stats: { rankedScoreRank: null },
    });
  });
});

describe('a profile', () => {
  it('has the passes that may be seen, best first', async () => {
    const { db } = site.deps;
    const player_id = await aPlayer(db, { name: 'Profiled', country: 'KR' });
    const [seen, hidden, gone] = [
      await aLevel(db, { base_score: 10 }),
      await aLevel(db, { base_score: 20, is_hidden: true }),
      await aLevel(db, { base_score: 30, is_deleted: true }),
    ];
    const low = await aPass(db, { level_id: seen, player_id, early_double: 1 });
    const high = await aPass(db, { level_id: seen, player_id });
    const concealed = await aPass(db, { level_id: hidden, player_id });
    await aPass(db, { level_id: gone, player_id });
    await aPass(db, { level_id: seen, player_id, is_deleted: true });
    await transaction(db, recomputeEverything);
    const of = async (token?: string) => (await site.as({ token }).call('player', { id: player_id })).body;
    const visitors = await of();
    expect(visitors.passes.map(({ id }) => id)).toEqual([high, low]);
    expect(visitors.passes[0]).toMatchObject({
      player: { id: player_id, name: 'Profiled' },
      level: { id: seen },
    });
    expect(visitors.topScores.map(({ id }) => id)).toEqual([concealed, high]);
    expect(visitors.totalPasses).toBe(3);
    expect(visitors.stats.rankedScore).toBe(visitors.rankedScore);
    const staffs = await of(admin.token);
    expect(staffs.passes.map(({ id }) => id)).toEqual([concealed, high, low]);
  });

  it('shows chat account and pauses to super admins only', async () => {
    const { db } = site.deps;
    const id = await aPlayer(db);
    await changeRow(db, 'players', id, {
      discord_id: '999',
      discord_username: 'chatter',
      is_submissions_paused: true,
    });
    const visitors = (await site.call('player', { id })).body;
    for (const key of [
      'discordId',
      'discordAvatar',
      'discordAvatarId',
      'isSubmissionsPaused',
      'isRatingBanned',
    ])
      expect(visitors).not.toHaveProperty(key);
    expect(visitors).toMatchObject({
      discordUsername: 'chatter',
      rankedScoreRank: null,
      passes: [],
      topScores: [],
      topDiff: null,
    });
    const staffs = (await site.as(admin).call('player', { id })).body;
    expect(staffs).toMatchObject({ discordId: '999', isSubmissionsPaused: true, isRatingBanned: false });
  });

  it('follows the account that it belongs to', async () => {
    const { db } = site.deps;
    const owner = await signedInUser(site);
    const id = await aPlayer(db, { name: 'Say "hi" \\ 夜' });
    const read = async () => (await site.call('player', { id })).body;
    await changeRow(db, 'players', id, { avatar_url: 'https://example.org/own.png' });
    expect(await read()).toMatchObject({
      name: 'Say "hi" \\ 夜',
      avatarUrl: 'https://example.org/own.png',
      user: null,
    });
    const account = {
      player_id: id,
      nickname: 'Nick "name"',
      avatar_url: 'https://example.org/a.png',
      is_rater: true,
    };
    await changeRow(db, 'users', owner.id, account);
    expect(await read()).toMatchObject({
      pfp: 'https://example.org/own.png',
      avatarUrl: 'https://example.org/a.png',
      user: {
        id: owner.id,
        username: owner.username,
        nickname: 'Nick "name"',
        isRater: true,
        isSuperAdmin: false,
      },
    });
    await changeRow(db, 'users', owner.id, { is_rater: false, avatar_url: null });
    expect(await read()).toMatchObject({
      avatarUrl: 'https://example.org/own.png',
      user: { isRater: false },
    });
    await changeRow(db, 'users', owner.id, { closed_at: new Date() });
    expect((await read()).user).toBeNull();
  });

  it('is not there for merged and unknown players', async () => {
    const { db } = site.deps;
    const [target, source] = [await aPlayer(db), await aPlayer(db, { name: 'Merged away' })];
    await changeRow(db, 'players', source, { merged_into_id: target, merged_at: new Date() });
    expect((await site.call('player', { id: source })).status).toBe(404);
    expect((await site.call('player', { id: 9_999_999 })).status).toBe(404);
    expect((await site.call('player', { id: 'x' })).status).toBe(400);
    expect((await board({ query: 'merged away' })).body.count).toBe(0);
    expect((await site.call('searchPlayers', { name: 'merged away' })).body).toEqual([]);
  });
});

describe('player search', () => {
  const search = (name: string) => site.call('searchPlayers', { name });

  const playerOf = async (userId: number): Promise<number> => {
    const users = site.deps.db.selectFrom('users').where('id', '=', userId);
    const { player_id } = await users.select('player_id').executeTakeFirstOrThrow();
    return player_id ?? 0;
  };

  it('puts the exact name first, then names that begin with the part', async () => {
    const { db } = site.deps;
    const inside = await aPlayer(db, { name: 'the Zoë of night' });
    const begins = await aPlayer(db, { name: 'Zoë of night' });
    const exact = await aPlayer(db, { name: 'ZOË' });
    const { body } = await search('zoë');
    expect(body.map(({ id }) => id)).toEqual([exact, begins, inside]);
    expect(body[0]).toMatchObject({ name: 'ZOË', country: 'XX', rankedScore: 0, isBanned: false });
  });

  it('finds handles: that of the chat account, else the user name', async () => {
    const { db } = site.deps;
    const account = await signedInUser(site, { username: 'vesper_acc' });
    const owned = await playerOf(account.id);
    await changeRow(db, 'players', owned, { name: 'Owned by an account' });
    await changeRow(db, 'users', account.id, { nickname: 'vesperine' });
    const chatting = await aPlayer(db, { name: 'Chatting', discord_username: 'Vesper.chat' });
    const named = await aPlayer(db, { name: 'vesper' });
    const merged = await aPlayer(db, { discord_username: 'vesper.gone', merged_into_id: named });
    const ids = async (part: string) => (await search(part)).body.map(({ id }) => id);
    expect((await ids('vesper')).toSorted()).toEqual([owned, chatting, named].toSorted());
    expect((await ids('vesper'))[0]).toBe(named);
    expect(await ids('VESPER.CHAT')).toEqual([chatting]);
    expect(await ids('vesperine')).toEqual([owned]);
    expect((await ids('@vesper')).toSorted()).toEqual([owned, chatting].toSorted());
    expect(await ids('@vesper_acc')).toEqual([owned]);
    expect(await ids('@vesperine')).toEqual([]);
    expect(await ids('@per.chat')).toEqual([]);
    expect(merged).toBeGreaterThan(0);
    const { body } = await search('vesper_acc');
    expect(body[0]).toMatchObject({ discordUsername: null, username: 'vesper_acc' });
    expect((await search('vesper.chat')).body[0]).toMatchObject({
      discordUsername: 'Vesper.chat',
      username: null,
    });
    expect(JSON.stringify(body)).not.toContain('example.org');
  });

  it('takes one Chinese, Japanese or Korean character', async () => {
    const { db } = site.deps;
    const made = await Promise.all(
      ['夜', 'ねこ', '별빛', 'ガラス'].map(async (name) => [name, await aPlayer(db, { name })] as const),
    );
    const idOf = new Map(made);
    const ids = async (part: string) => (await search(part)).body.map(({ id }) => id);
    expect((await ids('夜'))[0]).toBe(idOf.get('夜'));
    expect(await ids('ね')).toEqual([idOf.get('ねこ')]);
    expect(await ids('빛')).toEqual([idOf.get('별빛')]);
    expect(await ids('ｽ')).toEqual([idOf.get('ガラス')]);
  });

  it('answers at most 20, and takes wildcards as they are', async () => {
    expect((await search('player')).body).toHaveLength(20);
    expect((await search('%%')).body).toEqual([]);
    expect((await search('__')).body).toEqual([]);
    expect((await search('a/b')).body).toEqual([]);
  });

  it('needs 2 to 100 characters', async () => {
    expect((await search('a')).problem.code).toBe('QUERY_TOO_SHORT');
    expect((await search(' a ')).problem.code).toBe('QUERY_TOO_SHORT');
    expect((await search('é'.repeat(100))).status).toBe(200);
    expect((await search('é'.repeat(101))).status).toBe(400);
  });
});
