import type { DirectiveProblem } from '@rondo/domain/announcements';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../../ui/Chip.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import {
  AlertIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  GripIcon,
} from '../../../../ui/icons.ts';
import type { Reorder } from '../../../../ui/use-reorder.ts';
import type { Simulation } from '../api.ts';
import { isEdited, type Entry } from '../draft.ts';
import { DirectiveBars } from './DirectiveBars.tsx';
import './DirectiveCard.css';

interface DirectiveCardProps {
  entry: Entry;
  /** From 0. */
  place: number;
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  problems: readonly DirectiveProblem[];
  /** What it would have told, and over how many days; null while nobody knows. */
  told: Simulation['directives'][number] | null;
  days: number;
  reorder: Reorder;
  summary: ReactNode;
  /** The form, while it is open. */
  children: ReactNode;
}

/** One directive in its place: what it says in a line, and its form when it is open. */
export function DirectiveCard(props: DirectiveCardProps) {
  const { entry, place, count, isOpen, onToggle, problems, told, days, reorder, summary, children } = props;
  const { t } = useTranslation('pages/directives');
  const body = useId();
  const { name, isActive, firstOfKind } = entry.directive;
  const number = place + 1;
  const named = { number, name };
  return (
    <li
      {...reorder.row(place)}
      className="directive"
      data-directive={entry.key}
      data-open={isOpen || undefined}
      data-off={!isActive || undefined}
      data-edited={isEdited(entry) || undefined}
    >
      <div className="directive-head">
        <span
          className="directive-grip relative z-1 grid h-10 place-items-center"
          title={t('rule.drag')}
          {...reorder.grip(place)}
        >
          <Icon of={GripIcon} />
        </span>
        <span className="num text-center font-semibold text-faint">{number}</span>
        <div className="min-w-0">
          <div className="flex min-w-0 items-center gap-2">
            <h3 className="ell text-16 font-semibold">{name.trim() === '' ? t('rule.unnamed') : name}</h3>
            {isEdited(entry) ? (
              <span className="flex-none text-12 font-semibold text-info">
                {entry.saved === null ? t('rule.new') : t('rule.edited')}
              </span>
            ) : null}
            {problems.length === 0 ? null : (
              <Chip tone="danger" icon={AlertIcon} className="flex-none">
                {t('rule.errors', { count: problems.length, shown: String(problems.length) })}
              </Chip>
            )}
            {firstOfKind ? (
              <Chip shape="outline" className="flex-none max-md:hidden">
                {t('rule.firstOfKindChip')}
              </Chip>
            ) : null}
            {isActive ? null : (
              <Chip shape="outline" className="flex-none">
                {t('rule.off')}
              </Chip>
            )}
          </div>
          <p className="ell text-muted">{summary}</p>
        </div>
        {told === null ? null : (
          <span className="directive-told" title={t('rule.told', { days })}>
            <DirectiveBars perDay={told.perDay} />
            <b className="num min-w-7">
              {told.items}
              <span className="sr-only"> {t('rule.told', { days })}</span>
            </b>
          </span>
        )}
        <span className="directive-moves">
          <IconButton
            icon={ArrowUpIcon}
            label={t('rule.up', named)}
            size="small"
            disabled={place === 0}
            onClick={() => reorder.move(place, place - 1)}
          />
          <IconButton
            icon={ArrowDownIcon}
            label={t('rule.down', named)}
            size="small"
            disabled={place === count - 1}
            onClick={() => reorder.move(place, place + 1)}
          />
        </span>
        <IconButton
          icon={isOpen ? ChevronDownIcon : ChevronRightIcon}
          label={t(isOpen ? 'rule.close' : 'rule.open', named)}
          size="small"
          className="directive-toggle cover"
          aria-expanded={isOpen}
          aria-controls={isOpen ? body : undefined}
          onClick={onToggle}
        />
      </div>
      {isOpen ? (
        <div id={body} role="group" aria-label={t('rule.form', named)} className="directive-body">
          {children}
        </div>
      ) : null}
    </li>
  );
}
