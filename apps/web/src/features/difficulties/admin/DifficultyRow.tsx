import { decimal, formatCount } from '@rondo/domain/format';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ArrowDownIcon, ArrowUpIcon, BellIcon, EditIcon, GripIcon, TrashIcon } from '../../../ui/icons.ts';
import type { Reorder } from '../../../ui/use-reorder.ts';
import { DifficultyBadge } from '../DifficultyBadge.tsx';
import { edgeStyle } from '../edge.ts';
import type { DifficultyUsage } from './api.ts';
import { groupOf } from './groups.ts';
import './DifficultyRow.css';

export interface DifficultyRowProps {
  difficulty: DifficultyUsage;
  /** The sort order that it would get; undefined: it stays. */
  place: number | undefined;
  /** Its place among the rows that are shown, from 0. */
  index: number;
  count: number;
  reorder: Reorder;
  onDelete: () => void;
}

/** One difficulty with what hangs on it. The name opens it. */
export function DifficultyRow({ difficulty, place, index, count, reorder, onDelete }: DifficultyRowProps) {
  const { t } = useTranslation(['pages/difficulties', 'difficulties']);
  const { id, name, type, baseScore, levels, directives, sortOrder } = difficulty;
  const group = groupOf(difficulty);
  const { style, ...row } = reorder.row(index);
  const edit = (before: object) => ({ ...before, new: false, delete: undefined, edit: id });
  return (
    <li
      {...row}
      className="dif-row edge-colour"
      style={{ ...edgeStyle(difficulty), ...style }}
      data-difficulty={id}
    >
      <span
        className="dif-grip grid h-10 w-6 cursor-grab place-items-center"
        title={t('order.drag')}
        {...reorder.grip(index)}
      >
        <Icon of={GripIcon} />
      </span>
      <DifficultyBadge of={difficulty} size={40} decorative />
      <div className="dif-names flex min-w-0 items-baseline gap-3 max-md:flex-wrap max-md:gap-x-2 max-md:gap-y-0">
        <Link
          to="/admin/difficulties"
          search={edit}
          state={{ popup: true }}
          resetScroll={false}
          className="dif-name ell"
        >
          {name}
        </Link>
        <span className="text-faint num">{t('id', { id })}</span>
        {place === undefined ? null : (
          <span className="num flex-none text-12/[inherit] font-semibold text-accent">
            <span className="sr-only">{t('order.moves')} </span>
            {sortOrder} <span aria-hidden="true">→</span> {place}
          </span>
        )}
      </div>
      <span className="dif-wide text-muted">
        {t(`type.${type}`)}{' '}
        {type === 'SPECIAL' && group !== 'Other' ? (
          <span className="text-faint">{t(`difficulties:group.${group as 'Quantum'}`)}</span>
        ) : null}
      </span>
      <span className="text-right whitespace-nowrap tabular-nums">
        {baseScore === 0 ? (
          <span className="text-faint">{t('byLevel')}</span>
        ) : (
          <span>
            <b className="font-semibold">{decimal(baseScore, 2)}</b>
            <span className="unit"> PP</span>
          </span>
        )}
        <span className="hidden text-12 text-faint max-md:block">{t('levels', { count: levels })}</span>
      </span>
      <span className="dif-wide num">{formatCount(levels)}</span>
      <Link
        to="/admin/difficulties/$id/announcements"
        params={{ id }}
        className="dif-wide dif-rules text-muted"
      >
        <Icon of={BellIcon} size={14} />
        <span className="sr-only">{t('rules.of', { name })} </span>
        {directives === 0 ? t('rules.none') : t('rules.count', { count: directives })}
      </Link>
      <span className="dif-moves">
        <IconButton
          icon={ArrowUpIcon}
          label={t('order.up', { name })}
          size="small"
          disabled={index === 0}
          onClick={() => reorder.move(index, index - 1)}
        />
        <IconButton
          icon={ArrowDownIcon}
          label={t('order.down', { name })}
          size="small"
          disabled={index === count - 1}
          onClick={() => reorder.move(index, index + 1)}
        />
      </span>
      <span className="dif-wide flex justify-end">
        <Link
          to="/admin/difficulties"
          search={edit}
          state={{ popup: true }}
          resetScroll={false}
          className="icon-btn icon-btn-small"
          aria-label={t('edit.open', { name })}
          data-tooltip={t('edit.open', { name })}
        >
          <Icon of={EditIcon} size={18} />
        </Link>
        <IconButton
          icon={TrashIcon}
          label={id === 0 ? t('delete.never', { name }) : t('delete.open', { name })}
          size="small"
          disabled={id === 0}
          onClick={onDelete}
        />
      </span>
    </li>
  );
}
