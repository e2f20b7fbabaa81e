import { creditLine } from '@rondo/domain/levels';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Truncated } from '../../../ui/Truncated.tsx';
import type { LevelHit } from '../api.ts';

/** Characters that a picker shows of a song, its artist and who made the level (docs/rules/pages.md#long-texts). */
const limits = { song: 30, artist: 15, creator: 20 };

/** Song with number over artist and creators, as the level picker names a level. */
export function LevelNames({ level, large = false }: { level: LevelHit; large?: boolean }) {
  const { t } = useTranslation('pages/submissions');
  return (
    <span className="min-w-0 flex-1">
      <span className={`flex min-w-0 items-baseline gap-1.5 ${large ? 'text-16' : ''}`}>
        <span className={`ell ${large ? 'font-semibold' : 'font-medium'}`}>
          <Truncated text={level.song} limit={limits.song} />
        </span>
        <span className={`flex-none text-muted tabular-nums ${large ? 'text-14' : ''}`}>
          {t('passForm.levelId', { id: level.id })}
        </span>
      </span>
      <span className={`ell block text-muted ${large ? '' : 'text-12'}`}>
        <Truncated text={level.artist} limit={limits.artist} /> ·{' '}
        <Truncated text={creditLine(level).text} limit={limits.creator} />
      </span>
    </span>
  );
}
