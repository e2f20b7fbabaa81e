export {
  receives,
  type LiveEventType,
  type LiveFact,
  type Listener,
  type LiveSource,
  liveSourceOf,
} from './audience.ts';
