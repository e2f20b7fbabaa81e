export { Accuracy } from './parts/Accuracy.tsx';
export { JudgementBar } from './parts/JudgementBar.tsx';
export { JudgementCount } from './parts/JudgementCount.tsx';
export { PassFlags } from './parts/PassFlags.tsx';
