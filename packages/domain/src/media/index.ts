export { downloadLinkIn } from './download-link.ts';
export {
  canonicalVideoLink,
  isBilibiliId,
  parseVideoLink,
  type VideoHost,
  type VideoLink,
  videoKey,
} from './video-link.ts';
export { isHttpUrl } from './web-address.ts';
