import { lazyPage } from '../../lib/lazy-page.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

export { newNonce } from './new-nonce.ts';
export { RandomLevelButton } from './RandomLevelButton.tsx';
export { DrawReceipt } from './receipt/draw-receipt.ts';
export { playTick, playWin } from './sound/sound.ts';
export { SoundButton } from './sound/SoundButton.tsx';

export const FairPage = lazyPage(() => import('./FairPage.tsx'), 'FairPage', ['pages/fair', 'draws']);
/** For super admins, on the page of a level. */
export const RerollButton = lazyPart(() => import('./RerollButton.tsx'), 'RerollButton', 'wheels');
/** What wheels made of the difficulty of a level that is being rated; for super admins. */
export const SuggestionList = lazyPart(
  () => import('./suggestions/SuggestionList.tsx'),
  'SuggestionList',
  'wheels',
);
