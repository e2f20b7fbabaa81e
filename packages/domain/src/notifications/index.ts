export {
  hears,
  isManager,
  LIVE_EVENT_TYPES,
  LIVE_SOURCES,
  type LiveEventType,
  type LiveFact,
  type Listener,
  type LiveSource,
  liveSourceOf,
} from './audience.ts';
