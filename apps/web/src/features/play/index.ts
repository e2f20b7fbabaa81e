import { lazyPage } from '../../lib/lazy-page.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

export { newNonce } from './new-nonce.ts';
export { playTick, playWin } from './sound/sound.ts';
export { SoundButton } from './sound/SoundButton.tsx';

export const FairPage = lazyPage(() => import('./FairPage.tsx'), 'FairPage', ['pages/fair', 'draws']);
/** A draw that can be checked: its receipt, what was known before it, what came of it. */
export const DrawReceipt = lazyPart(() => import('./receipt/ReceiptTicket.tsx'), 'ReceiptTicket', 'draws');
