import { type ReactNode, useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { ReceiptIcon } from '../../../ui/icons.ts';
import { DrawReceipt } from '../../draws/index.ts';
import type { CasePlayer } from '../api.ts';
import { tierClass } from '../parts/tier.ts';
import { ResultText } from './ResultText.tsx';
import type { CaseState } from './use-case.ts';

export interface CaseResultProps {
  opened: CaseState;
  player: CasePlayer;
  /** The button that opens. */
  children: ReactNode;
}

/** What the last case held, and its receipt. */
export function CaseResult({ opened: { opening, isRunning, refusal }, player, children }: CaseResultProps) {
  const { t } = useTranslation('modifiers');
  const [checked, setChecked] = useState<number | null>(null);
  const told = isRunning ? null : opening;
  const receipt = told?.reply.receipt;
  const isChecked = receipt !== undefined && checked === receipt.id;
  const won = told?.reply.modifier?.type;
  return (
    <div className="grid gap-6">
      <div>
        <div role="status" className="text-center not-empty:mb-6">
          {told ? <ResultText modifier={told.reply.modifier} player={player} /> : null}
        </div>
        <div className="flex flex-wrap items-center justify-center gap-3" data-actions>
          {children}
          {receipt ? (
            <Button
              variant="ghost"
              icon={ReceiptIcon}
              aria-expanded={isChecked}
              onClick={() => setChecked(isChecked ? null : receipt.id)}
            >
              {t('term.checkDraw')}
            </Button>
          ) : null}
        </div>
      </div>
      {refusal && !isRunning ? <FormError message={problemText(refusal)} /> : null}
      {told && receipt && isChecked ? (
        <div className="mx-auto w-full max-w-144">
          <DrawReceipt
            receipt={receipt}
            sealed={told.stake}
            result={
              <span className={tierClass(won ?? 'nothing')} style={{ color: 'var(--tier-text)' }}>
                {t(`name.${won ?? 'nothing'}`)}
              </span>
            }
          />
        </div>
      ) : null}
    </div>
  );
}
