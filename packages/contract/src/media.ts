import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { time } from './shapes.ts';
import { absent, idParams, lenientInt, pathId } from './tolerant.ts';

const call = endpointsOf('media');

export const videoDetails = z
  .object({
    title: z.string(),
    channelName: z.string(),
    timestamp: time.nullable(),
    image: z.string(),
    embed: z.string(),
    pfp: z.string().nullable(),
    link: z.string(),
    downloadLink: z.string().nullable(),
  })
  .meta({ id: 'VideoDetails' });
export type VideoDetails = z.infer<typeof videoDetails>;

export const bilibiliVideo = z.object({
  title: z.string(),
  pubdate: z.int(),
  pic: z.string(),
  owner: z.object({ name: z.string(), face: z.string() }),
  aid: z.int(),
  bvid: z.string(),
  cid: z.int(),
});

/** Only makes the address another one: the present picture is answered whatever it says. */
const pictureVersion = absent(z.string().max(100)).describe('Another one for each look of the picture.');

export const mediaEndpoints = {
  videoDetails: call.get('/v2/media/video-details', 'P', {
    cache: 'shared',
    summary: 'Title, channel and time of a video, or null for a link that is not known.',
    querystring: z.object({ url: z.string().max(2000) }),
    reply: videoDetails.nullable(),
  }),
  bilibili: call.get('/v2/media/bilibili', 'P', {
    cache: 'shared',
    summary: 'A Bilibili video by its id; code -400 means no result.',
    querystring: z.object({ bvid: absent(z.string().max(100)) }),
    reply: z.object({ code: z.int(), data: bilibiliVideo.optional() }),
  }),
  image: call.get('/v2/media/image', 'P', {
    cache: 'shared',
    alsoAt: ['/v2/media/image-proxy'],
    summary: 'A picture of an allowed host, fetched and kept by the server.',
    querystring: z.object({ url: absent(z.string()) }),
    reply: null,
  }),
  difficultyIcon: call.get('/v2/media/icon/:file', 'P', {
    cache: 'shared',
    summary:
      'The drawn badge of a difficulty, of a deleted one as well: {difficultyId}.svg, or .png with 256x256 pixels.',
    params: z.object({ file: z.string().max(40) }),
    querystring: z.object({
      v: absent(z.string().max(100)),
      legacy: absent(lenientInt(z.int()).or(z.string().max(10))),
    }),
    reply: null,
  }),
  levelArt: call.get('/v2/media/art/:file', 'P', {
    cache: 'shared',
    summary:
      'The drawing of a level as SVG of at most 4 kB: {card, mark or band}-{night or day}-{level id}-{p, g, u, q, x or h and the step}-{colour}.svg.',
    params: z.object({ file: z.string().max(60) }),
    querystring: z.object({ v: pictureVersion }),
    reply: null,
  }),
  levelThumbnail: call.get('/v2/media/thumbnail/level/:id', 'P', {
    cache: 'shared',
    summary: 'The preview card of a level as PNG: SMALL 400x210, MEDIUM 800x420 (default), LARGE 1200x630.',
    params: idParams,
    querystring: z.object({ size: absent(z.string().max(40)), v: pictureVersion }),
    reply: null,
  }),
  passThumbnail: call.get('/v2/media/thumbnail/pass/:id', 'P', {
    cache: 'shared',
    summary: 'The preview card of a pass as PNG, in the sizes of a level; a perfect one has a gold frame.',
    params: idParams,
    querystring: z.object({ size: absent(z.string().max(40)), v: pictureVersion }),
    reply: null,
  }),
  avatar: call.get('/v2/media/avatar/:userId', 'P', {
    cache: 'shared',
    summary: 'The picture of a user: 302 to the image proxy, or a drawn disc with the initial as PNG.',
    params: z.object({ userId: pathId }),
    querystring: z.object({ v: pictureVersion }),
    reply: null,
  }),
};
