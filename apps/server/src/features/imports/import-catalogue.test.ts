import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { withDatabaseName } from '../../platform/db/database.ts';
import '../../testing/provided.ts';
import { testApp } from '../../testing/test-app.ts';
import type { ImportReport } from './index.ts';
import { importScratch, judgements, level, pass, player } from './testing/import-scratch.ts';

const scratch = importScratch();

const relaxed = (report: ImportReport) =>
  Object.fromEntries(report.relaxations.map(({ kind, count }) => [kind, count]));
const reasons = ({ badLines }: ImportReport) =>
  badLines.map(({ file, line, reason }) => `${file}:${line} ${reason}`);

describe('an import', () => {
  it('brings levels, players, passes and references with their ids, and computes the rest', async () => {
    scratch.files({
      levels: [level],
      players: [player],
      passes: [pass],
      references: [{ difficultyId: 30, levelIds: [7] }],
    });
    const report = await scratch.run();
    expect(report.files.map(({ file, added, skipped }) => [file, added, skipped])).toEqual([
      ['levels.jsonl', 1, 0],
      ['players.jsonl', 1, 0],
      ['passes.jsonl', 1, 0],
      ['references.jsonl', 1, 0],
    ]);
    const stored = await scratch.db.selectFrom('passes').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      id: 9,
      level_id: 7,
      player_id: 5,
      is_worlds_first: true,
      is_listed: true,
      origin: 'import',
    });
    expect(stored.score_v2).toBeCloseTo(190 * 1.575992 * 1.1, 2);
    const stats = await scratch.db.selectFrom('player_stats').selectAll().executeTakeFirstOrThrow();
    expect(stats).toMatchObject({ player_id: 5, rank: 1, total_passes: 1, wf_score: 190 });
    const { clears, is_announced } = await scratch.db
      .selectFrom('levels')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect({ clears, is_announced }).toEqual({ clears: 1, is_announced: true });
    const next = await scratch.db
      .insertInto('levels')
      .values({ song: 'next' })
      .returning('id')
      .executeTakeFirst();
    expect(next?.id).toBe(8);
  });

  it('leaves links with a foreign scheme out, counts them, and keeps other texts', async () => {
    const links = {
      dlLink: 'data:text/html,x',
      workshopLink: 'see the chat',
      videoLink: 'java\nscript:alert(1)',
    };
    scratch.files({
      levels: [{ ...level, ...links }],
      players: [player],
      passes: [{ ...pass, videoLink: 'ftp://files.example/clear.mp4' }],
    });
    const report = await scratch.run();
    expect(relaxed(report)).toMatchObject({ foreignLink: 3, noLevelVideo: 1, noPassVideo: 1, oddLink: 1 });
    const { db } = scratch;
    expect(await db.selectFrom('levels').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      video_link: '',
      dl_link: '',
      workshop_link: 'see the chat',
    });
    expect((await db.selectFrom('passes').selectAll().executeTakeFirstOrThrow()).video_link).toBe('');
  });

  it('takes a date without a time as that day, ranked at its end', async () => {
    scratch.files({
      levels: [level],
      players: [player],
      passes: [
        { ...pass, vidUploadTime: '2024-05-01' },
        { ...pass, id: 10, vidUploadTime: '2024-05-01T23:59:59.999Z' },
        { ...pass, id: 11, vidUploadTime: '2024-05-01T00:00:00Z', judgements: { ...judgements, perfect: 9 } },
        { ...pass, id: 12, vidUploadTime: '2024-02-30' },
        { ...pass, id: 13, vidUploadTime: '2009-12-31' },
      ],
    });
    const report = await scratch.run();
    expect(reasons(report)).toEqual(['passes.jsonl:4 vidUploadTime is not a time']);
    expect(relaxed(report)).toMatchObject({ oddTime: 1 });
    const stored = await scratch.db
      .selectFrom('passes')
      .select(['id', 'vid_upload_time', 'is_day_only', 'is_worlds_first'])
      .orderBy('id')
      .execute();
    expect(stored.map((row) => [row.id, row.vid_upload_time.toISOString(), row.is_day_only])).toEqual([
      [9, '2024-05-01T23:59:59.999Z', true],
      [10, '2024-05-01T23:59:59.999Z', false],
      [11, '2024-05-01T00:00:00.000Z', false],
      [13, '2009-12-31T23:59:59.999Z', true],
    ]);
    expect(await scratch.everything()).toBe((await scratch.run(), await scratch.everything()));
  });

  it('changes nothing the second time, nor when a line was edited since', async () => {
    scratch.files({
      levels: [level, { ...level, id: 8, team: 'Kettle' }],
      players: [player],
      passes: [pass],
      references: [{ difficultyId: 30, levelIds: [7] }],
    });
    await scratch.run();
    const before = await scratch.everything();
    const again = await scratch.run();
    expect(again.files.map(({ added, present }) => [added, present])).toEqual([
      [0, 2],
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    scratch.files({ levels: [{ ...level, song: 'Another title' }] });
    const edited = await scratch.run();
    expect(edited.files[0]).toMatchObject({ added: 0, present: 1, changed: 1 });
    expect(await scratch.everything()).toBe(before);
  });

  it('adds what is new beside what is there', async () => {
    scratch.files({ levels: [level], players: [player], passes: [pass] });
    await scratch.run();
    scratch.files({
      levels: [level, { ...level, id: 8 }],
      players: [player],
      passes: [pass, { ...pass, id: 10, levelId: 8 }],
    });
    const report = await scratch.run();
    expect(report.files.map(({ added, present }) => [added, present])).toEqual([
      [1, 1],
      [0, 1],
      [1, 1],
    ]);
  });

  it('finds levels and players of an earlier import', async () => {
    scratch.files({ levels: [level], players: [player] });
    await scratch.run();
    rmSync(join(scratch.folder, 'levels.jsonl'));
    rmSync(join(scratch.folder, 'players.jsonl'));
    scratch.files({ passes: [pass] });
    expect((await scratch.run()).files).toMatchObject([{ file: 'passes.jsonl', added: 1, skipped: 0 }]);
  });

  it('folds creator names and finds teams', async () => {
    const credit = (name: string, role = 'charter') => ({ role, name });
    scratch.files({
      levels: [
        { ...level, id: 1, team: 'Studio Kettle', levelCredits: [credit('Dora'), credit('DORA', 'vfxer')] },
        {
          ...level,
          id: 2,
          team: 'STUDIO KETTLE',
          levelCredits: [credit('ｄｏｒａ'), credit('dora'), credit('Ash')],
        },
        { ...level, id: 3, levelCredits: [credit('Dora'), credit('  ')] },
      ],
    });
    const report = await scratch.run();
    const creators = await scratch.db
      .selectFrom('creators')
      .select(['name', 'aliases'])
      .orderBy('id')
      .execute();
    expect(creators).toEqual([
      { name: 'Dora', aliases: ['DORA', 'ｄｏｒａ', 'dora'] },
      { name: 'Ash', aliases: [] },
    ]);
    expect(await scratch.db.selectFrom('teams').select('name').execute()).toEqual([
      { name: 'Studio Kettle' },
    ]);
    const teams = await scratch.db.selectFrom('levels').select(['team', 'team_id']).orderBy('id').execute();
    expect(teams[1]).toEqual({ team: 'STUDIO KETTLE', team_id: teams[0]?.team_id });
    expect(relaxed(report)).toMatchObject({ otherSpelling: 3, repeatedCredit: 1, blankCredit: 1 });
  });

  it('joins creators and teams that the site has, and takes their verification over', async () => {
    const { db } = scratch;
    await db.insertInto('creators').values({ name: 'FENNICK', is_verified: true }).execute();
    await db
      .insertInto('teams')
      .values({ name: 'Kettle House', aliases: ['Studio Kettle'] })
      .execute();
    scratch.files({ levels: [{ ...level, team: 'studio kettle' }] });
    await scratch.run();
    expect(await db.selectFrom('creators').select(['name', 'aliases']).execute()).toEqual([
      { name: 'FENNICK', aliases: ['Fennick'] },
    ]);
    const stored = await db.selectFrom('levels').select(['team_id', 'is_verified']).executeTakeFirstOrThrow();
    expect(stored).toEqual({ team_id: 1, is_verified: true });
  });

  it('tidies texts and reports every relaxation', async () => {
    const odd = {
      id: 1,
      song: ' line\nfeed & | , " \\ \t ',
      diffId: 30,
      baseScore: '190',
      tileCount: '500',
      team: `${'팀'.repeat(499)}${'조'.repeat(500)}`,
      dlLink: 'ask me',
      videoLink: 'https://youtu.be/abcdefghijk?si=x https://youtu.be/12345678901',
    };
    scratch.files({
      levels: [
        odd,
        { ...level, id: 2, artist: '', videoLink: 'none, sorry', baseScore: 200, tileCount: 0 },
        { id: 3, song: 's', diffId: 50, creator: 'c' },
      ],
      players: [player, { id: 6, name: 'KORALIK ', country: '?' }, { id: 8, name: 'koralik', country: null }],
      passes: [
        { ...pass, id: 1, levelId: 2, is12K: true },
        {
          ...pass,
          id: 2,
          levelId: 3,
          playerId: 6,
          speed: 120,
          videoLink: '',
          vidTitle: 't',
          feelingRating: 7,
          vidUploadTime: '2009-05-01T10:00:00Z"',
        },
        { ...pass, id: 3, levelId: 3, speed: '1.5', videoLink: 'gone' },
      ],
      references: [{ difficultyId: 30, levelIds: [1, 1, 2] }],
    });
    const report = await scratch.run();
    expect(report.badLines).toEqual([]);
    expect(relaxed(report)).toEqual({
      songBlanks: 1,
      noArtist: 3,
      noCreator: 2,
      noCharter: 2,
      noLevelVideo: 1,
      unknownLevelVideo: 1,
      severalVideos: 1,
      noDownload: 2,
      oddLink: 1,
      longTeam: 1,
      ownBase: 1,
      unknownCountry: 1,
      playerBlanks: 1,
      equalName: 3,
      noPassVideo: 1,
      unknownPassVideo: 1,
      noTitle: 2,
      noFeeling: 2,
      noSpeed: 1,
      oddSpeed: 1,
      timeTail: 1,
      oddTime: 1,
      noKeyMode: 2,
      oddKeyMode: 1,
      repeatedReference: 1,
    });
    const stored = await scratch.db.selectFrom('levels').selectAll().orderBy('id').execute();
    expect(stored[0]).toMatchObject({
      song: 'line feed & | , " \\',
      team: odd.team,
      base_score: null,
      tile_count: 500,
      dl_link: 'ask me',
      video_link: 'https://www.youtube.com/watch?v=abcdefghijk',
    });
    expect(stored[1]).toMatchObject({ video_link: 'none, sorry', base_score: 200, tile_count: null });
    const team = await scratch.db.selectFrom('teams').select('name').executeTakeFirstOrThrow();
    expect(team.name).toBe(odd.team);
    const players = await scratch.db
      .selectFrom('players')
      .select(['name', 'country'])
      .orderBy('id')
      .execute();
    expect(players).toEqual([
      { name: 'Koralik', country: 'PL' },
      { name: 'KORALIK', country: 'XX' },
      { name: 'koralik', country: 'XX' },
    ]);
  });

  it('reports bad lines with file, line and reason, and imports the others', async () => {
    scratch.files({
      levels: [
        level,
        '{"id": 8, "song": ',
        { ...level, id: 9, song: '' },
        { ...level, id: 10, diffId: 9999 },
        { ...level, id: 11, baseScore: -1 },
        { ...level, id: 12, levelCredits: [{ role: 'singer', name: 'x' }] },
        '',
        { ...level, id: 7 },
        { ...level, id: 13, song: 'x'.repeat(501) },
        '[]',
        { ...level, id: 14, tileCount: 0.5 },
        { ...level, id: 15, baseScore: 10_000_000 },
        { ...level, id: 16, baseScore: 9_999_999 },
      ],
      players: [player, { id: 'six', name: 'x' }, { id: 6 }],
      passes: [
        pass,
        { ...pass, id: 10, judgements: { ...judgements, perfect: '' } },
        { ...pass, id: 11, levelId: 8 },
        { ...pass, id: 12, playerId: 6 },
        { ...pass, id: 13, is12K: true, is16K: true },
        { ...pass, id: 14, vidUploadTime: 'soon' },
        { ...pass, id: 15, judgements: Object.fromEntries(Object.keys(judgements).map((key) => [key, 0])) },
        { ...pass, id: 16, speed: -1 },
      ],
      references: [
        { difficultyId: 30, levelIds: [7, 99] },
        { difficultyId: 77, levelIds: [7] },
      ],
    });
    const report = await scratch.run();
    expect(reasons(report)).toEqual([
      'levels.jsonl:2 is not JSON',
      'levels.jsonl:3 song is missing',
      'levels.jsonl:4 diffId 9999 is no difficulty',
      'levels.jsonl:5 baseScore is not a number from 0 to 9999999',
      'levels.jsonl:6 levelCredits holds a role besides charter and vfxer',
      'levels.jsonl:8 id 7 stands in line 1 already',
      'levels.jsonl:9 song has 501 characters, at most 500',
      'levels.jsonl:10 is not a JSON object',
      'levels.jsonl:11 tileCount is not a whole number from 1 to 1000000',
      'levels.jsonl:12 baseScore is not a number from 0 to 9999999',
      'players.jsonl:2 id is not a number',
      'players.jsonl:3 name is missing',
      'passes.jsonl:2 perfect is missing',
      'passes.jsonl:3 level 8 is in no imported file',
      'passes.jsonl:4 player 6 is in no imported file',
      'passes.jsonl:5 is12K and is16K exclude each other',
      'passes.jsonl:6 vidUploadTime is not a time',
      'passes.jsonl:7 judgements are all 0',
      'passes.jsonl:8 speed is not a positive number',
      'references.jsonl:1 level 99 is in no imported file: this reference alone is left out',
      'references.jsonl:2 difficultyId 77 is no difficulty',
    ]);
    expect(report.files.map(({ added, skipped }) => [added, skipped])).toEqual([
      [2, 10],
      [1, 2],
      [1, 7],
      [1, 2],
    ]);
  });

  it('is seen at once by a running server that has kept counts', async () => {
    const site = await testApp();
    const count = async () => (await site.call('listLevels')).body.count;
    expect(await count()).toBe(0);
    scratch.files({ levels: [level, { ...level, id: 8 }] });
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(site.deps.db);
    await scratch.run({}, withDatabaseName(inject('databaseServer'), rows[0]?.name ?? ''));
    await expect.poll(count, { interval: 20 }).toBe(2);
    await site.close();
  });

  it('skips passes when neither levels nor players are there', async () => {
    scratch.files({ passes: [pass] });
    const report = await scratch.run();
    expect(reasons(report)).toEqual(['passes.jsonl:1 level 7 is in no imported file']);
    expect(report.files).toMatchObject([{ added: 0, skipped: 1 }]);
  });
});
