import { lazyPart } from '../../../lib/lazy-part.ts';

/** A draw that can be checked: its receipt, what was known before it, what came of it. */
export const DrawReceipt = lazyPart(() => import('./ReceiptTicket.tsx'), 'ReceiptTicket', 'draws');
