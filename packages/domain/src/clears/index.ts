export { EXAMPLE_ACCURACY, type LiftedLevel, liftOf } from './lift.ts';
export {
  HARDEST_CLEARS,
  isBeginnerWith,
  LEAST_PEERS,
  MOST_NEXT,
  NEAR_STEPS,
  type NextCandidate,
  type NextLevel,
  nextForYou,
  type OwnClear,
  PEERS_A_SIDE,
  type PeerPass,
  STRENGTH_FACTOR,
} from './next-for-you.ts';
