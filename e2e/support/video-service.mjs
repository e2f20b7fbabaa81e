import { createServer } from 'node:http';

/** What the stand-in answers for any video. */
const VIDEO = { title: 'Full clear of the evening', channelName: 'Night Recorder' };
const VIDEO_UPLOADED_AT = '2026-03-14T15:09:26.000Z';

/**
 * Stands in for YouTube's oEmbed and Bilibili's view call, so that no test needs the network.
 * Resolves to { environment, stop }: the variables that lead the server here.
 */
export async function startVideoService() {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const body =
      pathname === '/oembed' ? oembed(searchParams.get('url')) : bilibili(searchParams.get('bvid'));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${server.address().port}`;
  return {
    environment: { YOUTUBE_OEMBED_URL: `${base}/oembed`, BILIBILI_API_URL: `${base}/view` },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

function oembed(url) {
  return {
    type: 'video',
    version: '1.0',
    title: VIDEO.title,
    author_name: VIDEO.channelName,
    author_url: 'https://www.youtube.com/@night-recorder',
    provider_name: 'YouTube',
    thumbnail_url: `https://i.ytimg.com/vi/${new URL(url ?? 'https://www.youtube.com').searchParams.get('v')}/hqdefault.jpg`,
  };
}

function bilibili(bvid) {
  return {
    code: 0,
    data: {
      bvid,
      aid: 1,
      cid: 1,
      title: VIDEO.title,
      pubdate: Date.parse(VIDEO_UPLOADED_AT) / 1000,
      pic: 'https://i0.hdslb.com/bfs/archive/still.jpg',
      owner: { name: VIDEO.channelName, face: 'https://i0.hdslb.com/bfs/face/face.jpg' },
    },
  };
}
