export { receives, type LiveSource, liveSourceOf } from './audience.ts';
