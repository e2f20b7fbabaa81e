import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/Link.tsx';
import type { PendingLevel, PendingPass } from './api.ts';

/** Passes that already have this video. */
export function PassDuplicates({ submission }: { submission: PendingPass }) {
  const { t } = useTranslation('pages/desk');
  const { duplicates = [], levelId } = submission;
  const [first] = duplicates;
  if (!first) return null;
  return (
    <Banner
      tone="warning"
      title={
        duplicates.length === 1
          ? t('duplicate.pass', { id: first.id })
          : t('duplicate.passes', { count: duplicates.length })
      }
    >
      <ul>
        {duplicates.map((pass) => (
          <li key={pass.id}>
            #{pass.id}, {pass.player},{' '}
            {pass.levelId === levelId ? (
              t('duplicate.sameLevel')
            ) : (
              <TextLink to="/levels/$id" params={{ id: pass.levelId }}>
                {t('duplicate.otherLevel', { id: pass.levelId })}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
      <p className="text-muted">{t('duplicate.keepsBoth')}</p>
    </Banner>
  );
}

/** Levels that already have this video, or this song by this artist. */
export function LevelDuplicates({ submission }: { submission: PendingLevel }) {
  const { t } = useTranslation('pages/desk');
  const { duplicates = [] } = submission;
  if (duplicates.length === 0) return null;
  return (
    <Banner tone="warning" title={t('duplicate.levels', { count: duplicates.length })}>
      <ul>
        {duplicates.map(({ id, song, artist }) => (
          <li key={id}>
            <TextLink to="/levels/$id" params={{ id }}>
              #{id} {song}
            </TextLink>{' '}
            <span className="text-muted">{artist}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted">{t('duplicate.keepsBoth')}</p>
    </Banner>
  );
}
