export {
  hears,
  isManager,
  type LiveEventType,
  type LiveFact,
  type Listener,
  type LiveSource,
  liveSourceOf,
} from './audience.ts';
