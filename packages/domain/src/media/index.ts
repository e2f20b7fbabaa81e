export { type DemoStill, demoStillLink, parseDemoStill } from './demo-still.ts';
export { downloadLinkIn } from './download-link.ts';
export { FACE_COLOURS } from './drawn-face.ts';
export { pictureElsewhere } from './picture-elsewhere.ts';
export { isBilibiliId } from './bilibili-id.ts';
export {
  canonicalVideoLink,
  enteredVideoLink,
  parseVideoLink,
  shortVideoLink,
  type VideoLink,
  type VideoLinkFault,
  videoKey,
  videoLinkFault,
} from './video-link.ts';
export { hasForeignScheme, MAX_LINK } from './foreign-scheme.ts';
export { isHttpUrl } from './web-address.ts';
