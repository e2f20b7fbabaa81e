export { Accuracy } from './parts/Accuracy.tsx';
export { JudgementCount } from './parts/JudgementCount.tsx';
export { PassFlags } from './parts/PassFlags.tsx';
