import { NO_VALUE } from '@rondo/domain/format';
import { singlesOf } from '@rondo/domain/ratings';
import { truncateGraphemes } from '@rondo/domain/text';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Truncated } from '../../../ui/Truncated.tsx';
import { RatingBadges, readRating, useDifficulties } from '../../difficulties/index.ts';

export interface FeelingProps {
  text: string;
  /** Whether the whole text is shown under the row. */
  open: boolean;
  onToggle: () => void;
}

/** Longer texts are cut in their row and unfold under it. */
const LIMIT = 20;

/** How hard a clear felt to its player: badges for difficulties, else the text, cut where it is long. */
export function Feeling({ text, open, onToggle }: FeelingProps) {
  const { t } = useTranslation('components');
  const difficulties = useDifficulties();
  if (text === '') return <span className="text-faint">{NO_VALUE}</span>;
  const rating = readRating(text, difficulties);
  const singles = rating === null ? [] : singlesOf(rating);
  if (singles.some(({ name, kind }) => kind !== 'old' && difficulties.some((row) => row.name === name)))
    return (
      <span className="inline-flex align-middle" title={text}>
        <RatingBadges singles={singles} difficulties={difficulties} size={singles.length > 1 ? 20 : 28} />
      </span>
    );
  if (truncateGraphemes(text, LIMIT) === text) return text;
  return (
    <>
      <Truncated text={text} limit={LIMIT} />
      <button type="button" className="link block ml-auto text-12" aria-expanded={open} onClick={onToggle}>
        {open ? t('less') : t('more')}
      </button>
    </>
  );
}
