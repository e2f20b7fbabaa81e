export { LevelShape } from './detail/LevelShape.tsx';
export { LevelRowShape } from './list/LevelRowShape.tsx';
