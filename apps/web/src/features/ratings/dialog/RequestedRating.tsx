import { singlesOf } from '@rondo/domain/ratings';
import { RatingBadges, readRating, useDifficulties } from '../../difficulties/index.ts';
import { Truncated } from '../../../ui/Truncated.tsx';

/** As many characters as stand beside three badges. */
const LIMIT = 14;

/** What was asked for, as badges where it is a difficulty or a range of them, else in the words it was written in. */
export function RequestedRating({ text }: { text: string }) {
  const difficulties = useDifficulties();
  if (text === '') return <span className="text-faint">-</span>;
  const rating = readRating(text, difficulties);
  const singles = rating ? singlesOf(rating) : [];
  const areDrawn = singles.length > 0 && singles.every(({ kind }) => kind !== 'old');
  return areDrawn && difficulties.length > 0 ? (
    <RatingBadges singles={singles} difficulties={difficulties} size={singles.length > 1 ? 32 : 40} />
  ) : (
    <Truncated text={text} limit={LIMIT} className="font-semibold" />
  );
}
