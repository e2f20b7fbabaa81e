import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { time } from './shapes.ts';
import { absent, idParams, pathId } from './tolerant.ts';

const tag = 'media';

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

export const mediaEndpoints = {
  videoDetails: endpoint({
    method: 'GET',
    url: '/v2/media/video-details',
    access: 'P',
    tag,
    summary: 'Title, channel and time of a video, or null for a link that is not known.',
    schema: {
      querystring: z.object({ url: z.string().max(2000) }),
      response: { 200: videoDetails.nullable() },
    },
  }),
  bilibili: endpoint({
    method: 'GET',
    url: '/v2/media/bilibili',
    access: 'P',
    tag,
    summary: 'A Bilibili video by its id; code -400 means no result.',
    schema: {
      querystring: z.object({ bvid: absent(z.string().max(100)) }),
      response: {
        200: z.object({
          code: z.int(),
          data: z
            .object({
              title: z.string(),
              pubdate: z.int(),
              pic: z.string(),
              owner: z.object({ name: z.string(), face: z.string() }),
              aid: z.int(),
              bvid: z.string(),
              cid: z.int(),
            })
            .optional(),
        }),
      },
    },
  }),
  image: endpoint({
    method: 'GET',
    url: '/v2/media/image',
    alsoAt: ['/v2/media/image-proxy'],
    access: 'P',
    tag,
    summary: 'A picture of an allowed host, fetched and kept by the server.',
    schema: {
      querystring: z.object({ url: absent(z.string()) }),
      response: { 200: null },
    },
  }),
  levelThumbnail: endpoint({
    method: 'GET',
    url: '/v2/media/thumbnail/level/:id',
    access: 'P',
    tag,
    summary: 'The preview card of a level as PNG: SMALL 400x210, MEDIUM 800x420 (default), LARGE 1200x630.',
    schema: {
      params: idParams,
      querystring: z.object({ size: absent(z.string().max(40)) }),
      response: { 200: null },
    },
  }),
  avatar: endpoint({
    method: 'GET',
    url: '/v2/media/avatar/:userId',
    access: 'P',
    tag,
    summary: 'The picture of a user: 302 to the image proxy, or a drawn disc with the initial as PNG.',
    schema: { params: z.object({ userId: pathId }), response: { 200: null } },
  }),
};
