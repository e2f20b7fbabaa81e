export { type Audience, type Listener, type LiveSource, liveSourceOf, receives } from './audience.ts';
