import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { CheckboxBox } from '../../../ui/Checkbox.tsx';
import type { AuditedLevel } from '../api.ts';
import { ChosenTray } from './ChosenTray.tsx';
import { CreditRow } from './CreditRow.tsx';
import './CreditList.css';

export interface CreditListProps {
  levels: readonly AuditedLevel[];
  /** These are still those of the search before. */
  isOld: boolean;
  /** The level whose credits are open. */
  opened: number | undefined;
}

/** The levels of a page, several of which can be chosen. What is no longer on the page is not chosen any more. */
export function CreditList({ levels, isOld, opened }: CreditListProps) {
  const { t } = useTranslation('pages/creators');
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const chosen = levels.filter(({ id }) => ids.has(id));
  const isAll = chosen.length === levels.length;
  const isSome = chosen.length > 0 && !isAll;
  const all = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (all.current) all.current.indeterminate = isSome;
  }, [isSome]);
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen.map((level) => level.id));
    if (isChosen) next.add(id);
    else next.delete(id);
    setIds(next);
  };
  return (
    <>
      <div className="credit-rows">
        <div className="credit-row credit-head">
          <CheckboxBox
            ref={all}
            checked={isAll}
            aria-label={t('chosen.all')}
            onChange={() => setIds(new Set(isAll ? [] : levels.map(({ id }) => id)))}
          />
          {/* Names and marks say themselves what they are. */}
          <span aria-hidden="true" className="credit-head-level">
            {t('term.level')}
          </span>
          <span aria-hidden="true">{t('term.credits')}</span>
          <span aria-hidden="true">{t('term.state')}</span>
        </div>
        <ul aria-label={t('tab.credits')} aria-busy={isOld || undefined} className="aria-busy:opacity-60">
          {levels.map((level) => (
            <CreditRow
              key={level.id}
              level={level}
              isChosen={ids.has(level.id)}
              onChoose={(isChosen) => choose(level.id, isChosen)}
              isOpen={level.id === opened}
            />
          ))}
        </ul>
      </div>
      {chosen.length > 0 ? <ChosenTray levels={chosen} list={all} onClear={() => setIds(new Set())} /> : null}
    </>
  );
}
