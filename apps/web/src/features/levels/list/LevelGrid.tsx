import { useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useWidth } from '../../../lib/use-width.ts';
import { PagedList, type PagedListProps } from '../../../ui/PagedList.tsx';
import type { MyClears } from '../../clears/index.ts';
import type { LevelListItem } from '../api.ts';
import { LevelCard } from './LevelCard.tsx';
import type { LevelRowProps } from './LevelRow.tsx';
import './GridSize.css';

const widths = [200, 300, 400];
const gap = 16;
const narrowest = 160;

export interface LevelGridProps
  extends Pick<PagedListProps<LevelListItem>, 'rows' | 'label' | 'endText' | 'empty' | 'counted'>,
    Pick<LevelRowProps, 'legacy' | 'onEdit'> {
  mine: MyClears | null;
  /** 1 to 3. */
  size: number;
  onSize: (size: number) => void;
}

/** Levels as cards with their thumbnails: as many side by side as the width and the chosen size allow. */
export function LevelGrid({ size, onSize, legacy, mine, onEdit, ...list }: LevelGridProps) {
  const { t } = useTranslation('pages/levels');
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const columns = columnsOf(width, widths[size - 1] ?? 300);
  const cardWidth = Math.max(narrowest, (width - (columns - 1) * gap) / columns);
  return (
    <>
      <div className="mb-4 flex justify-end max-md:hidden">
        <GridSize label={t('view.size')} value={size} onChange={onSize} />
      </div>
      <div ref={frame}>
        {width === 0 ? null : (
          <PagedList
            {...list}
            columns={columns}
            gap={gap}
            rowHeight={Math.round((cardWidth * 9) / 16)}
            renderItem={(level) => (
              <LevelCard
                level={level}
                legacy={legacy}
                best={mine?.get(level.id)}
                onEdit={onEdit}
                isSmall={cardWidth < 240}
              />
            )}
          />
        )}
      </div>
    </>
  );
}

/** As near to the chosen width as whole columns come; two up to 768 px, one on the narrowest screens. */
function columnsOf(width: number, preferred: number): number {
  if (window.matchMedia('(width <= 480px)').matches) return 1;
  if (window.matchMedia('(width <= 768px)').matches) return 2;
  return Math.max(1, Math.round((width + gap) / (preferred + gap)));
}

interface GridSizeProps {
  label: string;
  /** 1 to 3. */
  value: number;
  onChange: (value: number) => void;
}

const names = ['small', 'medium', 'large'] as const;

/** How wide the cards are, as a slider with three stops. */
function GridSize({ label, value, onChange }: GridSizeProps) {
  const { t } = useTranslation('pages/levels');
  const word = t(`view.${names[value - 1] ?? 'medium'}`);
  return (
    <label className="grid-size">
      <span className="text-faint">{label}</span>
      <input
        type="range"
        min={1}
        max={names.length}
        value={value}
        aria-valuetext={word}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <span aria-hidden="true">{word}</span>
    </label>
  );
}
