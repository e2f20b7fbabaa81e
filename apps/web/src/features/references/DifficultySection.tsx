import { FIRST_ID_WITHOUT_PP } from '@rondo/domain/difficulties';
import { formatBaseScore } from '@rondo/domain/format';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ChevronDownIcon } from '../../ui/icons.ts';
import { DifficultyBadge, edgeStyle } from '../difficulties/index.ts';
import type { Reference } from './api.ts';

export interface DifficultySectionProps {
  reference: Reference;
  open: boolean;
  onToggle: () => void;
  /** Not saved yet. */
  marked: boolean;
  children: ReactNode;
}

/** A difficulty with what stands for it, folded away or not. */
export function DifficultySection({ reference, open, onToggle, marked, children }: DifficultySectionProps) {
  const { t } = useTranslation('references');
  const panelId = useId();
  const { difficulty, levels } = reference;
  const count = levels.length;
  return (
    <section
      className="ref-section edge-colour relative border-t border-hairline"
      style={edgeStyle(difficulty)}
    >
      <h3>
        <button
          type="button"
          className="ref-head"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={onToggle}
        >
          <DifficultyBadge of={difficulty} size={32} decorative />
          <span className="font-semibold">{difficulty.name}</span>
          {difficulty.id < FIRST_ID_WITHOUT_PP ? (
            <span className="num text-muted">{formatBaseScore(difficulty.baseScore)}</span>
          ) : null}
          {marked ? <span className="text-12 text-warning">{t('edit.dirty')}</span> : null}
          <span className="ml-auto text-12/[inherit] whitespace-nowrap text-muted tabular-nums">
            {t('count', { count })}
          </span>
          <Icon of={ChevronDownIcon} size={18} />
        </button>
      </h3>
      {open ? (
        <div id={panelId} className="grid gap-2 px-6 pb-4 max-md:px-4">
          {children}
        </div>
      ) : null}
    </section>
  );
}
