import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextLink } from '../../../ui/Link.tsx';
import { DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import { LevelPicture, listedStill, veilStyle } from '../../media/index.ts';
import type { HomeFeed } from '../api.ts';
import { PersonText } from '../../../ui/PersonText.tsx';

/** The newest levels as small cards on their pictures. */
export function NewLevels({ levels }: { levels: HomeFeed['newLevels'] }) {
  const { t } = useTranslation('pages/home-feed');
  return (
    <section>
      <div className="home-feed-head">
        <h2>{t('newLevels.title')}</h2>
        <TextLink to="/levels" className="ml-auto whitespace-nowrap">
          {t('newLevels.all')}
        </TextLink>
      </div>
      {levels.length === 0 ? <p className="text-muted">{t('newLevels.none')}</p> : null}
      <ul className="home-cards">
        {levels.map((level) => (
          <li
            key={level.id}
            className="new-level edge-of veiled"
            style={{ ...edgeStyle(level.difficulty), ...veilStyle(level.difficulty) }}
          >
            <LevelPicture
              level={level}
              shape="card"
              still={listedStill(level.videoLink)}
              className="absolute inset-0 -z-2 size-full"
            />
            <span className="absolute top-2 left-2">
              <DifficultyBadge of={level.difficulty} size={32} />
            </span>
            <Link
              to="/levels/$id"
              params={{ id: level.id }}
              className="cover ell px-2.5 pb-2.5 font-semibold"
              title={level.song}
            >
              <PersonText of={level.song} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
