import type { CSSProperties } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { edgeStyle } from '../../difficulties/index.ts';

const colour = edgeStyle({ name: 'G9', color: '#F27A5E' });
const steps = ['none', 'below95', 'below98', 'below995', 'above'] as const;

/** What the height of a cell means. */
export function LadderLegend() {
  const { t } = useTranslation('pages/profile');
  return (
    <p className="ladder-legend">
      {steps.map((key, quarters) => (
        <span key={key}>
          <span className="ladder-cell edge-colour" data-empty={quarters === 0 || undefined} style={colour}>
            {quarters === 0 ? null : <i style={{ '--quarters': quarters } as CSSProperties} />}
          </span>
          {t(`ladder.${key}`)}
        </span>
      ))}
      <span>
        <span className="ladder-cell edge-colour" data-perfect style={colour}>
          <i style={{ '--quarters': 4 } as CSSProperties} />
        </span>
        {t('ladder.perfect')}
      </span>
    </p>
  );
}
