import { truncateGraphemes } from '@rondo/domain/text';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Truncated } from '../../../ui/Truncated.tsx';
import { WrittenDifficulty } from '../../difficulties/index.ts';

/** Longer texts are cut and unfold. */
const LIMIT = 20;

/** How hard the clear felt: as a badge where it is read as a difficulty, else in the player's words. */
export function Feeling({ text }: { text: string }) {
  const { t } = useTranslation('components');
  const [whole, setWhole] = useState(false);
  if (truncateGraphemes(text, LIMIT) === text) return <WrittenDifficulty text={text} />;
  return (
    <span>
      {whole ? text : <Truncated text={text} limit={LIMIT} />}{' '}
      <button type="button" className="link text-12" aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {t(whole ? 'less' : 'more')}
      </button>
    </span>
  );
}
