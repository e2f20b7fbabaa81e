import { useEffect } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { QuickGroup, QuickRow } from './rows.tsx';

export interface QuickListProps {
  id: string;
  groups: readonly QuickGroup[];
  active: QuickRow | undefined;
  onActive: (key: string) => void;
  onOpen: (row: QuickRow, isNewTab: boolean) => void;
}

/** The options of the quick search in their groups. The box keeps the focus and gets the keys. */
export function QuickList({ id, groups, active, onActive, onOpen }: QuickListProps) {
  const { t } = useTranslation('search');
  const activeId = active ? `${id}-${active.key}` : '';
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  return (
    <div id={id} role="listbox" aria-label={t('quick.results')}>
      {groups.map(({ name, rows, count }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}-heading`}>
          <p className="quick-heading">
            <span id={`${id}-${name}-heading`}>{t(`quick.${name}`)}</span>
            <span>{count}</span>
          </p>
          {rows.map((row) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={row.key}
              id={`${id}-${row.key}`}
              role="option"
              tabIndex={-1}
              aria-selected={row === active}
              className="quick-row"
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => onActive(row.key)}
              onClick={(event) => onOpen(row, event.ctrlKey || event.metaKey)}
            >
              {row.content}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The shape of what is looked for. */
export function QuickShapes() {
  const { t } = useTranslation('search');
  const groups = [
    { name: 'levels', rows: 3, radius: 8 },
    { name: 'players', rows: 1, radius: '50%' },
  ] as const;
  return (
    <div aria-hidden="true">
      {groups.map(({ name, rows, radius }) => (
        <div key={name}>
          <p className="quick-heading">{t(`quick.${name}`)}</p>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className="quick-row">
              <Skeleton width={32} height={32} radius={radius} />
              <span className="grid flex-1 gap-2">
                <Skeleton width="40%" />
                <Skeleton width="55%" height={8} />
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
