import { LevelEditing } from '../features/levels/index.ts';
import { RatingPage } from '../features/ratings/index.ts';

/** The rating page with the levels' editor: the page of a level shows ratings, so the two slices cannot ask each other. */
function Screen() {
  return <RatingPage levelEditor={LevelEditing} />;
}

export const RatingScreen = Object.assign(Screen, { preload: RatingPage.preload });
