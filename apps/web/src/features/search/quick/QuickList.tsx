import { useEffect } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { QuickGroup, QuickRow } from './rows.tsx';

export interface QuickListProps {
  id: string;
  groups: readonly QuickGroup[];
  active: QuickRow | undefined;
  onActive: (key: string) => void;
  onOpen: (row: QuickRow) => void;
}

/** The options of the quick search in their groups. The box keeps the focus and gets the keys. */
export function QuickList({ id, groups, active, onActive, onOpen }: QuickListProps) {
  const { t } = useTranslation('search');
  const activeId = active ? `${id}-${active.key}` : '';
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  return (
    <div id={id} role="listbox" aria-label={t('quick.results')} className="-mx-2 mt-3">
      {groups.map(({ name, rows }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}-heading`}>
          <p id={`${id}-${name}-heading`} className="px-2 pt-2 pb-1 text-12 text-faint">
            {t(`quick.${name}`)}
          </p>
          {rows.map((row) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={row.key}
              id={`${id}-${row.key}`}
              role="option"
              tabIndex={-1}
              aria-selected={row === active}
              className="quick-row flex min-h-11 cursor-pointer items-center gap-3 px-2 py-1"
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => onActive(row.key)}
              onClick={() => onOpen(row)}
            >
              {row.content}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
