import { beforeEach, describe, expect, it } from 'vitest';
import { appOfTests } from '../../../testing/before-tests.ts';
import { testApp } from '../../../testing/test-app.ts';

type Answering = (address: URL) => Response | Promise<Response>;

/** The services' answers as they are recorded, with made-up content. */
const DATA_API_VIDEO = {
  kind: 'youtube#videoListResponse',
  etag: 'Zm9vYmFy',
  items: [
    {
      kind: 'youtube#video',
      etag: 'YmFyZm9v',
      id: 'abcdefghij1',
      snippet: {
        publishedAt: '2024-05-04T18:30:12Z',
        channelId: 'UC0123456789abcdefghijkl',
        title: 'Glass Meridian (level by Fennick)',
        description:
          'A level.\n\nmirror: https://cdn.discordapp.com/attachments/1/2/level.zip\nhttps://drive.google.com/file/d/1AbC-dEf/view?usp=sharing\n',
        thumbnails: {
          default: { url: 'https://i.ytimg.com/vi/abcdefghij1/default.jpg', width: 120, height: 90 },
          medium: { url: 'https://i.ytimg.com/vi/abcdefghij1/mqdefault.jpg', width: 320, height: 180 },
        },
        channelTitle: 'Night Recorder',
        tags: ['rhythm'],
        categoryId: '20',
        liveBroadcastContent: 'none',
        localized: { title: 'Glass Meridian (level by Fennick)', description: '' },
      },
    },
  ],
  pageInfo: { totalResults: 1, resultsPerPage: 1 },
};
const DATA_API_CHANNEL = {
  kind: 'youtube#channelListResponse',
  etag: 'Y2hhbm5lbA',
  pageInfo: { totalResults: 1, resultsPerPage: 5 },
  items: [
    {
      kind: 'youtube#channel',
      etag: 'Y2g',
      id: 'UC0123456789abcdefghijkl',
      snippet: {
        title: 'Night Recorder',
        description: '',
        customUrl: '@night-recorder',
        publishedAt: '2019-01-02T03:04:05.678901Z',
        thumbnails: {
          default: { url: 'https://yt3.ggpht.com/abc=s88-c-k-c0x00ffffff-no-rj', width: 88, height: 88 },
          medium: { url: 'https://yt3.ggpht.com/abc=s240-c-k-c0x00ffffff-no-rj', width: 240, height: 240 },
        },
      },
    },
  ],
};
const NOBODY = {
  kind: 'youtube#videoListResponse',
  etag: 'x',
  items: [],
  pageInfo: { totalResults: 0, resultsPerPage: 0 },
};
const QUOTA_USED_UP = {
  error: {
    code: 403,
    message: 'The request cannot be completed because you have exceeded your quota.',
    errors: [{ message: 'exceeded', domain: 'youtube.quota', reason: 'quotaExceeded' }],
  },
};

let answering: Answering;
let asked: URL[] = [];

const service: typeof fetch = async (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input);
  asked.push(address);
  const stopped = new Promise<never>((_, fail) => {
    init?.signal?.addEventListener('abort', () => fail(init.signal?.reason));
  });
  return Promise.race([answering(address), stopped]);
};

const site = appOfTests({ fetch: service, config: { videoTimeoutMs: 50 } });
const withKey = appOfTests({
  fetch: service,
  config: { videoTimeoutMs: 50, youtubeApiKey: 'the-key', youtubeApiUrl: 'https://api.example/youtube/v3' },
});
beforeEach(() => {
  asked = [];
});

const details = (url: string) => site.call('videoDetails', { url });
const youtube = (id: string) => `https://youtu.be/${id}`;

describe('GET /v2/media/video-details', () => {
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
    const raw = await site.call('bilibili', { bvid: 'BV1xx411c7mD' });
    expect(raw.body.data).toMatchObject({ pubdate: 1_700_000_000, owner: { name: 'UP' } });
    expect(raw.body.data).not.toHaveProperty('desc');
    expect(asked).toHaveLength(1);
  });

  it('leaves out pictures whose link has another scheme', async () => {
    answering = () =>
      Response.json({
        code: 0,
        data: {
          title: 'x',
          pubdate: 1_700_000_000,
          pic: 'javascript:alert(1)',
          owner: { name: 'UP', face: 'data:image/svg+xml,x' },
          aid: 1,
          bvid: 'BV1yy411c7mD',
          cid: 2,
        },
      });
    expect((await details('b23.tv/BV1yy411c7mD')).body).toMatchObject({ image: '', pfp: null });
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
    ['more than 64 kB', () => Response.json({ title: 'x'.repeat(70_000) }), 502, 'VIDEO_LOOKUP_FAILED'],
    [
      'another address',
      () => new Response(null, { status: 302, headers: { location: 'http://127.0.0.1:1/' } }),
      502,
      'VIDEO_LOOKUP_FAILED',
    ],
    ['a service that never answers', () => new Promise<Response>(() => {}), 502, 'VIDEO_LOOKUP_FAILED'],
  ])('says so about %s', async (name, reply, status, code) => {
    answering = reply;
    const id = `x${name.replaceAll(/\W/g, '')}0000000000`.slice(0, 11);
    expect(await details(youtube(id))).toMatchObject({ status, body: { code } });
  });

  it('answers texts that can be stored', async () => {
    answering = () =>
      Response.json({
        title: `${'x'.repeat(299)}👨‍👩‍👧‍👦`,
        author_name: 'a\0b\uD83D',
        thumbnail_url: 'https://i.ytimg.com/x.jpg',
      });
    expect((await details(youtube('odd0texts01'))).body).toMatchObject({
      title: 'x'.repeat(299),
      channelName: 'a\uFFFDb\uFFFD',
    });
  });

  it.each([1e15, -1, 0.5])('takes no publish time of %d from Bilibili', async (pubdate) => {
    const data = { title: 'x', pubdate, pic: '', owner: { name: '', face: '' }, aid: 1, bvid: 'BV1', cid: 2 };
    answering = () => Response.json({ code: 0, data });
    const link = `https://www.bilibili.com/video/BV1${`${pubdate}`.replaceAll(/\W/g, 'x').padEnd(9, '0').slice(0, 9)}`;
    expect(await details(link)).toMatchObject({ status: 502, body: { code: 'VIDEO_LOOKUP_FAILED' } });
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

describe('with a key of the YouTube Data API', () => {
  const ask = (id: string) => withKey.call('videoDetails', { url: youtube(id) });
  const api = (video: () => Response, channel: () => Response = () => Response.json(DATA_API_CHANNEL)) => {
    answering = ({ pathname }) =>
      pathname.endsWith('/videos')
        ? video()
        : pathname.endsWith('/channels')
          ? channel()
          : Response.json({ title: 'From oEmbed', author_name: 'Someone', type: 'video', version: '1.0' });
  };

  it('gives time, channel picture and download, and keeps the key to itself', async () => {
    api(() => Response.json(DATA_API_VIDEO));
    const reply = await ask('abcdefghij1');
    expect(reply).toMatchObject({
      status: 200,
      body: {
        title: 'Glass Meridian (level by Fennick)',
        channelName: 'Night Recorder',
        timestamp: '2024-05-04T18:30:12.000Z',
        image: 'https://i.ytimg.com/vi/abcdefghij1/mqdefault.jpg',
        pfp: 'https://yt3.ggpht.com/abc=s240-c-k-c0x00ffffff-no-rj',
        link: 'https://www.youtube.com/watch?v=abcdefghij1',
        downloadLink: 'https://drive.google.com/file/d/1AbC-dEf/view?usp=sharing',
      },
    });
    expect(reply.text).not.toContain('the-key');
    expect(asked.map(({ href }) => href)).toEqual([
      'https://api.example/youtube/v3/videos?part=snippet&fields=items%2Fsnippet%28publishedAt%2CchannelId%2Ctitle%2Cdescription%2CchannelTitle%29&id=abcdefghij1&key=the-key',
      'https://api.example/youtube/v3/channels?part=snippet&fields=items%2Fsnippet%2Fthumbnails%28medium%2Furl%2Cdefault%2Furl%29&id=UC0123456789abcdefghijkl&key=the-key',
    ]);
    await ask('abcdefghij1');
    expect(asked).toHaveLength(2);
    await ask('abcdefghij2');
    expect(asked).toHaveLength(3);
  });

  it('says which videos are not there', async () => {
    api(() => Response.json(NOBODY));
    expect(await ask('nobody00001')).toMatchObject({ status: 404, body: { code: 'VIDEO_NOT_FOUND' } });
  });

  it('does without a channel picture', async () => {
    withKey.clock.advance(25 * 60 * 60_000);
    api(
      () => Response.json(DATA_API_VIDEO),
      () => Response.json({ kind: 'youtube#channelListResponse', pageInfo: { totalResults: 0 } }),
    );
    expect((await ask('nopicture01')).body).toMatchObject({ channelName: 'Night Recorder', pfp: null });
  });

  it.each([
    ['quota', () => Response.json(QUOTA_USED_UP, { status: 403 })],
    ['badkey', () => Response.json({ error: { code: 400 } }, { status: 400 })],
    ['broken', () => new Response('<html>')],
  ])('asks oEmbed when the API does not answer, for five minutes (%s)', async (name, video) => {
    const id = `${name}00000000000`.slice(0, 11);
    api(video);
    expect((await ask(id)).body).toMatchObject({ title: 'From oEmbed', timestamp: null });
    api(() => Response.json(DATA_API_VIDEO));
    expect((await ask(id)).body).toMatchObject({ title: 'From oEmbed' });
    withKey.clock.advance(5 * 60_000);
    expect((await ask(id)).body).toMatchObject({ timestamp: '2024-05-04T18:30:12.000Z' });
  });

  it('is announced to the browser', async () => {
    expect((await withKey.call('config')).body.features.videoTimes).toBe(true);
    expect((await site.call('config')).body.features.videoTimes).toBe(false);
  });
});

it('sixty look-ups a minute are let through, both kinds together', async () => {
  const limited = await testApp({ rateLimits: true });
  for (let n = 0; n < 60; n += 1)
    await (n % 2 ? limited.call('bilibili') : limited.call('videoDetails', { url: 'x' }));
  expect((await limited.call('bilibili')).status).toBe(429);
  await limited.close();
});

describe('GET /v2/media/bilibili', () => {
  it('passes "no result" through with 200', async () => {
    answering = () => Response.json({ code: -404, message: 'nothing' });
    const reply = await site.call('bilibili', { bvid: 'BV1nothing12' });
    expect(reply).toMatchObject({ status: 200, body: { code: -400 } });
  });

  it.each(['', 'BV1', 'XX1xx411c7mD', 'BV1xx411c7m!'])('refuses the id %j', async (bvid) => {
    const reply = await site.call('bilibili', { bvid });
    expect(reply).toMatchObject({ status: 400, body: { code: 'BVID_INVALID' } });
  });
});
