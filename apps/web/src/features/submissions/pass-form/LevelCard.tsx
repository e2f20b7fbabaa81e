import { creditLine } from '@rondo/domain/levels';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ExternalIcon } from '../../../ui/icons.ts';
import { DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import type { LevelHit } from '../api.ts';
import './LevelCard.css';

/** The level that was found; it opens beside the form, which keeps what is typed. */
export function LevelCard({ level }: { level: LevelHit }) {
  const { t } = useTranslation(['pages/submissions', 'components']);
  return (
    <Link
      to="/levels/$id"
      params={{ id: level.id }}
      target="_blank"
      className="level-card edge-of"
      style={edgeStyle(level.difficulty)}
    >
      <DifficultyBadge of={level.difficulty} size={48} />
      <span className="min-w-0 flex-1">
        <span className="flex min-w-0 items-baseline gap-1.5 text-16">
          <strong className="ell font-semibold">{level.song}</strong>
          <span className="flex-none text-14 text-muted tabular-nums">
            {t('passForm.levelId', { id: level.id })}
          </span>
        </span>
        <span className="ell block text-muted">
          {level.artist} · {creditLine(level).text}
        </span>
      </span>
      <Icon of={ExternalIcon} size={18} className="text-muted" />
      <span className="sr-only">{t('components:link.newTab')}</span>
    </Link>
  );
}
