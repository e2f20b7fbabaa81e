export { deleteDraws, lockUnspent, markSpent } from './draws.repository.ts';
export { nodeHashes } from './node-hashes.ts';
export { type MakeDraw, openCommitment, sealedDraw } from './sealed-draw.ts';
