import { lazyPart } from '../../lib/lazy-part.ts';

/** The button of the home page, with its dialog. */
export const RandomLevelButton = lazyPart(() => import('./RandomLevelButton.tsx'), 'RandomLevelButton');
/** For super admins, on the page of a level. */
export const RerollButton = lazyPart(() => import('./RerollButton.tsx'), 'RerollButton');
/** What wheels made of the difficulty of a level that is being rated; for super admins. */
export const SuggestionList = lazyPart(
  () => import('./suggestions/SuggestionList.tsx'),
  'SuggestionList',
  'wheels',
);
