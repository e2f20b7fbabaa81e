import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LockIcon } from '../../../ui/icons.ts';
import { DrawReceipt } from '../../draws/index.ts';
import type { Draw } from './use-draws.ts';

export interface SealProps {
  /** What is sealed for the next draw. */
  commitment: string | null;
  isTurning: boolean;
  /** The draw that the wheel rests at. */
  draw: Draw | undefined;
  /** What came of it, as people call it. */
  result: ReactNode;
}

/** The seal of a draw: before it the start of its text, after it the receipt. */
export function Seal({ commitment, isTurning, draw, result }: SealProps) {
  const { t } = useTranslation('wheels');
  const [open, setOpen] = useState<Draw | null>(null);
  const isOpen = draw !== undefined && open === draw;
  if (draw !== undefined && !isTurning)
    return (
      <>
        <p className="seal">
          <Icon of={LockIcon} size={14} />
          {t('seal.opened')}
          <button
            type="button"
            className="link"
            aria-expanded={isOpen}
            onClick={() => setOpen(isOpen ? null : draw)}
          >
            {t('term.checkDraw')}
          </button>
        </p>
        {isOpen ? (
          <div className="w-full text-left">
            <DrawReceipt receipt={draw.receipt} sealed={draw.sealed} result={result} />
          </div>
        ) : null}
      </>
    );
  const shown = isTurning ? draw?.sealed.commitment : commitment;
  if (!shown) return null;
  return (
    <p className="seal">
      <Icon of={LockIcon} size={14} />
      {t(isTurning ? 'seal.turning' : 'seal.ready')} <code title={shown}>{inShort(shown)}</code>
    </p>
  );
}

const inShort = (hex: string) => `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}`;
