import { beforeEach, describe, expect, it } from 'vitest';
import { appOfTests } from '../../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../../testing/catalogue.ts';
import { levelBody, passBody } from '../../../testing/forms.ts';
import { changeRow, storedRow } from '../../../testing/stored-row.ts';
import { submissionsOfTests } from '../../../testing/submissions-of-tests.ts';

const VIDEO = 'https://www.bilibili.com/video/BV17x411w7KC';
const to = (location: string, status = 302) => new Response(null, { status, headers: { location } });

/** What b23.tv answers under each code. */
const ANSWERS: Readonly<Record<string, () => Response | Promise<Response>>> = {
  plain01: () => to(`${VIDEO}?share_source=copy_web`),
  part002: () => to(`${VIDEO}/?p=2&share_medium=android`),
  old0001: () => to('https://www.bilibili.com/video/av170001'),
  phone01: () => to('https://m.bilibili.com/video/BV17x411w7KC', 301),
  other01: () => to('https://example.org/video/BV17x411w7KC'),
  login01: () => to(`https://passport.bilibili.com/login?gourl=${VIDEO}`),
  youtube: () => to('https://youtu.be/abcdefghij1'),
  again01: () => to('https://b23.tv/plain01'),
  inside1: () => to('http://127.0.0.1:1/'),
  nowhere: () => to(''),
  gone001: () => new Response('Not Found', { status: 404 }),
  page001: () => new Response(`<a href="${VIDEO}">`),
  large01: () => new Response('x'.repeat(70_000), { status: 302, headers: { location: VIDEO } }),
  broken1: () => new Response('oops', { status: 500 }),
  limited: () => new Response('', { status: 429 }),
  silent1: () => new Promise<Response>(() => {}),
  refused: () => Promise.reject(new Error('refused')),
};

let asked: string[] = [];
const outside: typeof fetch = async (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input);
  asked.push(address.href);
  if (address.hostname === 'b23.tv') {
    const stopped = new Promise<never>((_, fail) => {
      init?.signal?.addEventListener('abort', () => fail(init.signal?.reason));
    });
    const code = address.pathname.slice(1);
    return Promise.race([
      Object.hasOwn(ANSWERS, code) ? ANSWERS[code]?.() : to(''),
      stopped,
    ]) as Promise<Response>;
  }
  if (address.hostname !== 'api.bilibili.com') throw new Error('nobody else is asked');
  const owner = { name: 'UP', face: '' };
  const data = {
    title: '通关',
    pubdate: 1_700_000_000,
    pic: '',
    owner,
    aid: 170_001,
    bvid: 'BV17x411w7KC',
    cid: 2,
  };
  return Response.json({ code: 0, data });
};

const app = appOfTests({ fetch: outside, config: { videoTimeoutMs: 50 } });
const submissions = submissionsOfTests(app);
beforeEach(() => {
  asked = [];
});

const details = (url: string) => app.call('videoDetails', { url });
const { call } = app.as(submissions.admin);
const level = () => aLevel(app.deps.db, { dl_link: 'https://files.example/a.zip' });
const REFUSED = { status: 400, body: { code: 'SHORT_LINK_UNRESOLVED', fields: [{ field: 'videoLink' }] } };

describe('a look-up', () => {
  it.each([
    ['【通关】 https://b23.tv/plain01', VIDEO],
    ['b23.tv/part002?share=1', `${VIDEO}?p=2`],
    ['https://b23.tv/old0001', VIDEO],
    ['https://b23.tv/phone01,', VIDEO],
    ['https://b23.tv/large01', VIDEO],
  ])('of %s answers what is known of %s', async (url, link) => {
    expect(await details(url)).toMatchObject({ status: 200, body: { title: '通关', link } });
  });

  it.each([
    ['other01', 404, 'VIDEO_NOT_FOUND'],
    ['login01', 404, 'VIDEO_NOT_FOUND'],
    ['youtube', 404, 'VIDEO_NOT_FOUND'],
    ['again01', 404, 'VIDEO_NOT_FOUND'],
    ['inside1', 404, 'VIDEO_NOT_FOUND'],
    ['nowhere', 404, 'VIDEO_NOT_FOUND'],
    ['gone001', 404, 'VIDEO_NOT_FOUND'],
    ['page001', 404, 'VIDEO_NOT_FOUND'],
    ['broken1', 502, 'VIDEO_LOOKUP_FAILED'],
    ['limited', 502, 'VIDEO_LOOKUP_FAILED'],
    ['silent1', 502, 'VIDEO_LOOKUP_FAILED'],
    ['refused', 502, 'VIDEO_LOOKUP_FAILED'],
  ])('of %s is refused, and goes nowhere else', async (code, status, problem) => {
    expect(await details(`https://b23.tv/${code}`)).toMatchObject({ status, body: { code: problem } });
    expect(asked).toEqual([`https://b23.tv/${code}`]);
  });

  it('asks once for one code, and again five minutes after a failure', async () => {
    for (const text of ['b23.tv/twice01', '【x】https://b23.tv/twice01?a=1']) await details(text);
    expect(asked).toEqual(['https://b23.tv/twice01']);
    app.clock.advance(6 * 60_000);
    await details('b23.tv/twice01');
    expect(asked).toHaveLength(2);
  });

  it.each([
    'b23.tv.example.org/abc1234',
    'https://example.org/?u=https://b23.tv/abc1234',
    'https://b23.tv@a.example/abc1234',
  ])('asks nobody about %s', async (url) => {
    expect(await details(url)).toMatchObject({ status: 200, body: null });
    expect(asked).toEqual([]);
  });
});

describe('a form', () => {
  it('stores the video behind the link, and finds it a second time under its long address', async () => {
    const level_id = await level();
    const sent = await submissions.send(
      'pass',
      passBody(level_id, { videoLink: '【通关】 https://b23.tv/plain01' }),
    );
    expect(sent.status).toBe(200);
    const row = await storedRow(app.deps.db, 'pass_submissions', sent.body.submissionId);
    expect(row).toMatchObject({ video_link: VIDEO, found_video_time: new Date(1_700_000_000_000) });
    for (const videoLink of [
      VIDEO,
      'https://b23.tv/phone01',
      'my clear https://www.bilibili.com/video/av170001,',
    ])
      expect(await submissions.send('pass', passBody(level_id, { videoLink }))).toMatchObject({
        body: { code: 'DUPLICATE_SUBMISSION' },
      });
    expect(
      (await submissions.send('pass', passBody(level_id, { videoLink: 'https://b23.tv/part002' }))).status,
    ).toBe(200);

    const ofLevel = await submissions.send('level', levelBody({ videoLink: 'https://b23.tv/plain01' }));
    expect(await storedRow(app.deps.db, 'level_submissions', ofLevel.body.submissionId)).toMatchObject({
      video_link: VIDEO,
    });
    expect(await submissions.send('level', levelBody({ videoLink: VIDEO }))).toMatchObject({
      body: { code: 'DUPLICATE_SUBMISSION' },
    });
  });

  it.each(['gone001', 'silent1', 'other01'])('with %s is refused with what to do', async (code) => {
    const videoLink = `https://b23.tv/${code}`;
    expect(await submissions.send('pass', passBody(await level(), { videoLink }))).toMatchObject(REFUSED);
    expect(await submissions.send('level', levelBody({ videoLink }))).toMatchObject(REFUSED);
  });
});

describe('an edit', () => {
  it('stores the video behind the link', async () => {
    const level_id = await level();
    const pass = await aPass(app.deps.db, { level_id, player_id: await aPlayer(app.deps.db) });
    expect((await call('editLevel', { id: level_id, body: { videoLink: 'b23.tv/plain01' } })).status).toBe(
      200,
    );
    expect(
      (await call('editPass', { id: pass, body: { videoLink: '【x】https://b23.tv/part002' } })).status,
    ).toBe(200);
    expect(await storedRow(app.deps.db, 'levels', level_id)).toMatchObject({ video_link: VIDEO });
    expect(await storedRow(app.deps.db, 'passes', pass)).toMatchObject({ video_link: `${VIDEO}?p=2` });
  });

  it('is refused where that leads nowhere, unless the link stood there before', async () => {
    const level_id = await level();
    const pass = await aPass(app.deps.db, { level_id, player_id: await aPlayer(app.deps.db) });
    for (const [table, name, id] of [
      ['levels', 'editLevel', level_id],
      ['passes', 'editPass', pass],
    ] as const) {
      const before = await storedRow(app.deps.db, table, id);
      expect(await call(name, { id, body: { videoLink: 'https://b23.tv/gone001' } })).toMatchObject(REFUSED);
      expect(await storedRow(app.deps.db, table, id)).toEqual(before);
      await changeRow(app.deps.db, table, id, {
        video_link: 'https://b23.tv/gone001',
      });
      expect((await call(name, { id, body: { videoLink: 'https://b23.tv/gone001' } })).status).toBe(200);
    }
  });
});
