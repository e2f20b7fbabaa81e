import { LevelEditor } from '../features/levels/index.ts';
import { RatingPage } from '../features/ratings/index.ts';

/** The rating page with the levels' editor: a level shows ratings, so the slices cannot import each other. */
function Screen() {
  return <RatingPage levelEditor={LevelEditor} />;
}

export const RatingScreen = Object.assign(Screen, { preload: RatingPage.preload });
