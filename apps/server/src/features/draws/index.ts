export { deleteDraws, lockUnspent, markSpent } from './draws.repository.ts';
export { type MakeDraw, openCommitment, sealedDraw } from './sealed-draw.ts';
