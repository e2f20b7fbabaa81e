import { formatBaseScore } from '@rondo/domain/format';
import { effectiveBase } from '@rondo/domain/passes';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { StarIcon } from '../../../ui/icons.ts';
import { ButtonLink } from '../../../ui/Link.tsx';
import type { LevelDetail } from '../api.ts';
import './FirstClear.css';

/** In place of the leaderboard of a level that nobody has cleared. */
export function FirstClear({ level }: { level: LevelDetail }) {
  const { t } = useTranslation(['pages/level', 'pages/levels']);
  const base = effectiveBase(level.baseScore, level.difficulty.baseScore);
  return (
    <section className="first-clear">
      <span className="text-gold">
        <Icon of={StarIcon} size={40} />
      </span>
      <div className="min-w-0">
        <h3>{t('board.empty')}</h3>
        <p className="text-muted">
          {t('board.emptyHint')}
          {base === 0 ? null : ` ${t('board.emptyBase', { base: formatBaseScore(base) })}`}
        </p>
      </div>
      <ButtonLink to="/submission/pass" search={{ level: level.id }} size="large">
        {t('pages/levels:detail.submit')}
      </ButtonLink>
    </section>
  );
}
