export { ensureDifficulties, refreshDifficultyRefs } from './ensure-difficulties.ts';
