import { creditLine, shownName } from '@rondo/domain/levels';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { BaseScore, DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import type { PassHead } from './api.ts';
import { listed } from '../../../lib/i18n/texts.ts';
import { PersonText } from '../../../ui/PersonText.tsx';
import './PassCard.css';

/** The level that was cleared; the whole card leads to it. */
export function PassLevelCard({ level }: { level: PassHead['level'] }) {
  const { t } = useTranslation('pages/pass');
  const { text, more } = creditLine(level);
  const credits = more > 0 ? t('moreCredits', { names: text, count: more }) : text;
  return (
    <article className="pass-card pass-card-level edge-of" style={edgeStyle(level.difficulty)}>
      <DifficultyBadge of={level.difficulty} size={64} className="travel-badge pass-card-badge" />
      <div className="min-w-0">
        <p className="ell text-faint tabular-nums" title={credits}>
          #{level.id}
          {credits === '' ? null : ` - ${credits}`}
        </p>
        <h2 className="pass-card-name">
          <Link
            to="/levels/$id"
            params={{ id: level.id }}
            className="travel-title cover ell"
            title={level.song}
          >
            <PersonText of={level.song} />
          </Link>
        </h2>
        <p className="ell text-muted">
          <PersonText of={level.artist} />
        </p>
        <Makers level={level} />
      </div>
      <span className="num text-18 font-semibold">
        <BaseScore level={level} />
      </span>
    </article>
  );
}

/** Charters and vfxers by name where the line above names their team or only some of them. */
function Makers({ level }: { level: PassHead['level'] }) {
  const { t } = useTranslation('pages/pass');
  const { text, more } = creditLine(level);
  const all = (['charter', 'vfxer'] as const).flatMap((role) => {
    const credits = (level.levelCredits ?? []).filter((credit) => credit.role === role);
    const names = credits.length > 0 ? listed(credits.map(shownName)) : level[role].trim();
    return names === '' || names === text ? [] : t(`madeBy.${role}`, { names });
  });
  const line = all.join(' · ');
  const isNamedAbove = more === 0 && text !== teamOf(level);
  if (line === '' || isNamedAbove) return null;
  return (
    <p className="ell text-12 text-faint" title={line}>
      {line}
    </p>
  );
}

function teamOf({ team, teamObject }: PassHead['level']): string {
  return teamObject?.name.trim() || team.trim();
}
