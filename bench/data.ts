import { copyLine } from '../apps/server/src/platform/db/copy-text.ts';
import { Random } from './random.ts';
import { word, words } from './words.ts';

/** Rows of one benchmark, at 1x as issue and documentation name them. */
export type Sizes = {
  readonly levels: number;
  readonly players: number;
  readonly passes: number;
  readonly creditsALevel: number;
  readonly creators: number;
  readonly teams: number;
};

export function sizesOf(scale: number): Sizes {
  return {
    levels: 20_000 * scale,
    players: 12_000 * scale,
    passes: 250_000 * scale,
    creditsALevel: 2,
    creators: 4_000 * scale,
    teams: 300 * scale,
  };
}

type Table = { readonly target: string; readonly lines: (random: Random, sizes: Sizes) => Iterable<string> };

const SPECIALS = [0, 64, 1000, 1001, 1005, 10001, 10002, 10003, 10100];
const DAY = 86_400_000;
const TODAY = Date.UTC(2026, 0, 1);
const COUNTRIES = ['KR', 'CN', 'JP', 'PL', 'US', 'DE', 'FR', 'BR', 'XX'];
const VIDEO_SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

const video = (random: Random) =>
  `https://www.youtube.com/watch?v=${Array.from({ length: 11 }, () => random.pick([...VIDEO_SIGNS])).join('')}`;
const day = (random: Random) => new Date(TODAY - Math.floor(random.fraction() * 1200 * DAY));

/** The tables in the order that their keys ask for. */
export const TABLES: readonly Table[] = [
  {
    target: 'players (id, name, country, is_banned)',
    lines: function* (random, { players }) {
      for (let id = 1; id <= players; id++)
        yield copyLine([id, `${words(random, 1, 2)} ${id}`, random.pick(COUNTRIES), id % 211 === 5]);
    },
  },
  {
    target: 'users (id, username, email, nickname, player_id, is_rater)',
    lines: function* (random, { players }) {
      for (let id = 1; id <= players / 3; id++)
        yield copyLine([id, `user_${id}`, `user_${id}@bench.invalid`, word(random), id * 3, id % 400 === 0]);
    },
  },
  {
    target: 'creators (id, name, aliases, is_verified)',
    lines: function* (random, { creators }) {
      for (let id = 1; id <= creators; id++)
        yield copyLine([
          id,
          `${word(random)}${id}`,
          random.fraction() < 0.2 ? `{${word(random)}}` : '{}',
          id % 2 === 0,
        ]);
    },
  },
  {
    target: 'teams (id, name, aliases)',
    lines: function* (random, { teams }) {
      for (let id = 1; id <= teams; id++) yield copyLine([id, `Team ${words(random, 1, 2)} ${id}`, '{}']);
    },
  },
  {
    target:
      'levels (id, song, artist, creator, charter, vfxer, team, team_id, diff_id, base_score, video_link, dl_link, ' +
      'is_announced, is_hidden, is_deleted, created_at, updated_at)',
    lines: function* (random, { levels, teams }) {
      for (let id = 1; id <= levels; id++) {
        const team = random.fraction() < 0.1 ? random.whole(1, teams) : null;
        const diffId =
          random.fraction() < 0.12 ? random.pick(SPECIALS) : Math.ceil(60 * random.fraction() ** 0.8);
        const at = new Date(TODAY - (1 - id / levels) * 1200 * DAY);
        const names = words(random, 1, 3);
        yield copyLine([
          ...[
            id,
            words(random, 1, 4),
            words(random, 1, 2),
            names,
            names,
            '',
            team === null ? '' : `Team ${team}`,
            team,
          ],
          ...[
            diffId,
            random.fraction() < 0.1 ? random.whole(1, 900) : null,
            video(random),
            `https://example.org/${id}.zip`,
          ],
          ...[true, id % 89 === 0, id % 97 === 0, at, at],
        ]);
      }
    },
  },
  {
    target: 'credits (level_id, creator_id, role, is_verified)',
    lines: function* (random, { levels, creators, creditsALevel }) {
      for (let level = 1; level <= levels; level++)
        for (let place = 0; place < creditsALevel; place++)
          yield copyLine([
            ...[
              level,
              1 + ((random.skewed(creators, 2) + place) % creators),
              place === 0 ? 'charter' : 'vfxer',
              level % 2 === 0,
            ],
          ]);
    },
  },
  {
    target: 'level_aliases (level_id, field, original_value, alias)',
    lines: function* (random, { levels }) {
      for (let level = 1; level <= levels; level += 10)
        yield copyLine([level, 'song', '', words(random, 1, 3)]);
    },
  },
];

/** Passes have a table of their own, because they are copied without its indexes. */
export const PASSES: Table = {
  target:
    'passes (id, level_id, player_id, speed, feeling_rating, video_link, vid_title, vid_upload_time, is_12k, is_16k, ' +
    'is_no_hold_tap, is_announced, is_duplicate, is_deleted, early_double, early_single, e_perfect, perfect, l_perfect, ' +
    'late_single, late_double, accuracy, score_v2, created_at, updated_at)',
  lines: function* (random, { passes, levels, players }) {
    for (let id = 1; id <= passes; id++) {
      const at = day(random);
      const tiles = random.whole(200, 2500);
      const blemishes = random.fraction() < 0.01 ? 0 : Math.ceil(tiles * 0.12 * random.fraction() ** 2);
      const misses = random.fraction() < 0.5 ? 0 : Math.floor(blemishes / 10);
      const early = Math.floor((blemishes - misses) / 2);
      const keys = random.fraction();
      yield copyLine([
        ...[
          id,
          random.skewed(levels, 2.2),
          random.skewed(players, 2),
          random.fraction() < 0.85 ? 1 : random.whole(10, 30) / 10,
        ],
        ...[
          '',
          video(random),
          words(random, 2, 5),
          at,
          keys < 0.2,
          keys > 0.9,
          id % 23 === 0,
          true,
          id % 401 === 0,
        ],
        ...[
          id % 503 === 0,
          misses,
          0,
          early,
          tiles - blemishes,
          blemishes - misses - early,
          0,
          0,
          0,
          0,
          at,
          at,
        ],
      ]);
    }
  },
};

/** The same data for the same scale, each time. */
export function linesOf(table: Table, sizes: Sizes): Iterable<string> {
  return table.lines(new Random(table.target.length * 7919 + sizes.levels), sizes);
}
