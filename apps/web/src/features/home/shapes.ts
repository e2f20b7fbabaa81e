export { HomeShape } from './HomeShape.tsx';
