import { singlesOf } from '@rondo/domain/ratings';
import { useDifficulties } from './api.ts';
import { RatingBadges, readRating } from './RatingBadges.tsx';

/** A difficulty as somebody wrote it, with its badges where it is understood. */
export function WrittenDifficulty({ text }: { text: string }) {
  const difficulties = useDifficulties();
  const rating = readRating(text, difficulties);
  return (
    <span className="flex flex-wrap items-center gap-2">
      {rating ? <RatingBadges singles={singlesOf(rating)} difficulties={difficulties} /> : null}
      <span>{text === '' ? '-' : text}</span>
    </span>
  );
}
