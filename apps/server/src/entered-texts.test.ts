import { describe, expect, it } from 'vitest';
import { appOfTests, beforeTests } from './testing/before-tests.ts';
import { aCreator, aLevel, aPass, aPlayer, aTeam } from './testing/catalogue.ts';
import { signedInUser } from './testing/users.ts';

const app = appOfTests();
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));
const things = beforeTests(async () => {
  const level = await aLevel(app.deps.db);
  const player = await aPlayer(app.deps.db);
  return {
    level,
    player,
    pass: await aPass(app.deps.db, { level_id: level, player_id: player }),
    creator: (await aCreator(app.deps.db)).id,
    team: (await aTeam(app.deps.db, 'Studio Kettle')).id,
  };
});

type Write = readonly [
  call: string,
  path: string,
  body: (text: string) => object,
  shown: (reply: any) => unknown,
];

/** Calls that store a text of one line that is needed, and where the reply has it. */
const writes: Readonly<Record<string, () => Write>> = {
  song: () => [
    'PUT',
    `levels/${things.level}`,
    (song) => ({ song }),
    (reply) => reply.level?.song ?? reply.song,
  ],
  'title of a video': () => [
    'PUT',
    `passes/${things.pass}`,
    (vidTitle) => ({ vidTitle }),
    (reply) => reply.vidTitle,
  ],
  'video of a pass': () => [
    'PUT',
    `passes/${things.pass}`,
    (videoLink) => ({ videoLink }),
    (reply) => reply.videoLink,
  ],
  'alias of a song': () => [
    'POST',
    `levels/${things.level}/aliases`,
    (alias) => ({ field: 'song', alias }),
    (reply) => reply.aliases.at(-1).alias,
  ],
  'new player': () => ['POST', 'players/create', (name) => ({ name }), (reply) => reply.name],
  'name of a player': () => [
    'PUT',
    `players/${things.player}/name`,
    (name) => ({ name }),
    (reply) => reply.name,
  ],
  'new creator': () => ['POST', 'creators', (name) => ({ name }), (reply) => reply.name],
  'name of a creator': () => [
    'PUT',
    `creators/${things.creator}`,
    (name) => ({ name }),
    (reply) => reply.name,
  ],
  'new team': () => ['POST', 'creators/teams', (name) => ({ name }), (reply) => reply.name],
  'name of a team': () => [
    'PUT',
    `creators/teams/${things.team}`,
    (name) => ({ name }),
    (reply) => reply.name,
  ],
};
const send = async ([method, path, body]: Write, text: string) =>
  app.callRaw(method, `/v2/database/${path}`, { token: admin.token, body: body(text) });

describe.each(Object.keys(writes))('%s', (what) => {
  const write = () => {
    const made = writes[what]?.();
    if (made === undefined) throw new Error(`no write ${what}`);
    return made;
  };

  it('is stored tidy', async () => {
    const reply = await send(write(), ` ${what}\r\n\u202e(Jose\u0301)\u200b\t 夜　に `);
    expect(reply.status).toBeLessThan(300);
    expect(write()[3](reply.body)).toBe(`${what} (José) 夜 に`);
  });

  it.each(['\u200b', '\u3164', ' \n\u2800 ', '\u202e', '\u0301', '\ufe0f'])('%j is no text', async (text) => {
    const reply = await send(write(), text);
    expect(reply.status).toBe(400);
    expect(reply.outcome).toBe((await send(write(), ' ')).outcome);
  });
});

describe.each(['players/create', 'creators', 'creators/teams'])('a second name at %s', (path) => {
  it.each([
    ['José', 'Jose\u0301'],
    ['Alice', 'Ａlice'],
    ['Field Tester', 'Field\u200b  Tester'],
    ['ışık', 'IŞIK'],
    ['Straße', 'STRASSE'],
  ])('%j is taken by %j', async (first, second) => {
    const create = (name: string) =>
      app.callRaw('POST', `/v2/database/${path}`, { token: admin.token, body: { name: `${path} ${name}` } });
    expect((await create(first)).status).toBe(201);
    expect((await create(second)).problem.code).toMatch(/^(PLAYER|CREATOR|TEAM)_EXISTS$/);
  });

  it('with another accent is another', async () => {
    const create = (name: string) =>
      app.callRaw('POST', `/v2/database/${path}`, { token: admin.token, body: { name: `${path} ${name}` } });
    expect((await create('Renée')).status).toBe(201);
    expect((await create('Renee')).status).toBe(201);
  });
});

describe('a search', () => {
  const found = async (query: string) => {
    const reply = await app.call('listLevels', { query });
    return reply.body.results.map(({ song }) => song);
  };

  it.each([
    [
      'Let’s Go Further',
      ["let's go further", 'Let`s Go Further', '“let’s go further”', 'song＝Let＇s Go Further'],
    ],
    [
      'Wave 〜 Dash – × Frédéric Łódź',
      ['wave ～ dash - x frederic lodz', 'ＷＡＶＥ　~　ＤＡＳＨ — ✕ FRÉDÉRIC'],
    ],
    ['Şımarık', ['ŞIMARIK', 'simarik', 'şımarık', 'song:Sımarık']],
    ['がんばれ 각', ['がんばれ', '각']],
  ])('finds %j however it is typed', async (song, queries) => {
    await aLevel(app.deps.db, { song });
    for (const query of queries) expect(await found(query), query).toContain(song);
  });

  it('leaves other words alone', async () => {
    expect(await found('かんはれ')).toEqual([]);
    expect(await found('가')).toEqual([]);
  });
});
