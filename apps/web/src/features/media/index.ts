export { UNRATED_LEVEL, veilStyle } from './level-art.ts';
export { LevelPicture } from './LevelPicture.tsx';
export { listedStill, useVideoPicture } from './use-video-picture.ts';
export { type VideoDetails, videoDetailsQuery } from './video-details.ts';
export { VideoFrame } from './VideoFrame.tsx';
