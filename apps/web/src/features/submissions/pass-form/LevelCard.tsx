import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ExternalIcon } from '../../../ui/icons.ts';
import { DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import type { LevelHit } from '../api.ts';
import { LevelNames } from './LevelNames.tsx';
import './LevelCard.css';

/** The level that was found; it opens beside the form, which keeps what is typed. */
export function LevelCard({ level }: { level: LevelHit }) {
  const { t } = useTranslation('components');
  return (
    <Link
      to="/levels/$id"
      params={{ id: level.id }}
      target="_blank"
      className="level-card edge-of"
      style={edgeStyle(level.difficulty)}
    >
      <DifficultyBadge of={level.difficulty} size={48} />
      <LevelNames level={level} large />
      <Icon of={ExternalIcon} size={18} className="text-muted" />
      <span className="sr-only">{t('link.newTab')}</span>
    </Link>
  );
}
