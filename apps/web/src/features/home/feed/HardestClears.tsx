import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Flag } from '../../../ui/Flag.tsx';
import { DifficultyBadge } from '../../difficulties/index.ts';
import { LevelPicture } from '../../media/index.ts';
import { Accuracy } from '../../passes/index.ts';
import type { HomeClear } from '../api.ts';
import { HiddenLabel } from '../../../ui/HiddenLabel.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';

/** The hardest clears of 30 days; nothing where there was none. */
export function HardestClears({ clears }: { clears: readonly HomeClear[] }) {
  const { t } = useTranslation('pages/home-feed');
  if (clears.length === 0) return null;
  return (
    <section className="mt-6">
      <div className="home-feed-head">
        <h2>{t('hardest.title')}</h2>
      </div>
      <ul>
        {clears.map(({ id, level, player, accuracy }) => (
          <li key={id} className="hardest-row">
            <LevelPicture level={level} shape="mark" className="size-12 rounded-card" />
            <span className="min-w-0">
              <Link
                to="/passes/$id"
                params={{ id }}
                className="cover ell block font-semibold"
                title={level.song}
              >
                <PersonText of={level.song} />
              </Link>
              <span className="flex min-w-0 items-center gap-1.5 text-muted">
                <span className="ell">
                  <PersonText of={player.name} />
                </span>
                <Flag country={player.country} />
              </span>
            </span>
            <span className="num text-muted">
              <HiddenLabel of={t('term.accuracy')} />
              <Accuracy value={accuracy} />
            </span>
            <DifficultyBadge of={level.difficulty} size={32} />
          </li>
        ))}
      </ul>
    </section>
  );
}
