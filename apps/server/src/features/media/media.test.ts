import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

type Answering = (address: URL) => Response | Promise<Response>;

let site: TestApp;
let answering: Answering;
let asked: URL[] = [];

beforeAll(async () => {
  site = await testApp({
    fetch: async (input, init) => {
      const address = new URL(input instanceof Request ? input.url : input);
      asked.push(address);
      const stopped = new Promise<never>((_, fail) => {
        init?.signal?.addEventListener('abort', () => fail(init.signal?.reason));
      });
      return Promise.race([answering(address), stopped]);
    },
    config: { videoTimeoutMs: 50 },
  });
});
afterAll(() => site.close());
beforeEach(() => {
  asked = [];
});

const details = (url: string) => site.call('GET', '/v2/media/video-details', { query: { url } });
const youtube = (id: string) => `https://youtu.be/${id}`;

describe('GET /v2/media/video-details (rules §15.2)', () => {
  it('asks oEmbed once a day and answers the canonical link', async () => {
    answering = () =>
      Response.json({ title: 'A clear', author_name: 'Someone', thumbnail_url: 'https://i.ytimg.com/x.jpg' });
    const first = await details(`${youtube('abcdefghij1')}?t=1m5s`);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      title: 'A clear',
      channelName: 'Someone',
      timestamp: null,
      link: 'https://www.youtube.com/watch?v=abcdefghij1&t=65s',
      downloadLink: null,
    });
    expect(asked[0]?.searchParams.get('url')).toBe('https://www.youtube.com/watch?v=abcdefghij1');
    await details(`${youtube('abcdefghij1')}?t=65`);
    expect(asked).toHaveLength(1);
    site.clock.advance(25 * 60 * 60_000);
    await details(`${youtube('abcdefghij1')}?t=65`);
    expect(asked).toHaveLength(2);
  });

  it('reads title, time and download of a Bilibili video', async () => {
    answering = () =>
      Response.json({
        code: 0,
        data: {
          title: '通关',
          pubdate: 1_700_000_000,
          pic: 'http://i0.hdslb.com/a.jpg',
          owner: { name: 'UP', face: '//i0.hdslb.com/b.jpg' },
          aid: 1,
          bvid: 'BV1xx411c7mD',
          cid: 2,
          desc: 'level: https://drive.google.com/file/d/abc-123/view',
        },
      });
    const reply = await details('b23.tv/BV1xx411c7mD');
    expect(reply.body).toMatchObject({
      title: '通关',
      timestamp: '2023-11-14T22:13:20.000Z',
      image: 'https://i0.hdslb.com/a.jpg',
      pfp: 'https://i0.hdslb.com/b.jpg',
      downloadLink: 'https://drive.google.com/file/d/abc-123/view',
    });
    const raw = await site.call('GET', '/v2/media/bilibili', { query: { bvid: 'BV1xx411c7mD' } });
    expect(raw.body.data).toMatchObject({ pubdate: 1_700_000_000, owner: { name: 'UP' } });
    expect(raw.body.data).not.toHaveProperty('desc');
    expect(asked).toHaveLength(1);
  });

  it('answers null for a link that is not known, without asking anybody', async () => {
    const reply = await details('https://example.org/video');
    expect(reply).toMatchObject({ status: 200, body: null });
    expect(asked).toHaveLength(0);
  });

  it.each([
    ['a video that is not there', () => new Response('Not Found', { status: 404 }), 404, 'VIDEO_NOT_FOUND'],
    ['a broken service', () => new Response('oops', { status: 500 }), 502, 'VIDEO_LOOKUP_FAILED'],
    ['words that are no JSON', () => new Response('<html>'), 502, 'VIDEO_LOOKUP_FAILED'],
    ['another shape', () => Response.json({ nothing: true }), 502, 'VIDEO_LOOKUP_FAILED'],
    ['a service that never answers', () => new Promise<Response>(() => {}), 502, 'VIDEO_LOOKUP_FAILED'],
  ])('says so about %s', async (name, service, status, code) => {
    answering = service;
    const id = `x${name.replaceAll(/\W/g, '')}0000000000`.slice(0, 11);
    expect(await details(youtube(id))).toMatchObject({ status, body: { code } });
  });

  it('asks again five minutes after a failure', async () => {
    answering = () => new Response('oops', { status: 500 });
    await details(youtube('failure0001'));
    await details(youtube('failure0001'));
    expect(asked).toHaveLength(1);
    site.clock.advance(6 * 60_000);
    answering = () => Response.json({ title: 'Back', author_name: 'x' });
    expect((await details(youtube('failure0001'))).body).toMatchObject({ title: 'Back' });
  });
});

describe('GET /v2/media/bilibili', () => {
  it('passes "no result" through with 200', async () => {
    answering = () => Response.json({ code: -404, message: 'nothing' });
    const reply = await site.call('GET', '/v2/media/bilibili', { query: { bvid: 'BV1nothing12' } });
    expect(reply).toMatchObject({ status: 200, body: { code: -400 } });
  });

  it.each(['', 'BV1', 'XX1xx411c7mD', 'BV1xx411c7m!'])('refuses the id %j', async (bvid) => {
    const reply = await site.call('GET', '/v2/media/bilibili', { query: { bvid } });
    expect(reply).toMatchObject({ status: 400, body: { code: 'BVID_INVALID' } });
  });
});
