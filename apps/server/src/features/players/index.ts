export { lockConcerned, lockLevels } from './standings/locks.repository.ts';
export { recompute, recomputeEverything } from './standings/recompute.ts';
export type { Recomputation } from './standings/scope.ts';
