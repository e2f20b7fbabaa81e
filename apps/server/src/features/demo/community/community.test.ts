import { SEED_DIFFICULTIES } from '@rondo/domain/difficulties';
import { parseDemoStill } from '@rondo/domain/media';
import { doDisagree, isCommentRequired, parseRating } from '@rondo/domain/ratings';
import { describe, expect, it } from 'vitest';
import { makeCommunity } from './community.ts';

const now = new Date('2026-03-01T12:00:00Z');
const NO_ACCOUNTS = { highestUserId: 0, usernameKeys: new Set<string>() };
const community = makeCommunity(now, NO_ACCOUNTS);

describe('the demo community', () => {
  it('is the same each time', () => {
    expect(makeCommunity(now, NO_ACCOUNTS)).toEqual(community);
  });

  it('has about 400 levels over every difficulty', () => {
    expect(community.levels.length).toBeGreaterThan(380);
    expect(community.levels.length).toBeLessThan(420);
    const used = new Set(community.levels.map(({ diff_id }) => diff_id));
    expect(SEED_DIFFICULTIES.filter(({ id }) => !used.has(id))).toEqual([]);
  });

  it('has 150 players with names of their own, in several scripts', () => {
    expect(community.players).toHaveLength(150);
    expect(new Set(community.players.map(({ name }) => name.toLowerCase())).size).toBe(150);
    const names = community.players.map(({ name }) => name).join('');
    for (const script of [
      /\p{Script=Han}/u,
      /\p{Script=Hangul}/u,
      /\p{Script=Hiragana}/u,
      /\p{Script=Cyrillic}/u,
      /[żŁŚ]/,
    ])
      expect(names).toMatch(script);
    expect(community.players.filter(({ is_banned }) => is_banned)).toHaveLength(5);
  });

  it('has 3,000 passes over three years, 0 to 60 a level', () => {
    expect(community.passes).toHaveLength(3000);
    const counts = new Map(community.levels.map(({ id }) => [id, 0]));
    for (const { level_id } of community.passes) counts.set(level_id, (counts.get(level_id) ?? 0) + 1);
    expect(Math.min(...counts.values())).toBe(0);
    expect(Math.max(...counts.values())).toBeGreaterThan(50);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(60);
    const days = community.passes.map(
      ({ vid_upload_time }) => (now.getTime() - vid_upload_time.getTime()) / 86_400_000,
    );
    expect(Math.min(...days)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...days)).toBeGreaterThan(900);
  });

  it('has every kind of pass', () => {
    const { passes } = community;
    const perfect = passes.filter(
      (pass) =>
        pass.early_double + pass.early_single + pass.e_perfect + pass.l_perfect + pass.late_single === 0,
    );
    const pairs = new Set(passes.map(({ level_id, player_id }) => `${level_id} ${player_id}`));
    expect(perfect.length).toBeGreaterThan(20);
    expect(passes.length - pairs.size).toBeGreaterThan(100);
    for (const flag of ['is_12k', 'is_16k', 'is_no_hold_tap', 'is_duplicate', 'is_deleted'] as const)
      expect(passes.filter((pass) => pass[flag]).length, flag).toBeGreaterThan(5);
    expect(passes.filter(({ speed }) => speed !== 1).length).toBeGreaterThan(100);
    expect(passes.every(({ perfect: count, late_double }) => count > 0 && late_double === 0)).toBe(true);
  });

  it('has passes that judge as many tiles as their level has, mostly', () => {
    const tilesOf = new Map(community.levels.map(({ id, tile_count }) => [id, tile_count ?? null]));
    const known = community.passes.filter(({ level_id }) => tilesOf.get(level_id) !== null);
    const other = known.filter(
      (pass) =>
        pass.early_single + pass.e_perfect + pass.perfect + pass.l_perfect + pass.late_single !==
        tilesOf.get(pass.level_id),
    );
    expect(known.length).toBeGreaterThan(2400);
    expect(known.length).toBeLessThan(3000);
    expect(other.length).toBeGreaterThan(10);
    expect(other.length).toBeLessThan(200);
  });

  it('has levels in every state, and work for the staff', () => {
    const { levels, level_submissions, pass_submissions, credit_requests, team_requests } = community;
    for (const flag of ['is_hidden', 'is_deleted', 'to_rate'] as const)
      expect(levels.filter((level) => level[flag]).length, flag).toBeGreaterThan(3);
    expect(level_submissions.filter(({ status }) => status === undefined).length).toBe(9);
    expect(pass_submissions.filter(({ status }) => status === undefined).length).toBe(16);
    expect(credit_requests.some(({ is_new_request }) => is_new_request)).toBe(true);
    expect(team_requests.some(({ is_new_request }) => is_new_request)).toBe(true);
    expect(pass_submissions.some(({ passer_request }) => passer_request)).toBe(true);
  });

  it('has ratings of every kind, open and closed', () => {
    const { levels, ratings, rating_details, level_changes } = community;
    const levelOf = new Map(levels.map((level) => [level.id, level]));
    const rowOf = (id: number | null | undefined) => SEED_DIFFICULTIES.find((row) => row.id === id) ?? null;
    const open = ratings.filter(({ confirmed_at }) => confirmed_at === null);
    expect(open.length).toBeGreaterThan(20);
    expect(ratings.length - open.length).toBeGreaterThan(60);
    const count = (holds: (rating: (typeof ratings)[number]) => boolean) => open.filter(holds).length;
    const average = ({ average_difficulty_id }: (typeof ratings)[number]) => rowOf(average_difficulty_id);
    expect(count((rating) => average(rating)?.type === 'SPECIAL')).toBeGreaterThan(0);
    expect(count((rating) => average(rating) === null)).toBeGreaterThan(0);
    expect(count(({ low_diff }) => low_diff === true)).toBeGreaterThan(2);
    expect(count(({ level_id }) => /^vote/i.test(levelOf.get(level_id)?.rerate_num ?? ''))).toBeGreaterThan(
      1,
    );
    const differ = (rating: (typeof ratings)[number]) =>
      doDisagree(average(rating), rowOf(rating.community_difficulty_id));
    expect(count(differ)).toBeGreaterThan(2);
    expect(count(differ)).toBeLessThan(open.length / 2);

    const specials = SEED_DIFFICULTIES.filter(({ type }) => type === 'SPECIAL').map(({ name }) => name);
    const byId = new Map(ratings.map((rating) => [rating.id, rating]));
    for (const { rating_id, rating, comment = '', updated_at } of rating_details) {
      const parsed = parseRating(rating, { mode: 'permissive', specials });
      if (parsed === null) throw new Error(`${rating} does not parse`);
      const { level_id, confirmed_at, created_at } = byId.get(rating_id) ?? { level_id: 0 };
      const isRequired = levelOf.get(level_id)?.rating_comment_required === true;
      expect(comment !== '' || !isCommentRequired(parsed, isRequired), `${rating_id} ${rating}`).toBe(true);
      expect(Number(updated_at)).toBeGreaterThanOrEqual(Number(created_at));
      expect(Number(updated_at)).toBeLessThanOrEqual(Number(confirmed_at ?? now));
    }
    expect(rating_details.some(({ is_blind }) => is_blind)).toBe(true);
    expect(level_changes.filter(({ votes }) => votes !== undefined).length).toBeGreaterThan(10);
  });

  it('shows nothing from elsewhere', () => {
    const links = [
      ...community.levels,
      ...community.passes,
      ...community.level_submissions,
      ...community.pass_submissions,
    ].map(({ video_link }) => video_link ?? '');
    expect(links.filter((link) => parseDemoStill(link) === null)).toEqual([]);
    expect(new Set(links).size).toBe(links.length);
  });

  it('makes room for accounts that are there already', () => {
    const accounts = { highestUserId: 7, usernameKeys: new Set(['demo-admin']) };
    const { users, level_submissions } = makeCommunity(now, accounts);
    expect(users[0]).toMatchObject({ id: 8, username: 'demo-admin-2' });
    expect(level_submissions.every(({ submitter_id }) => submitter_id > 7)).toBe(true);
  });
});
