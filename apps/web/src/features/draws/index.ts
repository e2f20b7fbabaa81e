export { newNonce } from './new-nonce.ts';
export { DrawReceipt } from './receipt/draw-receipt.ts';
export { playTick, playWin } from './sound/sound.ts';
export { SoundButton } from './sound/SoundButton.tsx';
