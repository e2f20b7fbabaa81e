import { badgeContrast, difficultyBadgeSvg } from '@rondo/domain/badges';
import { isColour } from '@rondo/domain/difficulties';
import { formatBaseScore, formatContrast } from '@rondo/domain/format';
import { readDecimal } from '@rondo/domain/text';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../../ui/Chip.tsx';
import { AlertIcon, CheckIcon } from '../../../../ui/icons.ts';
import { type BadgeOf, DifficultyBadge } from '../../DifficultyBadge.tsx';
import { edgeStyle } from '../../edge.ts';
import type { DifficultyUsage } from '../api.ts';
import type { DifficultyDraft } from './draft.ts';
import { neighboursOf } from './neighbours.ts';

export interface IconPreviewProps {
  draft: DifficultyDraft;
  before: DifficultyUsage | null;
  table: readonly DifficultyUsage[];
}

const readable = 4.5;
const fallbackColour = '#8C88A3';
const colourOf = ({ color }: DifficultyDraft) => (isColour(color) ? color.toUpperCase() : fallbackColour);

/** The badge as it would be drawn, by the program that the server draws it with. */
export function badgeOf(draft: DifficultyDraft): BadgeOf {
  const name = draft.name.trim() || '?';
  const svg = difficultyBadgeSvg({ name, type: draft.type, color: colourOf(draft) });
  const drawn = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return {
    name,
    icon: draft.isDrawn || draft.icon.trim() === '' ? drawn : draft.icon.trim(),
    legacyIcon: null,
  };
}

/** The icon in three sizes on both themes, in a row, and among its neighbours. */
export function IconPreview({ draft, before, table }: IconPreviewProps) {
  const { t } = useTranslation('pages/difficulties');
  const badge = badgeOf(draft);
  const color = colourOf(draft);
  const ratio = badgeContrast({ name: badge.name, type: draft.type, color });
  const isReadable = ratio >= readable;
  const neighbours = neighboursOf(draft, before, table);
  const sizes = [64, 40, 28] as const;
  const own = <DifficultyBadge of={badge} size={40} decorative className="dif-own" />;
  return (
    <div className="dif-preview">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3>{t('icon.title')}</h3>
        {draft.isDrawn ? (
          <Chip tone={isReadable ? 'success' : 'warning'} icon={isReadable ? CheckIcon : AlertIcon}>
            {t('icon.contrast', { ratio: formatContrast(ratio, readable) })}
          </Chip>
        ) : null}
      </div>
      <div className="dif-themes" role="img" aria-label={t('icon.both', { name: badge.name })}>
        {(['dark', 'light'] as const).map((theme) => (
          <div key={theme} data-ground={theme}>
            {sizes.map((size) => (
              <DifficultyBadge key={size} of={badge} size={size} decorative />
            ))}
          </div>
        ))}
      </div>
      <div
        className="dif-sample edge-of edge-wash"
        style={edgeStyle({ name: badge.name, color })}
        aria-hidden="true"
      >
        <DifficultyBadge of={badge} size={48} decorative />
        <div className="min-w-0">
          <p className="ell text-muted">{t('sample.sub')}</p>
          <p className="ell text-16 font-semibold">{t('sample.title')}</p>
        </div>
        <SampleScore text={draft.baseScore} />
      </div>
      {neighbours.length === 0 ? null : (
        <div>
          <p className="mb-2 text-12 text-faint">{t('icon.neighbours')}</p>
          <div className="flex flex-wrap gap-2">
            {neighbours.map((row) =>
              row.id === before?.id ? (
                <span key={row.id}>{own}</span>
              ) : (
                <DifficultyBadge key={row.id} of={row} size={40} />
              ),
            )}
            {before ? null : own}
          </div>
        </div>
      )}
    </div>
  );
}

function SampleScore({ text }: { text: string }) {
  const base = readDecimal(text);
  if (!base) return null;
  return (
    <span className="num">
      <b className="font-semibold">{formatBaseScore(base).split(' ')[0]}</b>
      <span className="unit"> PP</span>
    </span>
  );
}
