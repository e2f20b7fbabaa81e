import type { VideoDetails } from '@rondo/contract/media';
import { downloadLinkIn, type VideoLink } from '@rondo/domain/media';
import { z } from 'zod';
import { Problem } from '../../../platform/http/problem.ts';
import { type Outside, outsideJson } from './outside-json.ts';

/** What the service says when it has no such video. */
const NO_RESULT = -400;

const video = z.object({
  title: z.string(),
  pubdate: z.int(),
  pic: z.string(),
  owner: z.object({ name: z.string(), face: z.string() }),
  aid: z.int(),
  bvid: z.string(),
  cid: z.int(),
  desc: z.string().optional(),
});
const reply = z.object({ code: z.int(), data: z.unknown().optional() });

export type BilibiliVideo = z.infer<typeof video>;
export type BilibiliReply = { readonly code: number; readonly data?: BilibiliVideo };

/** The service's own answer, reduced to the fields of the wire and the description. */
export async function bilibiliVideo(outside: Outside, service: string, bvid: string): Promise<BilibiliReply> {
  const address = new URL(service);
  address.searchParams.set('bvid', bvid);
  const answer = await outsideJson(outside, address, { unknown: [400, 401, 403, 404] });
  if (answer === null) return { code: NO_RESULT };
  const read = reply.safeParse(answer);
  if (!read.success) throw new Problem('VIDEO_LOOKUP_FAILED');
  if (read.data.code !== 0) return { code: NO_RESULT };
  const data = video.safeParse(read.data.data);
  if (!data.success) throw new Problem('VIDEO_LOOKUP_FAILED');
  return { code: 0, data: data.data };
}

/** @throws Problem VIDEO_NOT_FOUND */
export function bilibiliDetails({ data }: BilibiliReply, link: VideoLink): VideoDetails {
  if (data === undefined) throw new Problem('VIDEO_NOT_FOUND');
  return {
    title: data.title,
    channelName: data.owner.name,
    timestamp: new Date(data.pubdate * 1000).toISOString(),
    image: secure(data.pic),
    embed: link.embed,
    pfp: data.owner.face === '' ? null : secure(data.owner.face),
    link: link.canonical,
    downloadLink: downloadLinkIn(data.desc ?? ''),
  };
}

/** The service names its pictures without encryption, and browsers would refuse them. */
function secure(address: string): string {
  return address.replace(/^http:/i, 'https:').replace(/^\/\//, 'https://');
}
