import { formatScore } from '@rondo/domain/format';
import { shownPins } from '@rondo/domain/players';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import { LevelPicture, listedStill, veilStyle } from '../../media/index.ts';
import { Accuracy, PassFlags } from '../../passes/index.ts';
import type { PlayerPass } from '../api.ts';
import { PersonText } from '../../../ui/PersonText.tsx';
import './BestThree.css';

export interface BestThreeProps {
  /** The passes that count. */
  passes: readonly PlayerPass[];
  pins: readonly number[];
  isOwn: boolean;
  /** A pass of a banned player is no page for most people. */
  isOpen: boolean;
}

/** The clears that stand out: the pinned ones, else the three highest scores. */
export function BestThree({ passes, pins, isOwn, isOpen }: BestThreeProps) {
  const { t } = useTranslation('pages/profile');
  const shown = shownPins(passes, pins);
  if (shown.length === 0) return null;
  return (
    <section className="mt-12" aria-labelledby="best-three">
      <header className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id="best-three">{t('best.title')}</h2>
        {isOwn ? <p className="text-faint">{t('best.hint')}</p> : null}
      </header>
      <ul className="best-three">
        {shown.map((pass) => (
          <li key={pass.id}>
            <article
              className="best-clear veiled edge-colour"
              style={{ ...edgeStyle(pass.level.difficulty), ...veilStyle(pass.level.difficulty) }}
            >
              <LevelPicture
                level={pass.level}
                shape="card"
                still={listedStill(pass.level.videoLink)}
                className="absolute inset-0 -z-2 size-full"
              />
              <p className="flex items-start justify-between gap-2">
                <DifficultyBadge of={pass.level.difficulty} size={48} />
                <PassFlags pass={pass} />
              </p>
              <div className="min-w-0">
                <Link
                  to={isOpen ? '/passes/$id' : '/levels/$id'}
                  params={{ id: isOpen ? pass.id : pass.levelId }}
                  className="cover ell block text-16 font-semibold"
                  title={pass.level.song}
                >
                  <PersonText of={pass.level.song} />
                </Link>
                <p className="flex items-baseline justify-between gap-2 tabular-nums">
                  <b className="text-22 font-bold">{formatScore(pass.scoreV2)}</b>
                  <Accuracy value={pass.accuracy} />
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
