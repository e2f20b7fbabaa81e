import { createHash } from 'node:crypto';
import { mediaEndpoints } from '@rondo/contract/media';
import { isBilibiliId } from '@rondo/domain/media';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { route, routeWith } from '../../platform/http/route.ts';
import { artReply } from './art/art-reply.ts';
import { avatarReply } from './cards/avatar.ts';
import { cardShelf } from './cards/card-shelf.ts';
import { levelThumbnail } from './cards/level-thumbnail.ts';
import { passThumbnail } from './cards/pass-thumbnail.ts';
import { iconReply } from './icons/icon.ts';
import { imageReply } from './pictures/image-reply.ts';
import { PICTURE_LIFETIME_SECONDS, pictures } from './pictures/pictures.ts';
import { serveStills } from './stills/serve-stills.ts';
import { videosOf } from './videos/videos.ts';

export function registerMediaRoutes(app: FastifyInstance, deps: Deps): void {
  const videos = videosOf(deps);
  const limit = 'videoLookup';

  routeWith(app, mediaEndpoints.videoDetails, { limit }, ({ query }) => videos.details(query.url));

  routeWith(app, mediaEndpoints.bilibili, { limit }, async ({ query }) => {
    if (query.bvid === undefined || !isBilibiliId(query.bvid)) throw new Problem('BVID_INVALID');
    const { code, data } = await videos.bilibili(query.bvid);
    if (data === undefined) return { code };
    const { desc: _, ...shown } = data;
    return { code, data: shown };
  });

  const images = pictures(deps);
  routeWith(app, mediaEndpoints.image, { limit: 'imageProxy' }, async ({ query, request }) => {
    const picture = await images.get(query.url ?? '');
    const hash = createHash('sha256').update(picture.bytes).digest('base64url').slice(0, 27);
    return imageReply(request, hash, picture, `public, max-age=${PICTURE_LIFETIME_SECONDS}`);
  });

  const shelf = cardShelf(deps);
  serveStills(app, shelf);
  route(app, mediaEndpoints.difficultyIcon, (call) => iconReply(deps, shelf, call));

  route(app, mediaEndpoints.levelArt, artReply);

  const cards = { shelf, pictures: images, videos };
  routeWith(app, mediaEndpoints.levelThumbnail, { limit: 'imageProxy' }, async (call) => {
    const { png, tag } = await levelThumbnail(deps, cards, call);
    return imageReply(call.request, tag, { bytes: png, type: 'image/png' }, 'no-cache');
  });

  routeWith(app, mediaEndpoints.passThumbnail, { limit: 'imageProxy' }, async (call) => {
    const { png, tag } = await passThumbnail(deps, cards, call);
    return imageReply(call.request, tag, { bytes: png, type: 'image/png' }, 'no-cache');
  });

  routeWith(app, mediaEndpoints.avatar, { limit: 'imageProxy' }, (call) => avatarReply(deps.db, cards, call));
}
