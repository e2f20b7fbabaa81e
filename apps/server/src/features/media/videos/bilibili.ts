import type { VideoDetails } from '@rondo/contract/media';
import { downloadLinkIn, hasForeignScheme, type VideoLink } from '@rondo/domain/media';
import { z } from 'zod';
import { Problem } from '../../../platform/http/problem.ts';
import { outsideWord } from '../../../platform/outside/outside-text.ts';
import { type Outside, outsideJson } from './outside-json.ts';
import { LONGEST_ADDRESS, LONGEST_DESCRIPTION, LONGEST_NAME, LONGEST_TITLE } from './video-texts.ts';

/** Seconds since 1970, up to the year 2100. */
const pubdate = z.int().min(0).max(4_102_444_800);
const video = z.object({
  title: outsideWord(LONGEST_TITLE),
  pubdate,
  pic: outsideWord(LONGEST_ADDRESS),
  owner: z.object({ name: outsideWord(LONGEST_NAME), face: outsideWord(LONGEST_ADDRESS) }),
  aid: z.int(),
  bvid: z.string().regex(/^\w{1,40}$/),
  cid: z.int(),
  desc: outsideWord(LONGEST_DESCRIPTION).optional(),
});
const reply = z.union([
  z.object({ code: z.literal(0), data: video }),
  z.object({ code: z.int().refine((code) => code !== 0) }),
]);

export type BilibiliReply = { readonly code: number; readonly data?: z.infer<typeof video> };

/** What the service says when it has no such video, whatever its reason. */
const NO_RESULT: BilibiliReply = { code: -400 };

/** The service's own answer, reduced to the fields of the wire and the description. */
export async function bilibiliVideo(outside: Outside, service: string, bvid: string): Promise<BilibiliReply> {
  const address = new URL(service);
  address.searchParams.set('bvid', bvid);
  const answer = await outsideJson<BilibiliReply>(outside, address, reply, () => NO_RESULT);
  return answer.code === 0 ? answer : NO_RESULT;
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
    pfp: secure(data.owner.face) || null,
    link: link.canonical,
    downloadLink: downloadLinkIn(data.desc ?? ''),
  };
}

/** The service names its pictures without encryption, and browsers would refuse them. '' for what is no picture's link. */
function secure(address: string): string {
  if (hasForeignScheme(address)) return '';
  return address.replace(/^http:/i, 'https:').replace(/^\/\//, 'https://');
}
