import { formatCount } from '@rondo/domain/format';
import type { DescriptionWords } from '@rondo/domain/pages';

const counted = (count: number, one: string, other: string) =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${other}`;

/** The words of descriptions that stand in HTML, as in the web app's English texts. */
export const english: DescriptionWords = {
  by: (names) => `By ${names}`,
  more: (names, count) => `${names} & ${formatCount(count)} more`,
  clears: (count) => counted(count, 'clear', 'clears'),
  score: (score) => `Score ${score}`,
  accuracy: (accuracy) => `Accuracy ${accuracy}`,
  worldsFirst: 'Worlds first',
  rank: (rank) => `Rank #${rank}`,
  rankedScore: (score) => `Ranked score ${score}`,
  passes: (count) => counted(count, 'pass', 'passes'),
};
