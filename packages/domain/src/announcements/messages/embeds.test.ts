import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearEmbed,
  type ClearEmbedFacts,
  type Embed,
  embedSize,
  levelEmbed,
  noticeOfLevel,
  noticeOfPass,
  rerateEmbed,
  type RerateEmbedFacts,
} from '../index.ts';
import { MAX_EMBED_CHARACTERS } from './embed-limits.ts';
import { EMBED_LIMITS } from './embed.ts';
import type { LevelEmbedFacts } from './level-embed.ts';

const G14 = {
  id: 34,
  name: 'G14',
  color: '#E0607F',
  emoji: ':rondo_g14:',
  legacyEmoji: null,
  baseScore: 230,
};
const G13 = { ...G14, id: 33, name: 'G13', emoji: ':rondo_g13:', legacyEmoji: ':l20_6:', baseScore: 220 };

const level: LevelEmbedFacts = {
  siteUrl: 'https://rondo.test',
  id: 5127,
  song: 'Glass Meridian',
  artist: 'Orrin Vale',
  difficulty: G14,
  iconUrl: 'https://rondo.test/g14.png',
  publicComments: 'Too short',
  team: '',
  charter: 'Fennick',
  vfxer: 'mirokuro',
  creator: 'Fennick | mirokuro',
  videoLink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  videoTitle: 'Glass [Meridian]',
  time: '2026-11-21T19:42:00.000Z',
};
const rerate: RerateEmbedFacts = {
  ...level,
  baseScore: null,
  previousBaseScore: null,
  previousDifficulty: G13,
};
const clear: ClearEmbedFacts = {
  siteUrl: 'https://rondo.test',
  id: 991,
  levelId: 5127,
  song: 'Glass Meridian',
  artist: 'Orrin Vale',
  color: '#E0607F',
  player: '유채',
  avatarUrl: 'https://cdn.test/a.png',
  discordId: '123456789012345678',
  rankedScore: 21_877.4,
  impact: 18.71,
  feeling: 'G14, thirds hurt',
  score: 483.31,
  accuracy: 0.9957,
  judgements: {
    earlyDouble: 0,
    earlySingle: 2,
    ePerfect: 14,
    perfect: 1188,
    lPerfect: 9,
    lateSingle: 0,
    lateDouble: 0,
  },
  isWorldsFirst: true,
  is12K: true,
  is16K: false,
  isNoHoldTap: false,
  team: '',
  charter: 'Fennick',
  vfxer: 'mirokuro',
  creator: '',
  videoLink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  videoImageUrl: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg',
  time: '2026-11-21T19:42:00.000Z',
  day: null,
};
const levelNotice = {
  siteUrl: 'https://rondo.test',
  song: 'Glass Meridian',
  artist: 'Orrin Vale',
  submitter: 'saltflower',
  videoLink: clear.videoLink,
  time: clear.time,
  difficulty: 'G14',
  team: '',
  charters: ['Fennick'],
  vfxers: [],
};
const passNotice = { ...clear, submitter: 'saltflower', speed: 1.1 };

const valueOf = ({ fields }: Embed, wanted: string) => fields.find(({ name }) => name === wanted)?.value;

describe('the message of a level', () => {
  it('says what is new', () => {
    expect(levelEmbed(level)).toEqual({
      author: { name: 'Glass Meridian — Orrin Vale', url: 'https://rondo.test/levels/5127' },
      title: 'ID: 5127',
      url: 'https://rondo.test/levels/5127',
      color: 0xe0607f,
      fields: [
        { name: 'Difficulty', value: 'G14 :rondo_g14:', inline: true },
        { name: 'Charter', value: 'Fennick', inline: true },
        { name: 'Visual effects', value: 'mirokuro', inline: true },
        {
          name: 'Video',
          value: String.raw`[Glass \[Meridian\]](https://www.youtube.com/watch?v=dQw4w9WgXcQ)`,
          inline: false,
        },
      ],
      thumbnail: { url: 'https://rondo.test/g14.png' },
      timestamp: '2026-11-21T19:42:00.000Z',
    });
  });

  it('gives a reason for -2 only, and the creator where no charter is named', () => {
    const refused = levelEmbed({
      ...level,
      charter: '',
      vfxer: '',
      team: 'Kettle',
      difficulty: { ...G14, name: '-2' },
    });
    expect(valueOf(refused, 'Reason')).toBe('Too short');
    expect(valueOf(refused, 'Team')).toBe('Kettle');
    expect(valueOf(refused, 'Creator')).toBe(String.raw`Fennick \| mirokuro`);
  });

  it('has a link to a video of the web only, and none to an icon that is none', () => {
    for (const videoLink of ['', 'javascript:alert(1)', 'ftp://a.b/c', 'www.a.b/c', 'see below'])
      expect(valueOf(levelEmbed({ ...level, videoLink }), 'Video')).toBeUndefined();
    expect(valueOf(levelEmbed({ ...level, videoLink: 'https://a.b/(c)', videoTitle: null }), 'Video')).toBe(
      '[Watch the level](https://a.b/%28c%29)',
    );
    expect(levelEmbed({ ...level, iconUrl: '/icon.png' }).thumbnail).toBeUndefined();
  });

  it.each<[string, Partial<RerateEmbedFacts>, string, string | undefined]>([
    ['difficulty', {}, 'G13 :rondo_g13: :l20_6: → G14 :rondo_g14:\n220.00 → 230.00 PP', undefined],
    [
      'difficulty and own bases',
      { baseScore: 235.5, previousBaseScore: 219 },
      'G13 :rondo_g13: :l20_6: → G14 :rondo_g14:\n219.00 → 235.50 PP',
      undefined,
    ],
    ['base', { previousDifficulty: G14, baseScore: 240 }, 'G14 :rondo_g14:', '230.00 → 240.00 PP'],
  ])('rerated by %s', (_, facts, difficulty, base) => {
    const embed = rerateEmbed({ ...rerate, ...facts });
    expect(valueOf(embed, 'Difficulty')).toBe(difficulty);
    expect(valueOf(embed, 'Base score')).toBe(base);
  });
});

describe('the message of a clear', () => {
  it('says what was played, and by whom', () => {
    expect(clearEmbed(clear)).toEqual({
      author: {
        name: 'Glass Meridian — Orrin Vale',
        url: 'https://rondo.test/passes/991',
        icon_url: 'https://cdn.test/a.png',
      },
      title: 'Clear by 유채',
      url: 'https://rondo.test/passes/991',
      description: '<@123456789012345678>',
      color: 0xe0607f,
      fields: [
        { name: 'Ranked score', value: '21,877.40 (+18.71)', inline: true },
        { name: 'Score', value: '483.31', inline: true },
        { name: 'Accuracy', value: '99.57%', inline: true },
        { name: 'Feeling', value: 'G14, thirds hurt', inline: true },
        {
          name: 'Video',
          value: '[Watch the clear](https://www.youtube.com/watch?v=dQw4w9WgXcQ)',
          inline: true,
        },
        { name: 'Flags', value: 'Worlds first, 12K', inline: true },
        { name: 'Judgements', value: '`0  2  14  1,188  9  0  0`', inline: false },
      ],
      image: { url: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg' },
      footer: { text: 'Charted by Fennick, effects by mirokuro · #5127' },
      timestamp: '2026-11-21T19:42:00.000Z',
    });
  });

  it('writes a day of which nothing more is known as that day, and no time', () => {
    const { footer, ...embed } = clearEmbed({
      ...clear,
      time: '2026-11-20T23:59:59.999Z',
      day: '2026-11-20',
    });
    expect(embed).not.toHaveProperty('timestamp');
    expect(footer?.text).toMatch(/ · #5127 · 2026-11-20$/);
  });

  it('leaves out what there is not', () => {
    const bare = clearEmbed({
      ...clear,
      avatarUrl: null,
      discordId: 'fennick',
      impact: 0,
      feeling: ' ',
      isWorldsFirst: false,
      is12K: false,
      team: 'Kettle',
      videoLink: '',
      videoImageUrl: null,
    });
    expect(bare.fields.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Ranked score: 21,877.40',
      'Score: 483.31',
      'Accuracy: 99.57%',
      'Judgements: `0  2  14  1,188  9  0  0`',
    ]);
    expect([bare.description, bare.image, bare.author?.icon_url]).toEqual([undefined, undefined, undefined]);
    expect(bare.footer?.text).toBe('By Kettle · #5127');
  });
});

it('staff notices say what was submitted', () => {
  expect(noticeOfLevel(levelNotice)).toMatchObject({
    author: { name: 'Glass Meridian — Orrin Vale' },
    title: 'New level submission',
    url: 'https://rondo.test/admin/submissions',
    description: 'By saltflower',
    fields: [{ name: 'Difficulty', value: 'G14' }, { name: 'Charters', value: 'Fennick' }, { name: 'Video' }],
  });
  expect(noticeOfPass(passNotice).fields.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    String.raw`Level: [\#5127](https://rondo.test/levels/5127)`,
    'Player: 유채',
    'Feeling: G14, thirds hurt',
    'Accuracy: 99.57%',
    'Speed: 1.1×',
    'Flags: 12K',
    'Judgements: `0  2  14  1,188  9  0  0`',
    'Video: [Watch the video](https://www.youtube.com/watch?v=dQw4w9WgXcQ)',
  ]);
});

describe('texts of users', () => {
  it.each([
    ['@everyone', '@\u200Beveryone'],
    ['<@123>', String.raw`\<@`.concat('\u200B', String.raw`123\>`)],
    ['<@&123> <#1> <:a:1>', String.raw`\<@`.concat('\u200B', String.raw`&123\> \<\#1\> \<\:a\:1\>`)],
    ['[x](https://evil.test)', String.raw`\[x\]\(https\://evil.test\)`],
    ['`a` *b* _c_ ~d~ ||e||', String.raw`\`a\` \*b\* \_c\_ \~d\~ \|\|e\|\|`],
    ['# a\n> b\r\n\n- c', String.raw`\# a \> b - c`],
    ['- a', String.raw`\- a`],
    ['1. a', String.raw`1\. a`],
    ['\\', '\\\\'],
  ])('%j stands as it is written', (feeling, shown) => {
    expect(valueOf(clearEmbed({ ...clear, feeling }), 'Feeling')).toBe(shown);
  });

  it.each([
    ['ねじまき_16', 'ねじまき_16'],
    ['_x_', String.raw`\_x\_`],
    ['a*b', 'a*b'],
    ['**b** ~c', String.raw`\*\*b\*\* ~c`],
    ['~~d~~ ||e|| `f`', String.raw`\~\~d\~\~ \|\|e\|\| \`f\``],
    [':smile: <:a:1>', String.raw`\:smile\: \<\:a\:1>`],
    ['[x](https://evil.test) # a', '[x](https://evil.test) # a'],
    ['o\\o \\_', String.raw`o\o \\_`],
    ['@everyone', '@\u200Beveryone'],
  ])('%j stands in a title as it is written', (player, shown) => {
    expect(clearEmbed({ ...clear, player }).title).toBe(`Clear by ${shown}`);
  });

  it('the name of a difficulty is no mark, its emojis are', () => {
    const difficulty = { ...G14, name: '*Q*', emoji: '<:q:1>' };
    expect(valueOf(levelEmbed({ ...level, difficulty }), 'Difficulty')).toBe(String.raw`\*Q\* <:q:1>`);
    expect(valueOf(levelEmbed({ ...level, difficulty: { ...G14, name: '-2' } }), 'Difficulty')).toMatch(
      /^-2 /,
    );
  });

  it('are cut between what readers see as characters', () => {
    const family = '👨‍👩‍👧‍👦';
    const { author } = levelEmbed({ ...level, song: 'a'.repeat(80) });
    expect(author?.name).toBe(`${'a'.repeat(59)}…`);
    const name = levelEmbed({ ...level, song: family.repeat(70) }).author?.name ?? '';
    expect(name.length).toBeLessThanOrEqual(256);
    expect(name.replaceAll(family, '')).toBe('…');
  });

  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2500 }),
    fc
      .array(
        fc.constantFrom(
          '@everyone',
          '<@1>',
          '[',
          '](',
          '`',
          '*',
          '\n',
          '\\',
          'e\u0301'.repeat(9),
          '👨‍👩‍👧‍👦',
        ),
        {
          maxLength: 800,
        },
      )
      .map((parts) => parts.join('')),
  );
  const facts = fc.record({
    song: text,
    artist: text,
    player: text,
    feeling: text,
    team: text,
    charter: text,
    vfxer: text,
    creator: text,
    publicComments: text,
    videoTitle: text,
    submitter: text,
    videoLink: fc.oneof(text, fc.webUrl(), fc.constant(`https://a.b/${'c'.repeat(1500)}`)),
    avatarUrl: text,
    discordId: text,
  });

  it('never make an embed too large, and never a mention', () => {
    fc.assert(
      fc.property(facts, (more) => {
        const special = { ...G14, name: '-2', emoji: more.song, legacyEmoji: more.artist };
        const embeds = [
          levelEmbed({ ...level, ...more, difficulty: special }),
          rerateEmbed({ ...rerate, ...more, difficulty: special, previousDifficulty: { ...special, id: 1 } }),
          clearEmbed({ ...clear, ...more }),
          noticeOfLevel({ ...levelNotice, ...more, charters: [more.charter], vfxers: [more.vfxer] }),
          noticeOfPass({ ...passNotice, ...more }),
        ];
        for (const embed of embeds) {
          expect(embedSize(embed)).toBeLessThanOrEqual(MAX_EMBED_CHARACTERS);
          expect(embed.title.length).toBeLessThanOrEqual(EMBED_LIMITS.title);
          expect(embed.author?.name.length).toBeLessThanOrEqual(EMBED_LIMITS.author);
          expect(embed.author?.name).not.toBe('');
          expect(embed.footer?.text.length ?? 0).toBeLessThanOrEqual(EMBED_LIMITS.footer);
          expect(embed.fields.length).toBeLessThanOrEqual(EMBED_LIMITS.fields);
          for (const { name, value } of embed.fields) {
            expect(name.length).toBeGreaterThan(0);
            expect(value.length).toBeGreaterThan(0);
            expect(value.length).toBeLessThanOrEqual(EMBED_LIMITS.fieldValue);
          }
          expect(JSON.stringify({ ...embed, url: '', image: '' })).not.toMatch(/@(everyone|here|&|!?1>)/);
        }
      }),
      { numRuns: 300 },
    );
  });
});
