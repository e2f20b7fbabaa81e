export { type MakeDraw, openCommitment, sealedDraw } from './sealed-draw.ts';
