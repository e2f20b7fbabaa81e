import { describe, expect, it } from 'vitest';
import { appOfTests } from './testing/before-tests.ts';
import { aCreator, aLevel, aPass, aPlayer } from './testing/catalogue.ts';
import { chosen, levelBody, passBody } from './testing/forms.ts';
import { changeRow, storedRow } from './testing/stored-row.ts';
import { submissionsOfTests } from './testing/submissions-of-tests.ts';

const app = appOfTests();
const submissions = submissionsOfTests(app);

const foreign = [
  'javascript:alert(1)',
  ' \u0001JavaScript: alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://files.example/a.zip',
  'https://files.example/a.zip javascript:alert(1)',
];
const text = 'none, see the description';

const { call } = app.as(submissions.admin);
const aRow = async () => {
  const level_id = await aLevel(app.deps.db, { dl_link: 'https://files.example/a.zip' });
  const passId = await aPass(app.deps.db, { level_id, player_id: await aPlayer(app.deps.db) });
  return { levelId: level_id, passId };
};
const refused = (field: string) => ({
  outcome: '400 VALIDATION_FAILED',
  body: { fields: [{ field, code: 'LINK_SCHEME', message: expect.stringContaining('https://') }] },
});

describe('a link with another scheme than http and https', () => {
  it.each(foreign)('is refused in every edit of a level or pass: %j', async (link) => {
    const { levelId, passId } = await aRow();
    const before = [
      await storedRow(app.deps.db, 'levels', levelId),
      await storedRow(app.deps.db, 'passes', passId),
    ];
    for (const field of ['videoLink', 'dlLink', 'workshopLink', 'ws', 'wsLink'])
      for (const name of ['editLevel', 'previewLevelEdit'] as const)
        expect(await call(name, { id: levelId, body: { [field]: link } })).toMatchObject(refused(field));
    expect(await call('editPass', { id: passId, body: { videoLink: link } })).toMatchObject(
      refused('videoLink'),
    );
    expect([
      await storedRow(app.deps.db, 'levels', levelId),
      await storedRow(app.deps.db, 'passes', passId),
    ]).toEqual(before);
  });

  it.each(foreign)('is refused in every form: %j', async (link) => {
    const { levelId } = await aRow();
    expect(await submissions.send('level', levelBody({ videoLink: link }))).toMatchObject(
      // A form keeps the first of several videos alone.
      link.startsWith('https') ? { status: 400 } : refused('videoLink'),
    );
    expect(await submissions.send('pass', passBody(levelId, { videoLink: link }))).toMatchObject({
      status: 400,
    });
    for (const field of ['directDL', 'wsLink'])
      expect(await submissions.send('level', levelBody({ [field]: link }))).toMatchObject({
        body: { fields: [{ field }] },
        status: 400,
      });
  });

  it('keeps an older submission from being approved until it is declined', async () => {
    const creator = await aCreator(app.deps.db);
    const ofLevel = await submissions.levels.submit({ creatorRequests: [chosen(creator)] });
    await changeRow(app.deps.db, 'level_submissions', ofLevel, { direct_dl: 'data:,x' });
    expect((await submissions.call('approveLevel', { id: ofLevel })).outcome).toBe('400 LINK_SCHEME');
    expect((await submissions.call('declineLevel', { id: ofLevel })).status).toBe(200);

    const { levelId } = await aRow();
    const passerId = await aPlayer(app.deps.db);
    const ofPass = await submissions.passes.submit(levelId, { passerId, passerRequest: false });
    await changeRow(app.deps.db, 'pass_submissions', ofPass, { video_link: 'javascript:alert(1)' });
    expect((await submissions.call('approvePass', { id: ofPass })).outcome).toBe('400 LINK_SCHEME');
    const { body } = await submissions.call('autoApprovePasses');
    expect(body.results).toMatchObject([{ id: ofPass, success: false, code: 'LINK_SCHEME' }]);
  });

  it('stays where it is stored, and keeps nobody from an edit of something else', async () => {
    const { levelId } = await aRow();
    await changeRow(app.deps.db, 'levels', levelId, { dl_link: 'javascript:alert(1)' });
    const { status, body } = await call('editLevel', { id: levelId, body: { song: 'Another' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ song: 'Another', dlLink: 'javascript:alert(1)' });
    expect((await call('editLevel', { id: levelId, body: { dlLink: '' } })).body.dlLink).toBe('');
  });
});

it('a text without a scheme may still stand where a link does', async () => {
  const { levelId, passId } = await aRow();
  for (const field of ['videoLink', 'dlLink', 'workshopLink'] as const)
    expect((await call('editLevel', { id: levelId, body: { [field]: text } })).body[field]).toBe(text);
  expect((await call('editPass', { id: passId, body: { videoLink: text } })).body.videoLink).toBe(text);
  expect((await submissions.send('level', levelBody({ videoLink: text }))).status).toBe(200);
  expect((await submissions.send('pass', passBody(levelId, { videoLink: text }))).status).toBe(200);
});
