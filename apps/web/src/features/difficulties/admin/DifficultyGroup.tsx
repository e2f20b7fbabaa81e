import { formatCount } from '@rondo/domain/format';
import { useId, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ChevronDownIcon, ChevronRightIcon } from '../../../ui/icons.ts';
import { Said } from '../../../ui/Said.tsx';
import { useReorder } from '../../../ui/use-reorder.ts';
import { edgeStyle } from '../edge.ts';
import { DifficultyRow } from './DifficultyRow.tsx';
import type { Group, GroupName } from './groups.ts';
import type { Order } from './use-order.ts';
import './DifficultyGroup.css';

export interface DifficultyGroupProps {
  group: Group;
  order: Order;
  isOpen: boolean;
  onToggle: () => void;
  onDelete: (id: number) => void;
}

/** A tier or a kind of specials: folded, its colours; open, its rows. */
export function DifficultyGroup({ group, order, isOpen, onToggle, onDelete }: DifficultyGroupProps) {
  const { t } = useTranslation(['pages/difficulties', 'difficulties']);
  const id = useId();
  const { name, rows, shown } = group;
  const [moved, setMoved] = useState<{ id: number; times: number } | null>(null);
  const reorder = useReorder(shown.length, (from, to) => {
    const [row, target] = [shown[from], shown[to]];
    if (!row || !target) return;
    order.move(row.id, target.id);
    setMoved({ id: row.id, times: (moved?.times ?? 0) + 1 });
  });
  const place = shown.findIndex((row) => row.id === moved?.id);
  const levels = rows.reduce((sum, row) => sum + row.levels, 0);
  return (
    <section aria-labelledby={id}>
      <h2 className="dif-group">
        <button type="button" id={id} aria-expanded={isOpen} onClick={onToggle}>
          <Icon of={isOpen ? ChevronDownIcon : ChevronRightIcon} />
          <span>
            <b>{useGroupLabel()(name)}</b> <span className="text-faint num">{formatCount(rows.length)}</span>
          </span>
          <span className="dif-wall flex gap-0.5 overflow-hidden" aria-hidden="true">
            {isOpen
              ? null
              : rows.map((row) => <i key={row.id} className="edge-colour" style={edgeStyle(row)} />)}
          </span>
          <span className="num text-faint max-md:hidden">{t('levels', { count: levels })}</span>
        </button>
      </h2>
      <Said
        by={moved?.times ?? 0}
        text={
          place < 0
            ? null
            : t('order.now', { name: shown[place]?.name, position: place + 1, count: shown.length })
        }
      />
      {isOpen ? (
        <ul aria-labelledby={id}>
          {shown.map((row, index) => (
            <DifficultyRow
              key={row.id}
              difficulty={row}
              place={order.changes.get(row.id)}
              index={index}
              count={shown.length}
              reorder={reorder}
              onDelete={() => onDelete(row.id)}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** P, G and U stand for themselves; the others have words. */
function useGroupLabel(): (name: GroupName) => string {
  const { t } = useTranslation(['pages/difficulties', 'difficulties']);
  return (name) =>
    name === 'P' || name === 'G' || name === 'U'
      ? name
      : name === 'Other'
        ? t('group.other')
        : t(`difficulties:group.${name}`);
}
