export { useVideoPicture } from './use-video-picture.ts';
export { VideoFrame } from './VideoFrame.tsx';
