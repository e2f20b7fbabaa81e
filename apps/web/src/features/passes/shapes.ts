export { PassShape } from './detail/PassShape.tsx';
export { PassRowShape } from './list/PassRowShape.tsx';
