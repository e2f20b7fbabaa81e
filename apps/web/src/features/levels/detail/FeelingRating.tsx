import { NO_VALUE } from '@rondo/domain/format';
import { truncateGraphemes } from '@rondo/domain/text';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Truncated } from '../../../ui/Truncated.tsx';

/** Longer texts are cut in their row and unfold under it. */
const LIMIT = 20;

export interface FeelingRatingProps {
  text: string;
  /** Whether the whole text is shown under the row. */
  open: boolean;
  onToggle: () => void;
}

/** How hard it felt to the player; long texts are cut, with a button that shows them under the row. */
export function FeelingRating({ text, open, onToggle }: FeelingRatingProps) {
  const { t } = useTranslation('components');
  if (text === '') return <span className="text-faint">{NO_VALUE}</span>;
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
